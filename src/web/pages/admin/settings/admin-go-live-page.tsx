import { GoLiveList } from '../../../features/go-live/go-live-list.tsx';
import { useGoLive } from '../../../features/go-live/queries.ts';
import { isDenied } from '../../../lib/http/refusals.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { PendingList } from '../../../ui/pending-list.tsx';
import { DeniedPage } from '../../site/denied-page.tsx';
import { AdminFrame, OfficeTitle } from '../frame/admin-frame.tsx';
import { AdminQueries } from '../frame/admin-queries.tsx';

/** What is missing before the site goes live (A10, A11). */
export function AdminGoLivePage() {
  return (
    <AdminQueries>
      <BeforeGoingLive />
    </AdminQueries>
  );
}

function BeforeGoingLive() {
  const t = useTexts();
  const query = useGoLive();
  if (isDenied(query.error)) return <DeniedPage />;
  return (
    <AdminFrame start={<OfficeTitle>{t('goLive:title')}</OfficeTitle>}>
      <p className="max-w-prose text-muted">{t('goLive:lead')}</p>
      {query.data ? (
        <GoLiveList missing={query.data.missing} />
      ) : (
        <PendingList list={query} failureTitle={t('goLive:failedLoad')} rows={8} />
      )}
    </AdminFrame>
  );
}
