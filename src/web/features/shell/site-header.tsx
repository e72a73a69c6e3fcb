import { Link } from 'react-router';
import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../lib/page-context.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { GlobeIcon } from '../../ui/icons/signs.tsx';
import { Logo } from '../../ui/logo.tsx';
import { LanguageLinks } from './language-links.tsx';
import { ThemeSelect } from './theme-select.tsx';
import { useTexts } from '../../lib/use-texts.ts';

type Props = { isOffice: boolean };

/** Head of every page: the mark, the way to a price, languages and theme. */
export function SiteHeader({ isOffice }: Props) {
  const t = useTexts();
  const { language, screen } = usePage();
  return (
    <header className="border-b border-hair">
      <div className="page-column flex min-h-18 items-center gap-2 py-2 sm:gap-3">
        <Link
          to={pathOf('home', language)}
          aria-label={`${t('common:brand.name')} – ${t('common:navigation.home')}`}
          className="me-auto"
        >
          <Logo className="h-12 w-auto" />
        </Link>
        <nav aria-label={t('common:navigation.label')} className="flex items-center gap-1 sm:gap-2">
          {isOffice ? (
            <ButtonLink size="sm" variant="quiet" to={pathOf('admin', language)}>
              {t('common:navigation.admin')}
            </ButtonLink>
          ) : null}
          {!isOffice && screen !== 'quote' ? (
            // Beneath 360 px there is no room for it; each page offers the same further down.
            <ButtonLink size="sm" className="whitespace-nowrap max-[22.4rem]:hidden" to={pathOf('quote', language)}>
              {t('common:navigation.quote')}
            </ButtonLink>
          ) : null}
          <details className="header-menu">
            <summary>
              <GlobeIcon size={20} />
              <span className="lettering">{language.toUpperCase()}</span>
              <span className="sr-only">{t('common:language.label')}</span>
            </summary>
            <div className="header-menu-sheet">
              <LanguageLinks />
              <div className="mt-2 border-t border-hair px-3 pt-3 pb-1">
                <ThemeSelect id="header-theme" />
              </div>
            </div>
          </details>
        </nav>
      </div>
    </header>
  );
}
