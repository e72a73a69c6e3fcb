import type { ComponentProps } from 'react';
import { useTexts } from '../lib/texts/use-texts.ts';
import { Button } from './button.tsx';
import { CallFailure } from './call-failure.tsx';
import { LoadMore } from './load-more.tsx';
import { Skeleton, SkeletonGroup } from './skeleton.tsx';
import { Table, type TableColumn } from './table.tsx';

type Props<Row> = {
  /** The rows by pages. */
  list: ComponentProps<typeof LoadMore<Row>>['list'] & { error: Error | null; refetch: () => Promise<unknown> };
  caption: string;
  columns: readonly TableColumn<Row>[];
  /** Said where there are no rows. */
  nothing: string;
  /** Id of the link in a row. */
  linkId: (row: Row) => string;
  moreLabel: string;
  failureTitle: string;
};

/** What belongs to a record, within a section of its screen: its rows with the way to more, or what stands in their place. */
export function SectionTable<Row extends { id: string }>(props: Props<Row>) {
  const { list, caption, columns, nothing, linkId, moreLabel, failureTitle } = props;
  const rows = list.data?.pages.flatMap((page) => page.rows);
  if (!rows) return <Pending list={list} failureTitle={failureTitle} />;
  if (rows.length === 0) return <p className="max-w-prose text-sm text-muted">{nothing}</p>;
  return (
    <>
      <Table caption={caption} columns={columns} rows={rows} rowKey={(row) => row.id} density="dense" phone="stack" />
      <LoadMore
        list={list}
        linkId={linkId}
        label={moreLabel}
        failure={list.error && <CallFailure title={failureTitle} error={list.error} />}
      />
    </>
  );
}

function Pending<Row>({ list: { error, refetch }, failureTitle }: Pick<Props<Row>, 'list' | 'failureTitle'>) {
  const t = useTexts();
  if (error) {
    const retry = (
      <Button size="sm" onClick={() => void refetch()}>
        {t('common:actions.retry')}
      </Button>
    );
    return <CallFailure title={failureTitle} error={error} action={retry} />;
  }
  return (
    <SkeletonGroup label={t('common:loading')}>
      <Skeleton />
      <Skeleton />
    </SkeletonGroup>
  );
}
