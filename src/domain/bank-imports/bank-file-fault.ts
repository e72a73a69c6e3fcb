/** Limits of a bank file: bytes of the file, entries in it, characters that are kept of a text. */
export const bankFileLimits = { bytes: 20 * 1024 * 1024, entries: 20_000, text: 500 } as const;

/** Why a bank file cannot be read (H9). */
export const bankFileRules = [
  'too-large',
  'empty',
  'no-text',
  'encoding',
  'unknown-format',
  'entities',
  'broken',
  'truncated',
  'too-many-entries',
  'day',
  'amount',
  'currency',
  'sums',
  'too-heavy',
] as const;
export type BankFileRule = (typeof bankFileRules)[number];

/** What is wrong with a bank file, and where: line or entry, counted from 1; null where neither can be named. */
export type BankFileFault = { rule: BankFileRule; line: number | null; entry: number | null };

/** Thrown while a bank file is read, and turned into a refusal that says where the file is broken. */
export class BankFileError extends Error {
  readonly fault: BankFileFault;

  constructor(rule: BankFileRule, { line = null, entry = null }: { line?: number | null; entry?: number | null } = {}) {
    super(`A bank file cannot be read: ${rule}.`);
    this.name = 'BankFileError';
    this.fault = { rule, line, entry };
  }
}
