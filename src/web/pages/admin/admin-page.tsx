import { isDenied, useServiceRequests } from '../../features/service-requests/queries.ts';
import { RequestList } from '../../features/service-requests/request-list.tsx';
import { useTexts } from '../../lib/use-texts.ts';
import { DeniedPage } from '../site/denied-page.tsx';
import { AdminFrame } from './admin-frame.tsx';
import { AdminQueries } from './admin-queries.tsx';

/** All requests that are not archived, newest first (G2). */
export function AdminPage() {
  return (
    <AdminQueries>
      <Requests />
    </AdminQueries>
  );
}

function Requests() {
  const t = useTexts();
  const requests = useServiceRequests();
  if (isDenied(requests.error)) return <DeniedPage />;
  return (
    <AdminFrame
      start={
        <h1 tabIndex={-1} className="text-2xl">
          {t('serviceRequests:list.title')}
        </h1>
      }
    >
      <RequestList requests={requests} />
    </AdminFrame>
  );
}
