import { AuditFilters } from '../../features/audit/audit-filters.tsx';
import { AuditList } from '../../features/audit/audit-list.tsx';
import { readFilter } from '../../features/audit/filter-address.ts';
import { useAuditEntries } from '../../features/audit/queries.ts';
import { useQuery } from '../../lib/navigation.ts';
import { isDenied } from '../../lib/http/refusals.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { DeniedPage } from '../site/denied-page.tsx';
import { AdminFrame, OfficeTitle } from './frame/admin-frame.tsx';
import { AdminQueries } from './frame/admin-queries.tsx';

/** Who did what, when and from where (G11). */
export function AdminAuditPage() {
  return (
    <AdminQueries>
      <Log />
    </AdminQueries>
  );
}

function Log() {
  const t = useTexts();
  const filter = readFilter(useQuery());
  const list = useAuditEntries(filter);
  if (isDenied(list.error)) return <DeniedPage />;
  const ofPerson = list.data?.pages[0]?.rows.find(({ actorId }) => actorId === filter.actorId);
  return (
    <AdminFrame start={<OfficeTitle>{t('audit:list.title')}</OfficeTitle>}>
      <AuditFilters filter={filter} personName={ofPerson?.actorName ?? null} />
      <AuditList list={list} isNarrowed={Object.keys(filter).length > 0} />
    </AdminFrame>
  );
}
