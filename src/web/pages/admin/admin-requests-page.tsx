import { pathOf } from '#domain/routes.ts';
import { CsvLink } from '../../features/service-requests/list/csv-link.tsx';
import { ListBar } from '../../features/service-requests/list/list-bar.tsx';
import { ListViews } from '../../features/service-requests/list/list-views.tsx';
import { RequestList } from '../../features/service-requests/list/request-list.tsx';
import { SavedViews } from '../../features/service-requests/list/saved-views.tsx';
import { useListFilter } from '../../features/service-requests/list/use-list-filter.ts';
import { useRequestCounts, useRequestList } from '../../features/service-requests/queries.ts';
import { usePage } from '../../lib/page-context.ts';
import { isDenied } from '../../lib/http/refusals.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { PlusIcon } from '../../ui/icons/signs.tsx';
import { DeniedPage } from '../site/denied-page.tsx';
import { AdminFrame, OfficeTitle } from './admin-frame.tsx';
import { AdminQueries } from './admin-queries.tsx';

/** Requests by view, filters, search and order, all of which stand in the address (G2). */
export function AdminRequestsPage() {
  return (
    <AdminQueries>
      <Requests />
    </AdminQueries>
  );
}

function Requests() {
  const list = useListFilter();
  const requests = useRequestList(list.filter);
  const counts = useRequestCounts(list.filter);
  if (isDenied(requests.error)) return <DeniedPage />;
  return (
    <AdminFrame start={<Start list={list} />}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <ListViews filter={list.filter} counts={counts.data} addressOf={list.addressOf} />
        <SavedViews list={list} />
        <ListBar list={list} />
        <RequestList requests={requests} list={list} matching={counts.data?.matching} />
      </div>
    </AdminFrame>
  );
}

type StartProps = { list: ReturnType<typeof useListFilter> };

function Start({ list }: StartProps) {
  const t = useTexts();
  const { language } = usePage();
  return (
    <>
      <OfficeTitle>{t('serviceRequests:list.title')}</OfficeTitle>
      <div className="ms-auto flex flex-wrap gap-2">
        <CsvLink filter={list.filter} />
        <ButtonLink size="sm" variant="primary" icon={<PlusIcon size={16} />} to={pathOf('adminNewRequest', language)}>
          {t('serviceRequests:list.new')}
        </ButtonLink>
      </div>
    </>
  );
}
