import { firmMailKinds } from '../firms/firm-mails.ts';
import { neverLeaving } from './delivery-failure.ts';

/** What a mail about an account can be for (F2, F3, F4). */
export const accountMailKinds = [
  'verify-email',
  'email-in-use',
  'reset-password',
  'password-changed',
  'email-changed',
  'invitation',
  'second-factor-reset',
  'totp-enabled',
  'totp-disabled',
  'recovery-codes-renewed',
  'passkey-added',
  'passkey-removed',
  'codes-refused',
  'account-disabled',
  'account-enabled',
  'account-state-told',
  'all-signed-out',
  'data-ready',
  'confirm-deletion',
  'account-deleted',
  'data-erased',
  'data-request-extended',
  'customer-left',
] as const;
export type AccountMailKind = (typeof accountMailKinds)[number];

/** What a mail to a person of the agency can be for, beside the notification of a new request. */
export const staffMailKinds = ['request-assigned', 'request-mentioned', 'request-follow-up'] as const;
export type StaffMailKind = (typeof staffMailKinds)[number];

/** What warns a person of the agency that an advance needs its tax document soon (H11). */
export const advanceMailKind = 'advance-due';

/**
 * What a mail to the recipient of a quote can be for (H2, H5): the quote, its end, reminders of it, answers to questions, a new link,
 * and what was signed.
 */
export const quoteMailKinds = [
  'quote-sent',
  'quote-withdrawn',
  'quote-unseen',
  'quote-ending',
  'quote-question-answered',
  'quote-link',
  'quote-signed',
] as const;

/** What a mail to somebody who is asked for money, or gets a document about it, can be for (H6, H11). */
export const paymentMailKinds = [
  'payment-requested',
  'payment-received',
  'payment-first-reminder',
  'payment-reminder',
  'payment-rejected',
  'payment-refunded',
  'tax-document',
] as const;

/** What a mail to the customer of a project can be for (I1, I7). */
export const projectMailKinds = [
  'milestone-handed-over',
  'material-owed',
  'material-asked-again',
  'reference-asked',
  'case-study-asked',
] as const;

/** What was written in a thread to somebody who was away (I2). */
export const threadMailKind = 'thread-messages';

export type QuoteMailKind = (typeof quoteMailKinds | typeof paymentMailKinds | typeof projectMailKinds)[number];

/** What a mail to the agency about a customer's answer to a quote can be for (H5). */
export const quoteNewsMailKinds = ['quote-asked', 'quote-declined', 'quote-changes'] as const;
export type QuoteNewsMailKind = (typeof quoteNewsMailKinds)[number];

/** What a mail to the agency about what a customer does with a project can be for (I1, I7). */
export const projectNewsKinds = [
  'milestone-approved',
  'milestone-changes',
  'material-sent',
  'reference-given',
  'reference-withdrawn',
  'case-study-allowed',
  'case-study-withdrawn',
] as const;
export type ProjectNewsKind = (typeof projectNewsKinds)[number];

/** What a mail is for. */
export const mailKinds = [
  'request-received',
  'request-withdrawn',
  'request-withdrawn-copy',
  'request-notification',
  'request-reply',
  ...quoteMailKinds,
  ...paymentMailKinds,
  ...projectMailKinds,
  threadMailKind,
  ...projectNewsKinds,
  ...quoteNewsMailKinds,
  'quote-code',
  'quote-signed-copy',
  ...staffMailKinds,
  advanceMailKind,
  'health-bad',
  'draft-link',
  ...accountMailKinds,
  ...firmMailKinds,
] as const;
export type MailKind = (typeof mailKinds)[number];

/** What a customer reads of a request: one thread in the mail program. */
export const customerMailKinds = [
  'request-received',
  'request-withdrawn',
  'request-reply',
  ...quoteMailKinds,
  ...paymentMailKinds,
  ...projectMailKinds,
  threadMailKind,
] as const satisfies MailKind[];

/** State of a mail: waiting for its job, accepted by a mail server, written to a file, failed for good. */
export const mailStates = ['pending', 'sent', 'filed', 'failed'] as const;
export type MailState = (typeof mailStates)[number];

/**
 * Mails with a link that opens an account, a draft or what a customer says, or with a code: what they said is forgotten once they have left or failed
 * (F3, C10, H5, A11).
 */
export const secretMailKinds: readonly MailKind[] = [
  'verify-email',
  'reset-password',
  'invitation',
  'draft-link',
  'quote-code',
  'reference-asked',
  'case-study-asked',
  'data-ready',
  'confirm-deletion',
  'firm-invitation',
];

type StoredMail = { kind: string; state: MailState; last_error: string | null };

/**
 * Whether a mail can be sent once more: it is on no way just now, what it said is still known, its link still leads somewhere, its
 * recipient wants it, and what it asks for is still to be paid.
 */
export function isResendable({ kind, state, last_error: reason }: StoredMail): boolean {
  const isOver = neverLeaving.some((each) => each === reason);
  return state !== 'pending' && !isOver && !secretMailKinds.some((secret) => secret === kind);
}
