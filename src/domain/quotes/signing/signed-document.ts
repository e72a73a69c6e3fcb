import type { Language } from '../../languages.ts';
import type { BuyerKind } from '../content/quote-content.ts';
import type { Choice } from '../lines/quote-line.ts';
import type { QuoteSnapshot, SnapshotPart } from '../quote-snapshot.ts';
import type { QuoteTotals } from '../lines/totals.ts';

/**
 * What exactly is signed: the quote as it was sent with the options that were chosen. The fingerprint of a signature is the
 * SHA-256 of its canonical text (domain rules, "Quote"), so integers and texts only.
 */
export type SignedDocument = {
  format: 1;
  quote: QuoteSnapshot;
  /** Quantities of the chosen options in thousandths, by the line's id; an option that is not chosen is left out. */
  choice: Choice;
  /** Sums and parts of the payment with that choice, minor units. */
  totals: QuoteTotals;
  paymentPlan: readonly SnapshotPart[];
};

/** Who signs, as typed on the signing page (H5); checked by the rules of customers. */
export type Signer = {
  name: string;
  /** Such as managing director; may be ''. */
  role: string;
  email: string;
  kind: BuyerKind;
  company: string;
  companyNumber: string;
  /** Billing address, one text over several lines. */
  address: string;
};

/** A drawn signature as strokes of points, in units of a box of 600 by 200; integers from its upper left corner. */
export type Strokes = readonly (readonly (readonly [x: number, y: number])[])[];

/** How somebody signed: a typed name, drawn by hand, or by an administrator on behalf, whose note says what they rely on. */
export type SignatureMark =
  | { kind: 'typed'; text: string }
  | { kind: 'drawn'; strokes: Strokes }
  | { kind: 'on-behalf'; note: string };

export const signatureKinds = ['typed', 'drawn', 'on-behalf'] as const satisfies SignatureMark['kind'][];

/** How the signer reached the quote. */
export type AccessKind = 'link' | 'portal' | 'office';

/** What proves a signature beside the document itself (domain rules, "Quote"); kept as canonical text with its SHA-256. */
export type Evidence = {
  format: 1;
  /** SHA-256 of the canonical `SignedDocument`. */
  fingerprint: string;
  signer: Signer;
  mark: SignatureMark;
  /** When it was signed (ms UTC). */
  signedAt: number;
  access: AccessKind;
  /** Address that the link was sent to, or that of the account. */
  recipient: string;
  /** IP address and browser of the signer, of the administrator when on behalf. */
  address: string;
  userAgent: string;
  /** The language that the page was shown in, and what was agreed to on it, to the letter. */
  language: Language;
  agreements: readonly Agreement[];
  /** When the code that was mailed to the recipient was confirmed (ms UTC); null where none was asked for. */
  codeConfirmedAt: number | null;
  /** File that an administrator relies on; null without one. */
  file: { name: string; sha256: string } | null;
};

/** A box that the signer ticked. */
export type Agreement = {
  kind: 'terms' | 'express-start';
  /** What was agreed to. */
  text: string;
  /** The sentence beside the box, to the letter; '' where `text` itself stood there, and in the first signatures. */
  sentence: string;
};
