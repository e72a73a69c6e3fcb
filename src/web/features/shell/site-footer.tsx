import { brand } from '#domain/brand.ts';
import { usePage } from '../../lib/page-context.ts';
import { TitleBlock } from '../../ui/title-block.tsx';
import { useTexts } from '../../lib/use-texts.ts';

/** Foot of every public page: the title block of a drawing (design brief). */
export function SiteFooter() {
  const t = useTexts();
  const { language } = usePage();
  const { street, postalCode, city } = brand.address;
  const mailbox = brand.mailboxes[language];
  const cells = [
    {
      id: 'brand',
      label: t('common:footer.drawing'),
      content: (
        <p className="font-semibold">
          {brand.name} – {t('common:brand.tagline')}
        </p>
      ),
      span: 2 as const,
    },
    {
      id: 'contact',
      label: t('common:footer.contact'),
      content: (
        <p>
          <a className="inline-block py-1" href={`mailto:${mailbox}`}>
            {mailbox}
          </a>
          <br />
          <a className="figures inline-block py-1" href={`tel:${brand.phone.replaceAll(' ', '')}`}>
            {brand.phone}
          </a>
        </p>
      ),
      span: 2 as const,
    },
    {
      id: 'company',
      label: t('common:footer.company'),
      content: (
        <p className="text-sm">
          {brand.developer}, {street}, {postalCode} {city}
        </p>
      ),
      span: 2 as const,
    },
    {
      id: 'numbers',
      content: (
        <p className="figures text-sm">
          {t('common:footer.companyNumber', { number: brand.companyNumber.replaceAll(' ', '\u00A0') })}
          <br />
          {t('common:footer.vatNumber', { number: brand.vatNumber })}
        </p>
      ),
    },
    { id: 'scale', label: t('common:footer.scale'), content: <p className="text-sm">{t('common:footer.answer')}</p> },
  ];
  return (
    <footer aria-label={t('common:footer.label')} className="page-column mt-16 pb-8">
      <TitleBlock cells={cells} />
    </footer>
  );
}
