import type { Transaction } from 'kysely';
import { dayOf } from '#domain/days.ts';
import { buildPaymentRequest } from '#domain/payments/build-payment-request.ts';
import { dueDay } from '#domain/payments/due-days.ts';
import type { PaymentReason, PaymentRequestDocument } from '#domain/payments/payment-request.ts';
import { moneySearchText } from '#domain/search/money-search.ts';
import type { DocumentBuyer } from '#domain/tax-documents/tax-document.ts';
import { takeYearlyNumber } from '#server/database/number-series.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { fingerprinted } from '#server/features/quotes/answers/signatures-store.ts';
import { keepPicture } from '#server/features/quotes/sending/document-pictures-store.ts';
import { frozenLook } from '#server/features/quotes/sending/make-document.ts';
import { yearOf } from '#server/features/quotes/sending/send-quote.ts';
import type { Services } from '#server/services.ts';
import { type PaymentMover, movePaymentRequest } from './move-payment-request.ts';
import type { PaymentRequestRow } from './payment-requests-store.ts';

/** Who is asked, for what, and until when; without a day it follows from the settings. */
export type Issue = {
  /** Planned and locked. */
  row: PaymentRequestRow;
  buyer: DocumentBuyer;
  quoteNumber: string;
  reason: PaymentReason;
  mover: PaymentMover;
  dueOn?: string;
};

/**
 * Asks for the money of a planned request (H6), in the transaction of the caller, who has locked it: draws number and variable
 * symbol, freezes the document, and returns it. Throws `move-not-allowed`.
 */
export async function issueRequest(
  services: Pick<Services, 'agency' | 'quoteSettings' | 'look'>,
  transaction: Transaction<DatabaseSchema>,
  { row, buyer, quoteNumber, reason, mover, ...wish }: Issue,
): Promise<PaymentRequestDocument> {
  const { language, currency, amount, title } = row;
  const { settings } = services.quoteSettings.current();
  const { look, picture } = frozenLook(services.look.current());
  const issuedOn = dayOf(mover.now, language);
  const dueOn = wish.dueOn ?? dueDay(mover.now, language, settings.paymentDays);
  const year = yearOf(mover.now);
  const place = { year, sequence: await takeYearlyNumber(transaction, 'payment-request', year) };
  const document = buildPaymentRequest(
    { issuedOn, dueOn, language, currency, amount, title, quoteNumber, reason, buyer },
    place,
    { facts: services.agency.current().facts, settings, look },
  );
  if (picture) await keepPicture(transaction, picture);
  await movePaymentRequest(transaction, row, {
    to: 'requested',
    mover,
    set: { ...columnsOf(document), number_year: place.year, number_sequence: place.sequence, requested_at: mover.now },
  });
  return document;
}

/** The columns that repeat what stands in the document. */
function columnsOf(document: PaymentRequestDocument) {
  const { number, variableSymbol, buyer, title, quoteNumber, dueOn, account } = document;
  const { text, sha256 } = fingerprinted(document);
  return {
    document: text,
    sha256,
    variable_symbol: variableSymbol,
    account: account?.iban ?? '',
    due_on: dueOn,
    payer_name: payerName(buyer),
    payer_email: buyer.email,
    search: moneySearchText(number, variableSymbol, buyer.company, buyer.name, title, quoteNumber),
  };
}

/** The name under which a payer stands in lists: the firm's, else the person's. */
export const payerName = ({ company, name }: Pick<DocumentBuyer, 'company' | 'name'>): string =>
  company.trim() || name.trim();
