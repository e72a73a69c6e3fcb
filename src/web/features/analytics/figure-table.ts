import type { ReactNode } from 'react';
import { type CsvFormat, byteOrderMark, csvLine } from '#domain/csv.ts';

type Value = string | number | null;

/** A column of figures, on the screen and in the file. */
export type FigureColumn<Row> = {
  id: string;
  header: string;
  value: (row: Row) => Value;
  /** Rendering on the screen, where it is not the plain value. */
  show?: (row: Row) => ReactNode;
  isRowHeader?: boolean;
  /** Columns that replace this one in the file. */
  inFile?: readonly { header: string; value: (row: Row) => Value }[];
};

/** The rows as a file for the spreadsheets of a language (G10). */
export function csvOf<Row>(columns: readonly FigureColumn<Row>[], rows: readonly Row[], format: CsvFormat): string {
  const inFile = columns.flatMap((column) => column.inFile ?? [column]);
  const lines = [inFile.map(({ header }) => header), ...rows.map((row) => inFile.map(({ value }) => value(row)))];
  return byteOrderMark + lines.map((line) => csvLine(line, format)).join('');
}

/** Downloads a text as a file. */
export function saveText(text: string, fileName: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}
