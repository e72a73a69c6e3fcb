import type { LimitedCount } from '#contract/service-requests/service-requests.ts';
import { pathOf } from '#domain/routes.ts';
import { RequestBoard } from '../../features/service-requests/board/request-board.tsx';
import { useBoard } from '../../features/service-requests/board/use-board.ts';
import { CsvLink } from '../../features/service-requests/list/csv-link.tsx';
import { ListBar } from '../../features/service-requests/list/list-bar.tsx';
import { ListViews } from '../../features/service-requests/list/list-views.tsx';
import { RequestList } from '../../features/service-requests/list/request-list.tsx';
import { SavedViews } from '../../features/service-requests/list/saved-views.tsx';
import { type ListFilter, useListFilter } from '../../features/service-requests/list/use-list-filter.ts';
import { useRequestCounts, useRequestList } from '../../features/service-requests/queries.ts';
import { usePage } from '../../lib/page-context.ts';
import { isDenied } from '../../lib/http/refusals.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { PlusIcon } from '../../ui/icons/signs.tsx';
import { DeniedPage } from '../site/denied-page.tsx';
import { AdminFrame, OfficeTitle } from './frame/admin-frame.tsx';
import { AdminQueries } from './frame/admin-queries.tsx';

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
  const counts = useRequestCounts(list.filter);
  if (isDenied(counts.error)) return <DeniedPage />;
  return (
    <AdminFrame isWide start={<Start list={list} />}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <ListViews filter={list.filter} counts={counts.data} addressOf={list.addressOf} />
        <SavedViews list={list} />
        <ListBar list={list} />
        {list.filter.view === 'board' ? (
          <ByStatus list={list} />
        ) : (
          <InLines list={list} matching={counts.data?.matching} />
        )}
      </div>
    </AdminFrame>
  );
}

type ListProps = { list: ListFilter };

function InLines({ list, matching }: ListProps & { matching: LimitedCount | undefined }) {
  return <RequestList requests={useRequestList(list.filter)} list={list} matching={matching} />;
}

function ByStatus({ list }: ListProps) {
  return <RequestBoard board={useBoard(list.filter)} list={list} />;
}

function Start({ list }: ListProps) {
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
