import { CalendarView } from '../../features/calendar/calendar-view.tsx';
import { FeedPanel } from '../../features/calendar/feed-panel.tsx';
import { useFeed } from '../../features/calendar/queries.ts';
import { isDenied } from '../../lib/http/refusals.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { DeniedPage } from '../site/denied-page.tsx';
import { AdminFrame, OfficeTitle } from './frame/admin-frame.tsx';
import { AdminQueries } from './frame/admin-queries.tsx';

/** What is due when, and the feed for calendar programs (I1). */
export function AdminCalendarPage() {
  return (
    <AdminQueries>
      <Calendar />
    </AdminQueries>
  );
}

function Calendar() {
  const t = useTexts();
  if (isDenied(useFeed().error)) return <DeniedPage />;
  return (
    <AdminFrame isWide start={<OfficeTitle>{t('calendar:title')}</OfficeTitle>}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <CalendarView />
        <FeedPanel />
      </div>
    </AdminFrame>
  );
}
