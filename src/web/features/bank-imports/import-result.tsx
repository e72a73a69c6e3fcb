import { type MatchKind, matchKinds } from '#domain/bank-imports/bank-entry.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { CallFailure } from '../../ui/call-failure.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { PendingList } from '../../ui/pending-list.tsx';
import { ListTabs } from '../../ui/list-tabs.tsx';
import { BookAll } from './book-all.tsx';
import { EntryItem, entryId } from './entry-item.tsx';
import { useBankEntries, useBankImports } from './queries.ts';

type Props = {
  importId: string;
  /** The kind that is shown; null shows the first that has entries. */
  kind: MatchKind | null;
  hrefOf: (kind: MatchKind) => string;
};

/** Entries of a file by what they are taken for (H9): one press books what matches, the rest is decided one by one. */
export function ImportResult({ importId, kind, hrefOf }: Props) {
  const t = useTexts();
  const first = useBankEntries(importId, 'matched');
  const counts = first.data?.pages[0]?.counts;
  if (!counts) return <PendingList list={first} failureTitle={t('bankImports:result.failed')} rows={6} />;
  const shown = kind ?? matchKinds.find((each) => counts[each] > 0) ?? 'matched';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <FileLine importId={importId} />
      <Kinds counts={counts} shown={shown} hrefOf={hrefOf} />
      <p className="max-w-prose text-sm text-muted">{t(`bankImports:kinds.${shown}.text`)}</p>
      {shown === 'matched' && counts.matched > 0 ? <BookAll importId={importId} count={counts.matched} /> : null}
      <Entries key={shown} importId={importId} kind={shown} />
    </div>
  );
}

/** Which file it is; nothing of one that is older than those that are listed. */
function FileLine({ importId }: { importId: string }) {
  const t = useTexts();
  const file = useBankImports().data?.imports.find(({ id }) => id === importId);
  if (!file) return null;
  return (
    <p className="flex flex-wrap gap-x-4 text-muted">
      <span className="font-semibold wrap-anywhere text-ink">{file.fileName || t('bankImports:recent.unnamed')}</span>
      <span className="figures">{file.account}</span>
      <span>{t('bankImports:recent.entries', { count: file.entries })}</span>
    </p>
  );
}

type KindsProps = { counts: Record<MatchKind, number>; shown: MatchKind; hrefOf: Props['hrefOf'] };

/** The kinds with their numbers. */
function Kinds({ counts, shown, hrefOf }: KindsProps) {
  const t = useTexts();
  return (
    <ListTabs
      label={t('bankImports:kinds.label')}
      tabs={matchKinds.map((kind) => ({
        id: kind,
        label: t(`bankImports:kinds.${kind}.name`),
        href: hrefOf(kind),
        isCurrent: kind === shown,
        count: String(counts[kind]),
      }))}
    />
  );
}

function Entries({ importId, kind }: { importId: string; kind: MatchKind }) {
  const t = useTexts();
  const list = useBankEntries(importId, kind);
  const rows = list.data?.pages.flatMap((page) => page.rows);
  if (!rows) return <PendingList list={list} failureTitle={t('bankImports:result.failed')} rows={6} />;
  if (rows.length === 0) return <EmptyState title={t(`bankImports:kinds.${kind}.empty`)} />;
  return (
    <div className="grid gap-6" aria-busy={list.isPlaceholderData || undefined}>
      <ul aria-label={t(`bankImports:kinds.${kind}.name`)} className="border-t-2 border-ink">
        {rows.map((entry) => (
          <EntryItem key={entry.id} entry={entry} />
        ))}
      </ul>
      <LoadMore
        list={list}
        linkId={({ id }) => entryId(id)}
        label={t('bankImports:result.more')}
        failure={list.error && <CallFailure title={t('bankImports:result.failed')} error={list.error} />}
      />
    </div>
  );
}
