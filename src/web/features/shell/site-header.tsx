import { brand } from '#domain/brand.ts';
import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { GlobeIcon, MenuIcon } from '../../ui/icons/signs.tsx';
import { Logo } from '../../ui/logo.tsx';
import { MainLinks } from './main-links.tsx';
import { NotificationMenu } from './notification-menu.tsx';
import { PreferencesSheet } from './preferences-sheet.tsx';

/** Header of every page outside the back office: logo, pages, configurator, notifications, languages and theme. */
export function SiteHeader() {
  const t = useTexts();
  const { language, look } = usePage();
  return (
    <header className="relative border-b border-hair">
      <div className="page-column flex min-h-18 items-center gap-1 py-2 sm:gap-2">
        <a
          href={pathOf('home', language)}
          aria-label={`${brand.name} – ${t('common:navigation.home')}`}
          className="me-auto"
        >
          <Logo className={look?.logo ? 'h-10 w-auto' : 'h-12 w-auto'} picture={look?.logo} />
        </a>
        <nav aria-label={t('common:navigation.label')} className="flex items-center gap-1 sm:gap-2">
          <SiteNavigation />
          <details id="language-menu" className="header-menu">
            <summary>
              <GlobeIcon size={20} />
              <span className="lettering max-sm:sr-only">{language.toUpperCase()}</span>
              <span className="sr-only">{t('common:language.label')}</span>
            </summary>
            <PreferencesSheet />
          </details>
        </nav>
      </div>
    </header>
  );
}

function SiteNavigation() {
  const t = useTexts();
  const { language, screen } = usePage();
  return (
    <>
      <MainLinks className="hidden gap-1 lg:flex" linkClassName="px-3" />
      {screen === 'configurator' ? null : (
        // Below 480 px there is no space for it; the menu and each page have the same link.
        <ButtonLink size="sm" className="whitespace-nowrap max-[30rem]:hidden" to={pathOf('configurator', language)}>
          {t('common:navigation.quote')}
        </ButtonLink>
      )}
      <NotificationMenu />
      <details className="header-menu lg:hidden">
        <summary>
          <MenuIcon size={20} />
          <span className="sr-only">{t('common:navigation.menu')}</span>
        </summary>
        <div className="header-menu-sheet">
          <MainLinks className="grid gap-0.5" linkClassName="px-3" />
          <div className="mt-2 border-t border-hair p-3">
            <ButtonLink variant="primary" isFullWidth to={pathOf('configurator', language)}>
              {t('common:navigation.quote')}
            </ButtonLink>
          </div>
        </div>
      </details>
    </>
  );
}
