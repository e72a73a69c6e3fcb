import { useFailureTexts } from '../../lib/http/use-failure-texts.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ClockIcon } from '../../ui/icons/things.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PendingList } from '../../ui/pending-list.tsx';
import { AuditTable, entryId } from './audit-table.tsx';
import type { useAuditEntries } from './queries.ts';

type Props = { list: ReturnType<typeof useAuditEntries>; isNarrowed: boolean };

/** The log in all states of its query: loading, failed, empty, partly loaded. */
export function AuditList({ list, isNarrowed }: Props) {
  const t = useTexts();
  const entries = list.data?.pages.flatMap((page) => page.rows);
  if (!entries) return <PendingList list={list} failureTitle={t('audit:list.failed')} rows={8} />;
  if (entries.length === 0) {
    const words = isNarrowed ? 'nothing' : 'empty';
    return (
      <EmptyState
        icon={<ClockIcon size={40} />}
        title={t(`audit:list.${words}.title`)}
        text={t(`audit:list.${words}.text`)}
      />
    );
  }
  return (
    <div className="grid gap-6">
      <AuditTable entries={entries} />
      <LoadMore
        list={list}
        linkId={entryId}
        label={t('audit:list.more')}
        failure={list.error && <OlderFailure error={list.error} />}
      />
    </div>
  );
}

type OlderProps = { error: Error };

function OlderFailure({ error }: OlderProps) {
  const t = useTexts();
  const { text } = useFailureTexts(error);
  return (
    <Notice tone="danger" role="alert" title={t('audit:list.failed')}>
      {text}
    </Notice>
  );
}
