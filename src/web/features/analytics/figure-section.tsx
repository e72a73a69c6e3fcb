import type { ReactNode } from 'react';
import { csvFormatOf } from '#domain/csv.ts';
import { searchText } from '#domain/search/search-text.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { classNames } from '../../ui/class-names.ts';
import { DownloadIcon } from '../../ui/icons/arrows.tsx';
import { Table } from '../../ui/table.tsx';
import { type FigureColumn, csvOf, saveText } from './figure-table.ts';

type Props<Row> = {
  title: string;
  /** One sentence under the heading. */
  text?: string;
  columns: readonly FigureColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** A chart of the same figures; the table is then in a disclosure under it. */
  chart?: ReactNode;
  /** On a phone each row becomes a block, for tables that are too wide to scroll. */
  phone?: 'scroll' | 'stack';
  /** Shown instead of chart and table when there is no data. */
  nothing?: ReactNode;
};

/**
 * Figures under a heading: a chart with its table in a disclosure, or the table alone, and a download of the same
 * figures.
 */
export function FigureSection<Row>({
  title,
  text,
  columns,
  rows,
  rowKey,
  chart,
  nothing,
  phone = 'scroll',
}: Props<Row>) {
  const t = useTexts();
  const { language } = usePage();
  const table = (
    <Table
      caption={title}
      density="dense"
      phone={phone}
      columns={columns.map((column) => ({
        id: column.id,
        header: column.header,
        renderCell: column.show ?? column.value,
        ...(column.isRowHeader ? { isRowHeader: true } : { align: 'end' as const }),
      }))}
      rows={rows}
      rowKey={rowKey}
    />
  );
  return (
    <section className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="text-lg">{title}</h2>
        {nothing === undefined ? (
          <button
            type="button"
            className={classNames(buttonClass({ variant: 'quiet', size: 'sm' }), '-me-3.5')}
            aria-label={t('analytics:csvOf', { title })}
            data-tip={t('analytics:csvOf', { title })}
            onClick={() => saveText(csvOf(columns, rows, csvFormatOf(language)), `${fileNameOf(title)}.csv`)}
          >
            <DownloadIcon size={16} />
            {t('analytics:csv')}
          </button>
        ) : null}
      </div>
      {text === undefined ? null : <p className="max-w-prose text-sm text-muted">{text}</p>}
      {nothing ?? chart ?? table}
      {nothing === undefined && chart !== undefined ? (
        <details>
          <summary className="inline-flex min-h-9 cursor-pointer items-center text-sm underline decoration-edge underline-offset-4 pointer-coarse:min-h-11">
            {t('analytics:table')}
          </summary>
          {table}
        </details>
      ) : null}
    </section>
  );
}

/** A title in letters that are valid in every file system. */
const fileNameOf = (title: string) => searchText(title).replaceAll(/[^a-z0-9]+/g, '-');
