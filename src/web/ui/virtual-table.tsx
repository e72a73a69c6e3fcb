import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { Fragment, type ReactNode, memo, useLayoutEffect, useRef, useState } from 'react';

import { classNames } from './class-names.ts';

export type VirtualColumn<Row> = {
  id: string;
  header: ReactNode;
  renderCell: (row: Row) => ReactNode;
  /** The column that names the row. */
  isRowHeader?: boolean;
};

type Props<Row> = {
  /** Names the table for screen readers. */
  caption: string;
  columns: readonly VirtualColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** What a row is beside its cells, such as `selected`, for its look. */
  rowState?: (row: Row) => string | undefined;
  /** All rows that there are, those not yet loaded among them. */
  total: number;
  /** Height of a row in px before any has been drawn. */
  estimatedHeight: number;
  className?: string;
  /** Whoever has come near the end of what is loaded. */
  onNearEnd?: () => void;
};

/** Rows beyond the edges of the window that are drawn all the same, so that the keyboard finds the next one. */
const overscan = 12;
/** So many rows before the end of what is loaded, more is asked for. */
const nearEnd = 10;

/**
 * A table of any length: only the rows around the window are drawn, each as high as its content. It is made of roles,
 * so that the styles may lay a row out as a line or as a block and it stays a table. Draw it in the browser only.
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
            <div key={column.id} role="columnheader" data-column={column.id}>
              {column.header}
            </div>
          ))}
        </div>
      </div>
      {/* Rows of another height begin anew, or all that is not drawn would be taken for as high as before. */}
      <VirtualRows key={height} {...props} estimatedHeight={height} margin={margin} />
    </div>
  );
}

/** Where the rows begin in the page and how high one is, of which React knows neither. */
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
      // Only another width lays the rows out anew.
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

/** Height of the middle one of the rows that are drawn; null where none is. */
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
    // The row with the focus stays drawn, however far one scrolls: otherwise the keyboard would lose its place.
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

/** Place of the row that has the focus, or -1. */
function focusedIndex(): number {
  const row = document.activeElement?.closest<HTMLElement>('.virtual-table [data-index]');
  return Number(row?.dataset['index'] ?? -1);
}

function withIndex(indexes: number[], index: number, count: number): number[] {
  if (index < 0 || index >= count || indexes.includes(index)) return indexes;
  return index < (indexes[0] ?? 0) ? [index, ...indexes] : [...indexes, index];
}

type GapProps = { height: number };

/** Room for the rows that are not drawn. */
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

/** Scrolling draws the table anew; a row that stays is left as it is. */
const VirtualRow = memo(PlainRow) as typeof PlainRow;
