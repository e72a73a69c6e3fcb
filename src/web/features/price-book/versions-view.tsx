import { useState } from 'react';
import type { PriceVersion } from '#contract/price-book/price-versions.ts';
import { TimeStamp } from '../../lib/time/time-stamp.tsx';
import { useNow } from '../../lib/time/use-now.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { PendingList } from '../../ui/pending-list.tsx';
import { Table } from '../../ui/table.tsx';
import { CallFailure } from '../../ui/call-failure.tsx';
import { usePriceVersions } from './queries.ts';
import { VersionDiff } from './version-diff.tsx';

/** Who published what and when, and what differs between two versions (G7). */
export function VersionsView() {
  const t = useTexts();
  const list = usePriceVersions();
  const [pair, setPair] = useState<{ from: number; to: number } | null>(null);
  const { data, error } = list;
  if (!data) return <PendingList list={list} failureTitle={t('priceBook:versions.loadFailed')} rows={4} />;
  const versions = data.pages.flatMap(({ rows }) => rows);
  const newest = versions[0]?.version ?? 1;
  return (
    <div className="grid gap-10 xl:grid-cols-2">
      <div className="grid content-start gap-6">
        <VersionTable versions={versions} newest={newest} onCompare={(to) => compare({ from: to - 1, to })} />
        <LoadMore
          list={list}
          linkId={({ version }) => rowId(version)}
          label={t('priceBook:versions.more')}
          failure={error ? <CallFailure error={error} title={t('priceBook:versions.loadFailed')} /> : null}
        />
      </div>
      <VersionDiff
        versions={versions.map(({ version }) => version)}
        pair={pair ?? { from: Math.max(newest - 1, 1), to: newest }}
        onChange={setPair}
      />
    </div>
  );

  function compare(wanted: { from: number; to: number }): void {
    setPair(wanted);
    document.getElementById('compare')?.focus();
  }
}

const rowId = (version: number) => `version-${version}`;

type TableProps = { versions: readonly PriceVersion[]; newest: number; onCompare: (version: number) => void };

function VersionTable({ versions, newest, onCompare }: TableProps) {
  const t = useTexts();
  const now = useNow();

  /** Who made a version that no account is named for; a release makes one only to change the method. */
  function makerOf({ version, method }: PriceVersion) {
    if (version === 1) return 'first';
    const before = versions.find((each) => each.version === version - 1);
    return before && before.method < method ? 'renewed' : 'formerAuthor';
  }

  return (
    <Table
      caption={t('priceBook:versions.caption')}
      density="dense"
      phone="stack"
      rows={versions}
      rowKey={({ version }) => String(version)}
      columns={[
        {
          id: 'version',
          header: t('priceBook:versions.columns.version'),
          isRowHeader: true,
          renderCell: ({ version }) => (
            <span className="flex flex-wrap items-center gap-2">
              {version === 1 ? (
                <span className="figures">{t('priceBook:versions.name', { version })}</span>
              ) : (
                <button
                  id={rowId(version)}
                  type="button"
                  className="figures py-1 font-semibold underline underline-offset-4 pointer-coarse:py-2.5"
                  onClick={() => onCompare(version)}
                >
                  {t('priceBook:versions.name', { version })}
                  <span className="sr-only">: {t('priceBook:versions.compare.link')}</span>
                </button>
              )}
              {version === newest ? <Badge tone="done">{t('priceBook:versions.inForce')}</Badge> : null}
            </span>
          ),
        },
        {
          id: 'published',
          header: t('priceBook:versions.columns.published'),
          renderCell: ({ createdAt }) => <TimeStamp at={createdAt} now={now} />,
        },
        {
          id: 'author',
          header: t('priceBook:versions.columns.author'),
          renderCell: (row) =>
            row.author ?? <span className="text-muted">{t(`priceBook:versions.${makerOf(row)}`)}</span>,
        },
        {
          id: 'note',
          header: t('priceBook:versions.columns.note'),
          renderCell: ({ note }) =>
            note === '' ? (
              <span className="text-muted">{t('priceBook:versions.noNote')}</span>
            ) : (
              <span className="wrap-anywhere">{note}</span>
            ),
        },
      ]}
    />
  );
}
