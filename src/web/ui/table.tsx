import type { ReactNode } from 'react';

import { classNames } from './class-names.ts';

export type TableColumn<Row> = {
  id: string;
  header: string;
  /** Null where the row has nothing to say: a dash, and no line in a stacked row. */
  renderCell: (row: Row) => ReactNode;
  /** `end` for figures: right-aligned, same width each. */
  align?: 'start' | 'end';
  /** The column that names the row. */
  isRowHeader?: boolean;
  isHeaderHidden?: boolean;
};

export type TableSum = { id: string; label: ReactNode; value: ReactNode; isTotal?: boolean };

type Props<Row> = {
  /** Names the table for screen readers. */
  caption: string;
  isCaptionHidden?: boolean;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Sums under the last row; the total is under a double rule. */
  sums?: readonly TableSum[];
  density?: 'calm' | 'dense';
  /** On a phone a wide table scrolls sideways, or each row becomes a block of lines. */
  phone?: 'scroll' | 'stack';
};

/** A plain table, styled like a bill of materials. */
export function Table<Row>(props: Props<Row>) {
  const { caption, isCaptionHidden = true, columns, rows, rowKey, sums = [] } = props;
  const { density = 'calm', phone = 'scroll' } = props;
  return (
    <div
      className="overflow-x-auto"
      {...(phone === 'scroll' && { role: 'region', tabIndex: 0, 'aria-label': caption })}
    >
      <table className="table-ruled" data-density={density} data-phone={phone}>
        <caption className={isCaptionHidden ? 'sr-only' : undefined}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" data-align={column.align}>
                <span className={classNames(column.isHeaderHidden && 'sr-only')}>{column.header}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column) => (
                <TableCell key={column.id} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
        {sums.length > 0 && (
          <tfoot>
            {sums.map((sum) => (
              <tr key={sum.id} data-total={sum.isTotal}>
                <th scope="row" colSpan={Math.max(columns.length - 1, 1)}>
                  {sum.label}
                </th>
                <td data-align="end">{sum.value}</td>
              </tr>
            ))}
          </tfoot>
        )}
      </table>
    </div>
  );
}

type CellProps<Row> = { column: TableColumn<Row>; row: Row };

function TableCell<Row>({ column, row }: CellProps<Row>) {
  const content = column.renderCell(row);
  if (column.isRowHeader) {
    return (
      <th scope="row" data-align={column.align}>
        {content}
      </th>
    );
  }
  return (
    <td
      data-align={column.align}
      data-label={column.isHeaderHidden ? undefined : column.header}
      data-empty={content === null ? '' : undefined}
    >
      {content === null ? '–' : content}
    </td>
  );
}
