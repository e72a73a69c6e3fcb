import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { Fragment, type ReactNode, memo, useLayoutEffect, useRef, useState } from 'react';

import { classNames } from './class-names.ts';

export type VirtualColumn<Row> = {
  id: string;
  header: ReactNode;
  renderCell: (row: Row) => ReactNode;
  /** The column that names the row. */
  isRowHeader?: boolean;
  /** How the rows are sorted by this column; `none` where they can be. */
  sort?: 'ascending' | 'descending' | 'none' | undefined;
};

type Props<Row> = {
  /** Names the table for screen readers. */
  caption: string;
  columns: readonly VirtualColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** State of a row, such as `selected`, for its style. */
  rowState?: (row: Row) => string | undefined;
  /** Number of all rows, including those not yet loaded. */
  total: number;
  /** Estimated height of a row in px before any is rendered. */
  estimatedHeight: number;
  className?: string;
  /** Called when scrolling comes near the end of the loaded rows. */
  onNearEnd?: () => void;
};

/** Rows rendered beyond the edges of the window, so that the keyboard finds the next one. */
const overscan = 12;
/** Rows before the end of the loaded ones at which more are loaded. */
const nearEnd = 10;

/**
 * A virtual table of any length: only the rows around the window are rendered, each as high as its content. It is made
 * of ARIA roles, so that it stays a table whether the styles lay rows out as lines or as blocks. Render it in the
 * browser only.
 */
export function VirtualTable<Row>(props: Props<Row>) {
  const { caption, columns, total, estimatedHeight, className } = props;
  const { frame, margin, height } = useRowPlace(estimatedHeight);
  return (
    <div
      ref={frame}
      role="table"
      aria-label={caption}
      aria-rowcount={total + 1}
      className={classNames('virtual-table', className)}
    >
      <div role="rowgroup">
        <div role="row" aria-rowindex={1} data-head="">
          {columns.map((column) => (
            <div key={column.id} role="columnheader" data-column={column.id} aria-sort={column.sort}>
              {column.header}
            </div>
          ))}
        </div>
      </div>
      {/* Another height resets the virtualizer, which would keep the old estimate for rows that are not rendered. */}
      <VirtualRows key={height} {...props} estimatedHeight={height} margin={margin} />
    </div>
  );
}

/** Measures the offset of the rows in the page and the height of a row. */
function useRowPlace(estimatedHeight: number) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useRef(0);
  const [margin, setMargin] = useState(0);
  const [height, setHeight] = useState(estimatedHeight);
  useLayoutEffect(() => {
    const measure = () => {
      const table = frame.current;
      if (!table) return;
      setMargin(Math.round((table.querySelector('[data-body]')?.getBoundingClientRect().top ?? 0) + window.scrollY));
      // Only a change of width changes the layout of rows.
      if (table.clientWidth !== width.current) setHeight(usualHeight(table) ?? estimatedHeight);
      width.current = table.clientWidth;
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [estimatedHeight]);
  return { frame, margin, height };
}

/** Median height of the rendered rows; null if there are none. */
function usualHeight(table: HTMLElement): number | null {
  const drawn = [...table.querySelectorAll<HTMLElement>('[data-index]')].map(({ offsetHeight }) => offsetHeight);
  return drawn.toSorted((one, other) => one - other)[Math.floor(drawn.length / 2)] ?? null;
}

type RowsProps<Row> = Props<Row> & { margin: number };

function VirtualRows<Row>(props: RowsProps<Row>) {
  const { rows, rowKey, rowState, columns, margin, estimatedHeight, onNearEnd } = props;
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoizes here, and its values go no further
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: rows.length,
    estimateSize: () => estimatedHeight,
    getItemKey: (index) => (rows[index] === undefined ? index : rowKey(rows[index])),
    overscan,
    // The focused row stays rendered at any scroll position: otherwise the focus would be lost.
    rangeExtractor: (range) => withIndex(defaultRangeExtractor(range), focusedIndex(), range.count),
    scrollMargin: margin,
    onChange: ({ range, isScrolling }) => {
      if (isScrolling && range && range.endIndex >= rows.length - nearEnd) onNearEnd?.();
    },
  });
  const items = virtualizer.getVirtualItems();
  return (
    <div role="rowgroup" data-body="">
      {items.map(({ index, key, start }, place) => {
        const row = rows[index];
        if (row === undefined) return null;
        return (
          <Fragment key={key}>
            <Gap height={start - (items[place - 1]?.end ?? margin)} />
            <VirtualRow
              row={row}
              index={index}
              columns={columns}
              state={rowState?.(row)}
              name={rowKey(row)}
              measure={virtualizer.measureElement}
            />
          </Fragment>
        );
      })}
      <Gap height={margin + virtualizer.getTotalSize() - (items.at(-1)?.end ?? margin)} />
    </div>
  );
}

/** Index of the focused row, or -1. */
function focusedIndex(): number {
  const row = document.activeElement?.closest<HTMLElement>('.virtual-table [data-index]');
  return Number(row?.dataset['index'] ?? -1);
}

function withIndex(indexes: number[], index: number, count: number): number[] {
  if (index < 0 || index >= count || indexes.includes(index)) return indexes;
  return index < (indexes[0] ?? 0) ? [index, ...indexes] : [...indexes, index];
}

type GapProps = { height: number };

/** Space of the rows that are not rendered. */
function Gap({ height }: GapProps) {
  return height < 1 ? null : <div style={{ height }} />;
}

type RowProps<Row> = {
  row: Row;
  index: number;
  columns: readonly VirtualColumn<Row>[];
  state: string | undefined;
  name: string;
  measure: (element: HTMLElement | null) => void;
};

function PlainRow<Row>({ row, index, columns, state, name, measure }: RowProps<Row>) {
  return (
    <div ref={measure} role="row" aria-rowindex={index + 2} data-index={index} data-row={name} data-state={state}>
      {columns.map((column) => (
        <div key={column.id} role={column.isRowHeader ? 'rowheader' : 'cell'} data-column={column.id}>
          {column.renderCell(row)}
        </div>
      ))}
    </div>
  );
}

/** Memoized, because scrolling renders the table again. */
const VirtualRow = memo(PlainRow) as typeof PlainRow;
