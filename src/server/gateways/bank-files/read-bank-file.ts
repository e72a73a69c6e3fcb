import type { BankEntry, BankFormat } from '#domain/bank-imports/bank-entry.ts';
import { BankFileError, type BankFileFault, bankFileLimits } from '#domain/bank-imports/bank-file-fault.ts';
import type { CsvProfile } from '#domain/bank-imports/csv-profile.ts';
import { cleanAccount } from '#domain/bank-imports/same-account.ts';
import { readCamt } from './camt/read-camt.ts';
import { type CsvKnowledge, type CsvPreview, readCsv } from './csv/read-csv.ts';
import { decodeText } from './decode-text.ts';
import { readGpc } from './gpc/read-gpc.ts';
import { nameEntries } from './name-entries.ts';

/**
 * A file to read. `account` is the own account of a file that names none, with its `currency`; '' where nobody has said. `profiles`
 * are own mappings, looked at first.
 */
export type BankFileTask = { bytes: Uint8Array; account: string; currency: string; profiles: readonly CsvProfile[] };

/**
 * What a file has turned out to be: movements, a CSV file whose columns nobody has named yet, one that does not say which account it
 * is of, or a broken one.
 */
export type ReadBankFile =
  | { outcome: 'read'; format: BankFormat; profile: string; entries: BankEntry[] }
  | { outcome: 'columns-unknown'; preview: CsvPreview }
  | { outcome: 'account-unknown' }
  | { outcome: 'refused'; fault: BankFileFault };

/** A movement before its reference is made sure of: '' where the bank gives none. */
export type RawEntry = BankEntry;

/** What a parser returns. */
export type ParsedFile = { format: BankFormat; profile: string; entries: RawEntry[] };

/** Reads a bank file, whatever it is called: the format is found by its content (H9). */
export function readBankFile({ bytes, ...known }: BankFileTask): ReadBankFile {
  try {
    const text = decodeText(bytes);
    const parsed = parse(text, known);
    if ('header' in parsed) return { outcome: 'columns-unknown', preview: parsed };
    if (parsed.entries.length > bankFileLimits.entries) throw new BankFileError('too-many-entries');
    const entries = parsed.entries.map((entry) => finish(entry, known.account));
    if (entries.some((entry) => entry.account === '')) return { outcome: 'account-unknown' };
    return { outcome: 'read', format: parsed.format, profile: parsed.profile, entries: nameEntries(entries) };
  } catch (error) {
    if (error instanceof BankFileError) return { outcome: 'refused', fault: error.fault };
    throw error;
  }
}

function parse(text: string, known: CsvKnowledge): ParsedFile | CsvPreview {
  if (/^\s*</.test(text)) return readCamt(text);
  if (/^07[4569]\d/.test(text)) return readGpc(text);
  return readCsv(text, known);
}

function finish(entry: RawEntry, account: string): RawEntry {
  return {
    ...entry,
    account: cleanAccount(entry.account === '' ? account : entry.account).slice(0, 64),
    counterAccount: entry.counterAccount.trim().slice(0, 64),
    counterName: oneLine(entry.counterName).slice(0, 200),
    message: oneLine(entry.message).slice(0, bankFileLimits.text),
    reference: entry.reference.trim().slice(0, 100),
  };
}

// Databases keep no NUL in text.
const oneLine = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
