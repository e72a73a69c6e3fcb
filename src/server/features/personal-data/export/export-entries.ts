import type { Language } from '#domain/languages.ts';
import { byteOrderMark, csvFormatOf, csvLine } from '#domain/csv.ts';
import { primaryKeys } from '#server/database/primary-keys.ts';
import type { ZipEntry } from '#server/http/calls/answer-zip.ts';
import type { Services } from '#server/services.ts';
import { readTold, rowsOf, toldColumns } from '#server/features/personal-data/personal-rows-store.ts';
import type { RowFile } from '#server/features/personal-data/personal-rows.ts';
import { type PersonalTable, personalTableNames } from '#server/features/personal-data/personal-tables.ts';
import type { Person } from '#server/features/personal-data/person-store.ts';
import { writeIndex } from './export-index.ts';

type Row = Readonly<Record<string, string | number | null>>;
type Means = Pick<Services, 'db' | 'files'>;

/** What a copy holds of a table, for its first page. */
export type ToldTable = { table: PersonalTable; rows: number; files: string[] };

export type Copy = {
  person: Person;
  language: Language;
  username: string;
  /** When it is made, ms UTC. */
  at: number;
  /** Told after each table, with how many are done. */
  onTable?: (done: number) => Promise<void>;
};

/**
 * The files of a copy: of each table with rows of the person one as JSON and one as separated values, the files that rows name, and
 * last a page that leads to all of them. A page of rows or one file is in memory at a time.
 */
export async function* exportEntries(services: Means, copy: Copy): AsyncGenerator<ZipEntry> {
  const told: ToldTable[] = [];
  let done = 0;
  for (const table of personalTableNames) {
    const found: ToldTable = { table, rows: 0, files: [] };
    if (rowsOf(table).untold === undefined) yield* entriesOf(services, copy, found);
    if (found.rows > 0) told.push(found);
    done += 1;
    await copy.onTable?.(done);
  }
  yield { name: 'index.html', content: [Buffer.from(writeIndex(copy, told))] };
}

async function* entriesOf(
  { db, files }: Means,
  { person, language }: Copy,
  found: ToldTable,
): AsyncGenerator<ZipEntry> {
  const { table } = found;
  const first = await readTold(db, table, person).next();
  if (first.done) return;
  const read = () => readTold(db, table, person);
  yield { name: `data/${table}.json`, content: jsonOf(read(), found) };
  yield { name: `data/${table}.csv`, content: separatedValuesOf(read(), table, language) };
  for (const file of rowsOf(table).files ?? []) {
    for await (const rows of read()) yield* filesOf(files, rows, { found, file });
  }
}

type Filing = { found: ToldTable; file: RowFile };

/** The files that some rows name; one that is not there any more is left out. */
async function* filesOf(
  store: Means['files'],
  rows: readonly Row[],
  { found, file }: Filing,
): AsyncGenerator<ZipEntry> {
  for (const row of rows) {
    const key = row[file.object];
    const bytes = typeof key === 'string' ? await store.get(key) : null;
    if (!bytes) continue;
    const name = `files/${found.table}/${fileName(row, { table: found.table, ...file })}`;
    found.files.push(name);
    yield { name, content: [bytes], isStored: true };
  }
}

async function* jsonOf(pages: AsyncIterable<readonly Row[]>, found: ToldTable): AsyncGenerator<Uint8Array> {
  for await (const rows of pages) {
    const texts = rows.map((row) => JSON.stringify(told(found.table, row), null, 2));
    yield Buffer.from(`${found.rows === 0 ? '[\n' : ',\n'}${texts.join(',\n')}`);
    found.rows += rows.length;
  }
  yield Buffer.from('\n]\n');
}

async function* separatedValuesOf(
  pages: AsyncIterable<readonly Row[]>,
  table: PersonalTable,
  language: Language,
): AsyncGenerator<Uint8Array> {
  const format = csvFormatOf(language);
  let isFirst = true;
  for await (const rows of pages) {
    const lines = rows.map((row) => Object.values(told(table, row)));
    const head = isFirst ? byteOrderMark + csvLine(toldColumns(table, rows[0] ?? {}), format) : '';
    isFirst = false;
    yield Buffer.from(head + lines.map((cells) => csvLine(cells, format)).join(''));
  }
}

/** A row without what is not told. */
const told = (table: PersonalTable, row: Row): Row =>
  Object.fromEntries(toldColumns(table, row).map((column) => [column, row[column] ?? null]));

type Named = { table: PersonalTable; named?: string; ending?: string };

/** Name of a row's file: what people call it, after the key, which keeps two of one name apart; nothing that programs read as a path. */
function fileName(row: Row, { table, named, ending }: Named): string {
  const key = String(row[primaryKeys[table]] ?? '');
  const called = named === undefined ? '' : `-${String(row[named] ?? '')}`;
  const name = `${key}${called}`.replaceAll(/[^\p{L}\p{N}._ -]/gu, '_').slice(0, 150);
  return ending === undefined ? name : `${name}.${ending}`;
}
