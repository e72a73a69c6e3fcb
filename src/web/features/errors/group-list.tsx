import { useFailureTexts } from '../../lib/http/use-failure-texts.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CheckIcon } from '../../ui/icons/signs.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PendingList } from '../../ui/pending-list.tsx';
import { GroupsTable, groupLinkId } from './groups-table.tsx';
import type { useErrorGroups } from './queries.ts';

type Props = { groups: ReturnType<typeof useErrorGroups> };

/** The list in all states of its query: loading, failed, empty, partly loaded. */
export function GroupList({ groups }: Props) {
  const t = useTexts();
  const rows = groups.data?.pages.flatMap((page) => page.rows);
  if (!rows) return <PendingList list={groups} failureTitle={t('errorReports:list.failed')} rows={6} />;
  if (rows.length === 0) {
    return (
      <EmptyState
        icon={<CheckIcon size={40} />}
        title={t('errorReports:list.empty.title')}
        text={t('errorReports:list.empty.text')}
      />
    );
  }
  return (
    <div className="grid gap-6">
      <GroupsTable groups={rows} />
      <LoadMore
        list={groups}
        linkId={groupLinkId}
        label={t('errorReports:list.more')}
        failure={groups.error && <OlderFailure error={groups.error} />}
      />
    </div>
  );
}

type FailureProps = { error: Error };

function OlderFailure({ error }: FailureProps) {
  const t = useTexts();
  const { text } = useFailureTexts(error);
  return (
    <Notice tone="danger" role="alert" title={t('errorReports:list.failed')}>
      {text}
    </Notice>
  );
}
