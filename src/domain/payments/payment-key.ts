/*
 * What opens the page where something is paid (H6, I3): the token of a private link, `portal-<quote>`, `office-<quote>`, or
 * `invoice-<document>` for an invoice that was written without a quote.
 */

const ofInvoice = 'invoice-';

/** The key of a customer's account to what is paid for a quote, else for the invoice that has none. */
export const paymentKeyOf = ({ quoteId, documentId }: { quoteId: string | null; documentId: string | null }): string =>
  quoteId === null ? `${ofInvoice}${documentId ?? ''}` : `portal-${quoteId}`;

/** The invoice that a key is for; null for a key of a quote. */
export const invoiceOfKey = (key: string): string | null =>
  key.startsWith(ofInvoice) ? key.slice(ofInvoice.length) : null;
