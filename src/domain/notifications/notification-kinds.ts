import { projectNewsKinds } from '../mail/mail-kinds.ts';

/** What a customer has done with a quote, or with what is asked for it. */
export const quoteNewsKinds = [
  'quote-seen',
  'quote-asked',
  'quote-declined',
  'quote-changes',
  'quote-signed',
  'payment-claimed',
] as const;
export type QuoteNewsKind = (typeof quoteNewsKinds)[number];

/**
 * What a person of the agency is told: a request was given to them, they were named in a note, a request is to be looked
 * at again, a customer has answered, written about a project or withdrawn a request, a mail to a customer or with a quote was refused for good, a structured invoice cannot be
 * delivered, monthly care waits as a draft because its tax has changed or something is missing, an advance needs its tax document soon, a customer
 * says that an invoice without a quote was paid, has done something with a quote, decided on a milestone or sent material.
 */
export const notificationKinds = [
  'assigned',
  'mentioned',
  'follow-up',
  'customer-answered',
  'customer-wrote',
  'request-withdrawn',
  'mail-refused',
  'quote-mail-refused',
  'document-undelivered',
  'care-taxed-anew',
  'care-incomplete',
  'advance-due',
  'invoice-claimed',
  ...quoteNewsKinds,
  ...projectNewsKinds,
] as const;
export type NotificationKind = (typeof notificationKinds)[number];
