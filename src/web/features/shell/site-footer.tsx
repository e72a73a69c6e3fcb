import { useTranslation } from 'react-i18next';
import { brand } from '#domain/brand.ts';
import { usePage } from '../../lib/page-context.ts';
import { TitleBlock } from '../../ui/title-block.tsx';

/** Foot of every public page: the title block of a drawing (design brief). */
export function SiteFooter() {
  const { t } = useTranslation();
  const { language } = usePage();
  const { street, postalCode, city } = brand.address;
  const mailbox = brand.mailboxes[language];
  const cells = [
    { id: 'brand', label: t('footer.drawing'), content: <p className="font-semibold">{brand.name} – {t('brand.tagline')}</p>, span: 2 as const },
    {
      id: 'contact',
      label: t('footer.contact'),
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
      label: t('footer.company'),
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
          {t('footer.companyNumber', { number: brand.companyNumber })}
          <br />
          {t('footer.vatNumber', { number: brand.vatNumber })}
        </p>
      ),
    },
    { id: 'scale', label: t('footer.scale'), content: <p className="text-sm">{t('footer.answer')}</p> },
  ];
  return (
    <footer aria-label={t('footer.label')} className="page-column mt-16 pb-8">
      <TitleBlock cells={cells} />
    </footer>
  );
}
