/** Formats of bank files that are read (H9). */
export const bankFormats = ['camt053', 'gpc', 'csv'] as const;
export type BankFormat = (typeof bankFormats)[number];

/** One booked movement of an account, as a bank file names it. */
export type BankEntry = {
  /** The bank's own reference; where it gives none, made of the movement's facts, so that it is the same in every file. */
  reference: string;
  /** `YYYY-MM-DD`. */
  bookedOn: string;
  /** Minor units; negative when money left the account. */
  amount: number;
  /** ISO 4217; may be a currency in which nobody is asked for money. */
  currency: string;
  /** Own account, IBAN where the file has one. */
  account: string;
  counterAccount: string;
  counterName: string;
  /** Without leading zeros; '' without one. */
  variableSymbol: string;
  message: string;
};

/**
 * What an entry is taken for: it pays a request (symbol, amount, currency and account agree), may pay one (`why`), none is known,
 * or it was booked before.
 */
export const matchKinds = ['matched', 'likely', 'unknown', 'known', 'outgoing'] as const;
export type MatchKind = (typeof matchKinds)[number];
