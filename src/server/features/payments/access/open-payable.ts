import type { GoneReason } from '#contract/quotes/private-quote.ts';
import type { Language } from '#domain/languages.ts';
import { invoiceOfKey } from '#domain/payments/payment-key.ts';
import type { AccessKind } from '#domain/quotes/signing/signed-document.ts';
import { readAccess } from '#server/features/access/viewer-store.ts';
import { type Asking, findOpened } from '#server/features/quotes/access/open-access.ts';
import { readSent } from '#server/features/quotes/private/sent-quote.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Services } from '#server/services.ts';
import { findOwnInvoice } from './own-invoices-store.ts';

/** What is paid on one page, for whom it was opened: all of a signed quote, or one invoice that was written without a quote. */
export type Payable = {
  access: AccessKind;
  userId: string | null;
  language: Language;
  title: string;
} & ({ quoteId: string; quoteNumber: string; invoiceId: null } | { quoteId: null; quoteNumber: ''; invoiceId: string });

/**
 * The one check of who may see what is to be paid (H6, I3): for a quote who has a key to it, for an invoice without one the accounts that
 * may read its customer's documents (I5). Administrators look only.
 */
export async function openPayable(services: Services, asking: Asking): Promise<Payable | { gone: GoneReason }> {
  const { db, clock } = services;
  const invoiceId = invoiceOfKey(asking.key);
  if (invoiceId !== null) return (await openInvoice(services, { invoiceId, asking })) ?? { gone: 'not-found' };
  const sent = await readSent(db, asking.key === '' ? null : await findOpened(db, asking), clock());
  if ('gone' in sent) return sent;
  const { access, document, row } = sent;
  const { language, title, number: quoteNumber } = document;
  return { access: access.kind, userId: access.userId, language, title, quoteId: row.id, quoteNumber, invoiceId: null };
}

/** The same, or the refusal of what is not to be seen. Throws `not-found`, `quote-superseded`, `quote-withdrawn`. */
export async function demandPayable(services: Services, asking: Asking): Promise<Payable> {
  const payable = await openPayable(services, asking);
  if ('gone' in payable) throw new AppError(payable.gone);
  return payable;
}

async function openInvoice(
  { db }: Pick<Services, 'db'>,
  { invoiceId: id, asking }: { invoiceId: string; asking: Asking },
): Promise<Payable | null> {
  const { user } = asking.caller;
  if (!user || user.mustEnrol) return null;
  const isOffice = user.role === 'admin';
  const invoice = await findOwnInvoice(db, {
    id,
    access: isOffice ? null : await readAccess(db, user.id, 'documents'),
  });
  if (!invoice) return null;
  const { title, language } = invoice;
  const access = isOffice ? 'office' : 'portal';
  return { access, userId: user.id, language, title, quoteId: null, quoteNumber: '', invoiceId: id };
}

/** Whether a request for money is paid on a page. */
export const isPaidBy = (
  { quoteId, invoiceId }: Payable,
  row: { quote_id: string | null; tax_document_id: string | null },
): boolean => (quoteId === null ? row.tax_document_id === invoiceId : row.quote_id === quoteId);

/** Whether a tax document is downloaded on a page: those of the quote, or the invoice and what changes it. */
export const isDocumentOf = (
  { quoteId, invoiceId }: Payable,
  row: { id: string; quote_id: string | null; corrects_id: string | null },
): boolean => {
  if (quoteId !== null) return row.quote_id === quoteId;
  return row.quote_id === null && (row.id === invoiceId || row.corrects_id === invoiceId);
};
