import { isDenied, useServiceRequests } from '../../features/service-requests/queries.ts';
import { RequestList } from '../../features/service-requests/request-list.tsx';
import { DeniedPage } from '../site/denied-page.tsx';
import { useTexts } from '../../lib/use-texts.ts';
import { AdminFrame } from './admin-frame.tsx';

/** All requests that are not archived, newest first (G2). */
export function RequestsPage() {
  const t = useTexts();
  return (
    <AdminFrame
      start={
        <h1 tabIndex={-1} className="text-2xl">
          {t('serviceRequests:list.title')}
        </h1>
      }
    >
      <Requests />
    </AdminFrame>
  );
}

function Requests() {
  const requests = useServiceRequests();
  return isDenied(requests.error) ? <DeniedPage /> : <RequestList requests={requests} />;
}
