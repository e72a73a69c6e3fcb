import { BankFileError, bankFileLimits } from '#domain/bank-imports/bank-file-fault.ts';
import { cleanSymbol, namedSymbol } from '#domain/bank-imports/symbol-in-text.ts';
import { readShortDay } from '#domain/bank-imports/written-day.ts';
import type { ParsedFile, RawEntry } from '../read-bank-file.ts';

/** Numbers of ISO 4217 as GPC writes them. */
const currencies: Readonly<Record<string, string>> = {
  '203': 'CZK',
  '208': 'DKK',
  '348': 'HUF',
  '703': 'SKK',
  '756': 'CHF',
  '826': 'GBP',
  '840': 'USD',
  '978': 'EUR',
  '985': 'PLN',
};

/** What a movement's code does to the account: debit, credit, a debit taken back (of Česká spořitelna), a credit taken back. */
const signs: Readonly<Record<string, 1 | -1>> = { '1': -1, '2': 1, '3': 1, '5': -1 };

/** A debit taken back with most banks, a credit taken back with Česká spořitelna: the balance tells which. */
const doubtful = '4';

type Reading = { entries: RawEntry[]; statement: Statement | null };
/** Head of a statement; its movements have to lead from the old to the new balance. */
type Statement = { line: number; oldBalance: number; newBalance: number; sum: number; doubtful: RawEntry[] };

/**
 * Reads GPC, also called ABO: lines of 128 characters, 074 as the head of a statement, 075 for a movement, 076 to 079 with what else is
 * told of it (research, "Bank files"). Throws where a line is broken or movements do not add up to the balance.
 */
export function readGpc(text: string): ParsedFile {
  const reading: Reading = { entries: [], statement: null };
  text.split(/\r\n?|\n/).forEach((line, index) => {
    if (line.replaceAll('\u001A', '').trim() !== '') readLine(reading, line, index + 1);
  });
  closeStatement(reading);
  return { format: 'gpc', profile: '', entries: reading.entries };
}

function readLine(reading: Reading, line: string, number: number): void {
  const record = line.slice(0, 3);
  if (record === '074') {
    closeStatement(reading);
    reading.statement = readHead(line, number);
    return;
  }
  if (record === '075') {
    addMovement(reading, line, number);
    return;
  }
  const last = reading.entries.at(-1);
  if (!/^07[6-9]$/.test(record)) throw new BankFileError('broken', { line: number });
  if (last && /^07[89]$/.test(record)) addMessage(last, line.slice(3).trim());
}

/** Debits that were taken back are no payments: they count for the balance only. */
function addMovement({ entries, statement }: Reading, line: string, number: number): void {
  const code = line.slice(60, 61);
  const entry = readMovement(line, number);
  if (code === doubtful) {
    statement?.doubtful.push(entry);
    return;
  }
  if (statement) statement.sum += entry.amount;
  if (code !== '3' && entries.push(entry) > bankFileLimits.entries) {
    throw new BankFileError('too-many-entries', { line: number });
  }
}

function readHead(line: string, number: number): Statement {
  // What follows the new balance is not needed, so that banks may leave it out.
  if (line.trimEnd().length < 75) throw new BankFileError('truncated', { line: number });
  const balance = (from: number): number => {
    const digits = line.slice(from, from + 14);
    if (!/^\d{14}$/.test(digits)) throw new BankFileError('broken', { line: number });
    return line[from + 14] === '-' ? -Number(digits) : Number(digits);
  };
  return { line: number, oldBalance: balance(45), newBalance: balance(60), sum: 0, doubtful: [] };
}

/** Movements have to add up: a file that was cut between two lines shows it only here. */
function closeStatement({ entries, statement }: Reading): void {
  if (!statement) return;
  const { oldBalance, newBalance, sum } = statement;
  const takenBack = statement.doubtful.reduce((total, { amount }) => total + amount, 0);
  if (oldBalance + sum + takenBack === newBalance) return;
  if (oldBalance + sum - takenBack !== newBalance) throw new BankFileError('sums', { line: statement.line });
  entries.push(...statement.doubtful.map((entry) => ({ ...entry, amount: -entry.amount })));
}

function readMovement(line: string, number: number): RawEntry {
  // Blanks at the end of a line may be lost; the day before them may not.
  if (line.trimEnd().length < 128 && !/\d{6}$/.test(line.slice(122, 128))) {
    throw new BankFileError('truncated', { line: number });
  }
  const digits = line.slice(48, 60);
  const code = line.slice(60, 61);
  const sign = code === doubtful ? 1 : signs[code];
  if (!/^\d{12}$/.test(digits) || !sign) throw new BankFileError('amount', { line: number });
  const bookedOn = readShortDay(line.slice(122, 128)) ?? readShortDay(line.slice(91, 97));
  if (!bookedOn) throw new BankFileError('day', { line: number });
  const currency = currencies[line.slice(119, 122)];
  if (!currency) throw new BankFileError('currency', { line: number });
  return {
    // Banks number documents anew each year, some each day.
    reference: /^0*$/.test(line.slice(35, 48).trim())
      ? ''
      : `${bookedOn} ${line.slice(35, 48).trim().replace(/^0+/, '')} ${digits.replace(/^0+/, '')}`,
    bookedOn,
    amount: Number(digits) * sign + 0,
    currency,
    account: line.slice(3, 19).trim(),
    counterAccount: localAccount(line.slice(19, 35), line.slice(73, 77)),
    counterName: line.slice(97, 117).trim(),
    variableSymbol: cleanSymbol(line.slice(61, 71)),
    message: '',
  };
}

/** Prefix, number and bank in the usual writing, `123-4567890/0800`; '' where there is none. */
function localAccount(digits: string, bank: string): string {
  if (!/^\d{16}$/.test(digits) || /^0+$/.test(digits)) return '';
  const prefix = digits.slice(0, 6).replace(/^0+/, '');
  const number = digits.slice(6).replace(/^0+/, '');
  return `${prefix === '' ? '' : `${prefix}-`}${number}${/^\d{4}$/.test(bank) && bank !== '0000' ? `/${bank}` : ''}`;
}

function addMessage(entry: RawEntry, text: string): void {
  entry.message = `${entry.message} ${text}`.trim().slice(0, bankFileLimits.text);
  if (entry.variableSymbol === '') entry.variableSymbol = namedSymbol(text);
}
