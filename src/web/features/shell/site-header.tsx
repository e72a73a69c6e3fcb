import { brand } from '#domain/brand.ts';
import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { GlobeIcon, MenuIcon, PersonIcon, ThemeIcon } from '../../ui/icons/signs.tsx';
import { Logo } from '../../ui/logo.tsx';
import { LanguageLinks } from './language-links.tsx';
import { MainLinks } from './main-links.tsx';
import { NotificationMenu } from './notification-menu.tsx';
import { ThemeOptions } from './theme-select.tsx';

/** Header of every page outside the back office, which stays in sight: logo, pages, configurator, and the visitor's own. */
export function SiteHeader() {
  const t = useTexts();
  const { language, look } = usePage();
  return (
    <header className="site-head">
      <div className="page-column flex items-center sm:gap-1">
        <a
          href={pathOf('home', language)}
          aria-label={`${brand.name} – ${t('common:navigation.home')}`}
          className="me-auto"
        >
          <Logo className={look?.logo ? 'h-10 w-auto' : 'h-10 w-auto sm:h-12'} picture={look?.logo} />
        </a>
        <nav aria-label={t('common:navigation.label')} className="flex items-center sm:gap-1 print:hidden">
          <SiteNavigation />
          <HeaderTheme />
          <details id="language-menu" className="header-menu">
            <summary data-tip={t('common:language.label')}>
              <GlobeIcon size={20} />
              <span className="lettering max-sm:sr-only">{language.toUpperCase()}</span>
              <span className="sr-only">{t('common:language.label')}</span>
            </summary>
            <div className="header-menu-sheet">
              <LanguageLinks />
            </div>
          </details>
          <PagesMenu />
        </nav>
      </div>
    </header>
  );
}

/** The theme as an icon over the browser's own select, which the boot script handles (B6). */
function HeaderTheme() {
  const t = useTexts();
  const label = t('common:theme.label');
  return (
    <span className="header-sign relative noscript:hidden" data-tip={label}>
      <ThemeIcon size={20} />
      <ThemeOptions label={label} className="absolute inset-0 size-full cursor-pointer opacity-0" />
    </span>
  );
}

/** The way to the account; only the server knows who is signed in. */
function useAccountLink() {
  const { language } = usePage();
  return { href: pathOf('portal', language), rel: 'nofollow' };
}

function SiteNavigation() {
  const t = useTexts();
  const { language, screen } = usePage();
  const account = t('common:footer.account');
  return (
    <>
      <MainLinks className="hidden gap-1 lg:flex" linkClassName="px-2 xl:px-3" />
      {screen === 'configurator' ? null : (
        // Below 480 px there is no space for it; the menu and each page have the same link.
        <ButtonLink
          size="sm"
          className="mx-1 whitespace-nowrap max-[30rem]:hidden"
          to={pathOf('configurator', language)}
        >
          {t('common:navigation.quote')}
        </ButtonLink>
      )}
      <NotificationMenu />
      <a className="header-sign max-sm:hidden" data-tip={account} {...useAccountLink()}>
        <PersonIcon size={20} />
        <span className="sr-only">{account}</span>
      </a>
    </>
  );
}

/** Below a laptop: the pages in a menu, at the edge of the window, where a thumb looks for it. */
function PagesMenu() {
  const t = useTexts();
  const { language } = usePage();
  return (
    <details className="header-menu lg:hidden">
      <summary data-tip={t('common:navigation.menu')}>
        <MenuIcon size={20} />
        <span className="sr-only">{t('common:navigation.menu')}</span>
      </summary>
      <div className="header-menu-sheet">
        <MainLinks className="grid gap-0.5" linkClassName="px-3" />
        <a className="nav-link px-3 sm:hidden" {...useAccountLink()}>
          {t('common:footer.account')}
        </a>
        <div className="mt-2 border-t border-hair p-3">
          <ButtonLink variant="primary" isFullWidth to={pathOf('configurator', language)}>
            {t('common:navigation.quote')}
          </ButtonLink>
        </div>
      </div>
    </details>
  );
}
