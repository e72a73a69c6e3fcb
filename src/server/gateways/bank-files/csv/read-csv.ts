import { BankFileError, bankFileLimits } from '#domain/bank-imports/bank-file-fault.ts';
import { type CsvColumn, type CsvProfile, bankCsvProfiles, placesIn } from '#domain/bank-imports/csv-profile.ts';
import { cleanAccount } from '#domain/bank-imports/same-account.ts';
import { cleanSymbol, namedSymbol } from '#domain/bank-imports/symbol-in-text.ts';
import { readAmount } from '#domain/bank-imports/written-amount.ts';
import { readDay } from '#domain/bank-imports/written-day.ts';
import type { ParsedFile, RawEntry } from '../read-bank-file.ts';
import { type CsvRow, splitCsv } from './split-csv.ts';

/** A file whose columns nobody has named yet: its line of names and the first rows under it. */
export type CsvPreview = { header: string[]; rows: string[][] };

/** Own mappings; account and currency of a file that names none, '' where nobody has said. */
export type CsvKnowledge = { profiles: readonly CsvProfile[]; account: string; currency: string };

/** Lines before the names of the columns in which banks write of the account. */
const linesOfHead = 30;
const rowsOfPreview = 6;

/**
 * Reads a bank's CSV file by the first profile whose names of columns stand in one of its lines; own profiles come first. Where none
 * fits, the file is shown, so that a person names its columns.
 */
export function readCsv(text: string, { profiles, account, currency }: CsvKnowledge): ParsedFile | CsvPreview {
  const rows = splitCsv(text, bankFileLimits.entries + linesOfHead);
  for (const profile of [...profiles, ...bankCsvProfiles]) {
    const at = rows.slice(0, linesOfHead).findIndex(({ cells }) => placesIn(cells, profile) !== null);
    const header = rows[at];
    if (header)
      return {
        format: 'csv',
        profile: profile.name,
        entries: readRows(rows, at, { profile, header, account, currency }),
      };
  }
  return previewOf(rows);
}

type Columns = { profile: CsvProfile; header: CsvRow; account: string; currency: string };

function readRows(rows: readonly CsvRow[], at: number, { profile, header, account, currency }: Columns): RawEntry[] {
  const places = placesIn(header.cells, profile) ?? {};
  const before = toldBefore(rows.slice(0, at));
  const told = { account: before.account || account, currency: before.currency || currency };
  // Files of mixed kinds repeat the line of names before each part.
  return rows.slice(at + 1).map((row) => readRow(row, { places, told, width: header.cells.length }));
}

type Told = { account: string; currency: string };
type Reading = { places: Partial<Record<CsvColumn, number>>; told: Told; width: number };

function readRow({ line, cells }: CsvRow, { places, told, width }: Reading): RawEntry {
  const cell = (column: CsvColumn): string => {
    const place = places[column];
    return place === undefined ? '' : (cells[place] ?? '');
  };
  // One separator at the end of the names, or of the rows, is usual.
  if (cells.length < width - 1) throw new BankFileError('truncated', { line });
  const bookedOn = readDay(cell('bookedOn'));
  if (!bookedOn) throw new BankFileError('day', { line });
  const amount = readAmount(cell('amount'));
  if (amount === null) throw new BankFileError('amount', { line });
  const currency = (cell('currency') || told.currency).toUpperCase();
  const account = accountIn(cell('account')) || told.account;
  // Whoever is asked for the account says the currency by it.
  if (!/^[A-Z]{3}$/.test(currency) && (currency !== '' || account !== ''))
    throw new BankFileError('currency', { line });
  return {
    reference: cell('reference'),
    bookedOn,
    amount,
    currency,
    account,
    counterAccount: withBank(cell('counterAccount'), cell('counterBank')),
    counterName: cell('counterName'),
    variableSymbol: cleanSymbol(cell('variableSymbol')) || namedSymbol(cell('message')),
    message: cell('message'),
  };
}

const withBank = (account: string, bank: string): string =>
  account === '' || bank === '' ? account : `${account}/${bank}`;

/** Own account and currency as lines before the table tell them. */
function toldBefore(rows: readonly CsvRow[]): Told {
  const cells = rows.flatMap(({ cells: each }) => each);
  const ibans = cells.map(cleanAccount).filter((cell) => iban.test(cell));
  const currency =
    rows.find(({ cells: [name = ''] }) => /^(?:currency|měna|mena|valuta)\b/i.test(name))?.cells[1] ?? '';
  const local = cells.map(accountIn).find((account) => account !== '') ?? '';
  return { account: ibans[0] ?? local, currency };
}

/** Not checked further: the bank knows its account. */
const iban = /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/;

const accountIn = (text: string): string =>
  iban.test(cleanAccount(text)) ? cleanAccount(text) : (/(?:\d{1,6}-)?\d{2,10}\/\d{4}(?!\d)/.exec(text)?.[0] ?? '');

/** The longest of the first lines is taken for the names. */
function previewOf(rows: readonly CsvRow[]): CsvPreview {
  const head = rows.slice(0, linesOfHead);
  const widest = Math.max(0, ...head.map(({ cells }) => cells.filter((cell) => cell !== '').length));
  if (widest < 2) throw new BankFileError('unknown-format', { line: 1 });
  const at = head.findIndex(({ cells }) => cells.filter((cell) => cell !== '').length === widest);
  if (rows.length === at + 1) throw new BankFileError('unknown-format', { line: 1 });
  const shown = rows.slice(at, at + 1 + rowsOfPreview).map(({ cells }) => cells.map((cell) => cell.slice(0, 120)));
  const [header = [], ...under] = shown;
  return { header, rows: under };
}
