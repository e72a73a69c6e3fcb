import { type ComponentProps, type ReactNode, useState } from 'react';
import { OfficeAccount } from '../../../features/accounts/signed-in/office-account.tsx';
import { useLogOut } from '../../../features/accounts/signed-in/use-log-out.ts';
import { useLiveOffice } from '../../../features/back-office/live/use-live-office.ts';
import { useTitleCount } from '../../../features/back-office/live/use-title-count.ts';
import { shortCount, useUnreadCount } from '../../../features/back-office/live/use-unread-count.ts';
import { NotificationSwitch } from '../../../features/back-office/notification-switch.tsx';
import { OfficeCount } from '../../../features/back-office/office-count.tsx';
import { OfficeRail } from '../../../features/back-office/office-rail.tsx';
import { OfficeSheets } from '../../../features/back-office/office-sheets.tsx';
import { type Sheet, useShortcuts } from '../../../features/back-office/shortcuts/use-shortcuts.ts';
import { NoticeMenu } from '../../../features/notifications/notice-menu.tsx';
import { useNotifications } from '../../../features/notifications/queries.ts';
import { PreferencesSheet } from '../../../features/shell/preferences-sheet.tsx';
import { useUnreadThreads } from '../../../features/threads/use-unread-threads.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useMay } from '../../../lib/use-may.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { GlobeIcon } from '../../../ui/icons/signs.tsx';
import { AdminQueries } from './admin-queries.tsx';

/** Head of every screen of the back office; stays while the screens change. */
export function OfficeHead() {
  return (
    <AdminQueries>
      <Head />
    </AdminQueries>
  );
}

/** What is new is for those who may open all of the back office. */
function Head() {
  const { may } = useMay();
  return may('open-back-office') ? <HeadWithNews /> : <Frame marks={{}} hasNews={false} />;
}

/** The head with what is new, and everything that keeps the screens up to date. */
function HeadWithNews() {
  const t = useTexts();
  const unread = useUnreadCount();
  const news = unread && unread.count > 0 ? { ...unread, short: shortCount(unread) } : null;
  useLiveOffice();
  useTitleCount(news?.short ?? null);
  const unreadProjects = useUnreadThreads().filter(({ place }) => place === 'project').length;
  const { unread: untold, undelivered } = useNotifications() ?? nothingTold;
  const marks = {
    adminRequests: news && <OfficeCount short={news.short} label={t('backOffice:unread', { count: news.count })} />,
    adminProjects: unreadProjects > 0 && (
      <OfficeCount short={String(unreadProjects)} label={t('backOffice:unread', { count: unreadProjects })} />
    ),
    adminOutbox: <UndeliveredCount count={undelivered} />,
  };
  return (
    <Frame marks={marks} hasNews={news !== null || untold + undelivered + unreadProjects > 0}>
      <NoticeMenu />
      <NotificationSwitch />
    </Frame>
  );
}

const nothingTold = { unread: 0, undelivered: 0 };

type FrameProps = Pick<ComponentProps<typeof OfficeRail>, 'marks' | 'hasNews'> & { children?: ReactNode };

/** The rail with the account at its foot, the palette and the keys. */
function Frame({ marks, hasNews, children }: FrameProps) {
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const { isLeaving, logOut } = useLogOut();
  useShortcuts(setSheet);
  return (
    <>
      <OfficeRail marks={marks} hasNews={hasNews} onFind={() => setSheet('palette')}>
        {children}
        <Preferences />
        <OfficeAccount isLeaving={isLeaving} onLogOut={logOut} />
      </OfficeRail>
      <OfficeSheets sheet={sheet} onChange={setSheet} onLogOut={() => void logOut()} />
    </>
  );
}

type CountProps = { count: number };

/** How many mails were given up. */
function UndeliveredCount({ count }: CountProps) {
  const t = useTexts();
  if (count === 0) return null;
  return <OfficeCount short={String(count)} label={t('backOffice:notices.undelivered', { count })} />;
}

/** Language and theme, as in the head of the public pages. */
function Preferences() {
  const t = useTexts();
  const { language } = usePage();
  return (
    <details id="language-menu" className="header-menu">
      <summary>
        <GlobeIcon size={20} />
        <span className="text-sm">{t('backOffice:navigation.preferences')}</span>
        <span className="lettering ms-auto text-muted" aria-hidden="true">
          {language.toUpperCase()}
        </span>
      </summary>
      <PreferencesSheet />
    </details>
  );
}
