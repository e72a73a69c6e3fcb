import { byteOrderMark, csvFormatOf, csvLine } from '#domain/csv.ts';
import type { Language } from '#domain/languages.ts';
import { minorPerMajor } from '#domain/money.ts';
import type { Services } from '#server/services.ts';

type Cell = string | number | null;

/** A month's table in the making: the month, for whom it is read, and where from. */
export type MonthReading = { services: Services; month: string; language: Language };

/** Rows that are read in one query, so that a large month does not block the database. */
export const pageSize = 500;

/** An amount in whole units of its currency, as spreadsheets compute with it. */
export const majorOf = (minor: number): number => minor / minorPerMajor;

type Table<Column extends string, Row> = {
  columns: readonly Column[];
  /** Name of a column in the reader's language. */
  nameOf: (column: Column) => string;
  language: Language;
  pages: AsyncIterable<readonly Row[]>;
  /** The lines of one row. */
  cellsOf: (row: Row) => readonly Record<Column, Cell>[];
};

/** A file of separated values, page by page as the rows are read; what a spreadsheet would compute is neutralised (G10). */
export async function* writeTable<Column extends string, Row>(table: Table<Column, Row>): AsyncGenerator<Uint8Array> {
  const { columns, nameOf, language, pages, cellsOf } = table;
  const format = csvFormatOf(language);
  yield Buffer.from(byteOrderMark + csvLine(columns.map(nameOf), format));
  for await (const rows of pages) {
    const lines = rows.flatMap(cellsOf).map((cells) =>
      csvLine(
        columns.map((column) => cells[column]),
        format,
      ),
    );
    yield Buffer.from(lines.join(''));
  }
}

/** Reads all rows, one page after another; each query gets the last row before it. */
export async function* pagesOf<Row>(
  size: number,
  read: (after: Row | null) => Promise<Row[]>,
): AsyncGenerator<readonly Row[]> {
  let after: Row | null = null;
  for (;;) {
    const rows: Row[] = await read(after);
    if (rows.length > 0) yield rows;
    after = rows.at(-1) ?? null;
    if (rows.length < size || after === null) return;
  }
}
