import type { ReactNode } from 'react';
import { startScreenOf } from '#domain/accounts/start-screen.ts';
import { type Screen, pathOf } from '#domain/routes.ts';
import { AccountBar } from '../../features/accounts/signed-in/account-bar.tsx';
import { AccountToasts } from '../../features/accounts/signed-in/account-toasts.tsx';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { PlumbLine } from '../../ui/plumb-line.tsx';

type Props = { children: ReactNode };

/** Frame of every screen of a signed-in person: a line with the screens and the account, the screen itself, toasts. */
export function PortalFrame({ children }: Props) {
  return (
    <div className="page-column">
      <div className="flex min-h-11 items-start justify-between gap-x-4 border-b border-hair py-1">
        <PortalLinks />
        <AccountBar />
      </div>
      <PlumbLine hasBob className="grid gap-14 pt-10 pb-24 md:pt-14">
        {children}
      </PlumbLine>
      <AccountToasts />
    </div>
  );
}

type PortalLink = { screen: Screen; label: string };

function PortalLinks() {
  const t = useTexts();
  const { data, language, screen } = usePage();
  const overview: PortalLink = { screen: 'portal', label: t('accounts:session.overview') };
  const settings: PortalLink = { screen: 'settings', label: t('accounts:session.settings') };
  const security: PortalLink = { screen: 'adminSettings', label: t('accounts:session.security') };
  const role = data.user?.role ?? 'user';
  const office: PortalLink = { screen: startScreenOf[role], label: t('portal:office') };
  const linksOf = { admin: [settings, office, security], bookkeeper: [settings, office], user: [overview, settings] };
  return (
    <nav aria-label={t('accounts:session.label')} className="flex flex-wrap gap-x-4 sm:gap-x-6">
      {linksOf[role].map((link) => (
        <a
          key={link.screen}
          className="nav-link"
          href={pathOf(link.screen, language)}
          // While a second factor is demanded the server leads back here; within the page nobody would.
          data-reload={data.user?.mustEnrol ? '' : undefined}
          aria-current={link.screen === screen ? 'page' : undefined}
        >
          {link.label}
        </a>
      ))}
    </nav>
  );
}
