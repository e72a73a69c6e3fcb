import { brand } from '#domain/brand.ts';
import { pathOf } from '#domain/routes.ts';
import { screensInMenu } from '#domain/screens/screens-in-menu.ts';
import { registrationOf } from '#domain/settings/agency-facts.ts';
import { usePage } from '../../lib/page-context.ts';
import { TitleBlock } from '../../ui/title-block.tsx';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { MainLinks } from './main-links.tsx';

const legalPages = screensInMenu('legal');

/** Footer of every public page: the title block of a drawing (design brief). */
export function SiteFooter() {
  const t = useTexts();
  const { language, agency } = usePage();
  const { street, postalCode, city } = brand.address;
  const mailbox = brand.mailboxes[language];
  const cells = [
    {
      id: 'brand',
      label: t('common:footer.drawing'),
      content: (
        <>
          <p className="font-semibold">
            {brand.name} – {t('common:brand.tagline')}
          </p>
          <p className="flex flex-wrap gap-x-5">
            {brand.socialLinks.map(({ name, href }) => (
              <a key={name} className="inline-block py-1" href={href} rel="me">
                {name}
              </a>
            ))}
          </p>
        </>
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
          {[brand.developer, agency.legalForm].filter(Boolean).join(', ')},{' '}
          <span className="inline-block">{street},</span>{' '}
          <span className="inline-block">
            {postalCode} {city}
          </span>
        </p>
      ),
      span: 2 as const,
    },
    {
      id: 'numbers',
      content: (
        <p className="figures text-sm">
          {t('common:footer.companyNumber', { number: agency.companyNumber })}
          {[agency.vatNumber && t('common:footer.vatNumber', { number: agency.vatNumber }), registrationOf(agency)]
            .filter(Boolean)
            .map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
        </p>
      ),
    },
    { id: 'scale', label: t('common:footer.scale'), content: <p className="text-sm">{t('common:footer.answer')}</p> },
  ];
  return (
    <footer aria-label={t('common:footer.label')} className="page-column mt-16 pb-8">
      <nav aria-label={t('common:footer.pages')} className="grid gap-6 border-t border-hair py-8 sm:grid-cols-2">
        <div>
          <p className="lettering mb-2 text-muted">{t('common:footer.pages')}</p>
          <div className="grid grid-cols-2 justify-items-start">
            <MainLinks className="contents" linkClassName="" />
            <a className="nav-link" href={pathOf('portal', language)} rel="nofollow">
              {t('common:footer.account')}
            </a>
          </div>
        </div>
        <div>
          <p className="lettering mb-2 text-muted">{t('common:footer.legal')}</p>
          <ul className="grid">
            {legalPages.map((page) => (
              <li key={page}>
                <a className="nav-link" href={pathOf(page, language)}>
                  {t(`common:footer.${page}`)}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </nav>
      <TitleBlock
        cells={cells}
        className="max-sm:*:col-span-2 md:max-lg:[&>:last-child]:col-span-4 md:max-lg:[&>:nth-last-child(2)]:col-span-2"
      />
    </footer>
  );
}
