import { type ReactNode, useState } from 'react';
import type { ContentOfKind } from '#contract/content/content.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { TimeStamp } from '../../../lib/time/time-stamp.tsx';
import { useNow } from '../../../lib/time/use-now.ts';
import { Badge } from '../../../ui/badge.tsx';
import { CallFailure } from '../../../ui/call-failure.tsx';
import { ConfirmedAction } from '../../../ui/confirmed-action.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { PendingList } from '../../../ui/pending-list.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { Differences } from '../differences.tsx';
import { useContentDeed, useContentVersion, useContentVersions } from '../queries.ts';

type Props = { content: ContentOfKind; onReplaced: () => void };

/** What was published of a kind and by whom, how each version differs from what is shown, and the way back to it (A12). */
export function ContentVersions({ content, onReplaced }: Props) {
  const t = useTexts();
  const list = useContentVersions(content.kind);
  const [chosen, setChosen] = useState<number | null>(null);
  const { data, error } = list;
  if (!data) return <PendingList list={list} failureTitle={t('contentEditor:versions.failed')} rows={3} />;
  const rows = data.pages.flatMap((page) => page.rows);
  const [newest] = rows;
  // The program's own texts are the version before the first one.
  const all = list.hasNextPage ? rows : [...rows, { number: 0, at: null, by: null, restoredFrom: null }];
  const latest = newest?.number ?? 0;
  const isOwnShown = !newest || newest.restoredFrom === 0;
  return (
    <div className="grid gap-4">
      <ol aria-label={t('contentEditor:versions.label')} reversed className="border-t-2 border-ink">
        {all.map((version) => (
          <Version
            key={version.number}
            version={version}
            isShown={version.number === latest || (version.number === 0 && isOwnShown)}
            isOpen={chosen === version.number}
            onToggle={() => setChosen(chosen === version.number ? null : version.number)}
          >
            <VersionInFull {...{ content, latest, onReplaced }} number={version.number} />
          </Version>
        ))}
      </ol>
      <LoadMore
        list={list}
        linkId={({ number }) => rowId(number)}
        label={t('contentEditor:versions.more')}
        failure={error ? <CallFailure error={error} title={t('contentEditor:versions.failed')} /> : null}
      />
    </div>
  );
}

const rowId = (number: number) => `content-version-${number}`;

type Row = { number: number; at: number | null; by: string | null; restoredFrom: number | null };
type VersionProps = {
  version: Row;
  isShown: boolean;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
};

function Version({ version: { number, at, by, restoredFrom }, isShown, isOpen, onToggle, children }: VersionProps) {
  const t = useTexts();
  const now = useNow();
  const name = number === 0 ? t('contentEditor:versions.own') : t('contentEditor:versions.name', { number });
  return (
    <li className="grid gap-3 border-b border-hair py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <button
          id={rowId(number)}
          type="button"
          aria-expanded={isOpen}
          className="figures py-1 text-start font-semibold underline underline-offset-4 pointer-coarse:py-2.5"
          onClick={onToggle}
        >
          {name}
        </button>
        {isShown ? <Badge tone="done">{t('contentEditor:versions.shown')}</Badge> : null}
        {at === null ? null : (
          <span className="text-sm text-muted">
            {by ? `${by}, ` : ''}
            <TimeStamp at={at} now={now} />
          </span>
        )}
        {restoredFrom === null ? null : (
          <span className="text-sm text-muted">
            {restoredFrom === 0
              ? t('contentEditor:versions.fromOwn')
              : t('contentEditor:versions.from', { number: restoredFrom })}
          </span>
        )}
      </div>
      {isOpen ? children : null}
    </li>
  );
}

type FullProps = Props & { number: number; latest: number };

/** How a version differs from what is shown, and the button that shows it again. */
function VersionInFull({ content, number, latest, onReplaced }: FullProps) {
  const t = useTexts();
  const query = useContentVersion(content.kind, number);
  const deed = useContentDeed(content.kind);
  if (!query.data) return <PendingList list={query} failureTitle={t('contentEditor:versions.failed')} rows={2} />;
  const { changes, document } = query.data;
  if (changes.length === 0) return <p className="text-muted">{t('contentEditor:versions.same')}</p>;

  async function restore(): Promise<void> {
    await deed.mutateAsync({ deed: 'restore', number, latest });
    showToast({ title: t('contentEditor:versions.restored'), tone: 'success' });
    onReplaced();
  }

  return (
    <div className="grid gap-4">
      <Differences
        caption={t('contentEditor:versions.differences')}
        changes={changes}
        documents={[content.document, document]}
      />
      <div className="flex flex-wrap gap-3">
        <ConfirmedAction
          label={t('contentEditor:versions.restore')}
          variant="secondary"
          title={t('contentEditor:versions.restoreTitle')}
          text={t('contentEditor:versions.restoreText')}
          act={restore}
          renderFailure={(failure) => <CallFailure title={t('contentEditor:versions.restoreFailed')} error={failure} />}
        />
      </div>
    </div>
  );
}
