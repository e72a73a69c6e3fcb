import type { Currency } from '../money.ts';
import type { Language } from '../languages.ts';
import type { PayeeAccount } from './payee-account.ts';

/**
 * How a payer is told to pay: a QR code of the payer's banks, or text only (H6). PAY by square for a Slovak account in euro,
 * SPAYD for a Czech one, EPC069-12 for other euro, text for Denmark.
 */
export const paymentCodeKinds = ['pay-by-square', 'spayd', 'epc', 'text'] as const;
export type PaymentCodeKind = (typeof paymentCodeKinds)[number];

/** What is asked for, as a code needs it; nothing of it is cleaned yet. */
export type PaymentOrder = {
  account: PayeeAccount;
  payee: string;
  /** Minor units, positive. */
  amount: number;
  currency: Currency;
  /** At most 10 digits. */
  variableSymbol: string;
  message: string;
  /** `YYYY-MM-DD`; '' without one. */
  dueOn: string;
  language: Language;
};

/** A code, ready to be shown: `text` is what a reader decodes, `path` the dark modules as an SVG path in units of one module. */
export type PaymentCode = { kind: PaymentCodeKind; text: string; size: number; path: string };
