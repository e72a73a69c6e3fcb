import type { TaxDocumentSource } from '#contract/tax-documents/tax-documents.ts';
import { dayOf } from '#domain/days.ts';
import { currencyOf } from '#domain/money.ts';
import { signedBuyer } from '#domain/payments/signed-buyer.ts';
import { buyerOf } from '#domain/quotes/content/new-quote.ts';
import type { QuoteSnapshot } from '#domain/quotes/quote-snapshot.ts';
import type { QuoteStatus } from '#domain/quotes/quote-status.ts';
import { settingsRate } from '#domain/quotes/settings-rate.ts';
import { quoteAsChosen } from '#domain/quotes/signing/quote-as-chosen.ts';
import { taxStatusOn } from '#domain/tax/decide-tax.ts';
import { documentBuyerOf } from '#domain/tax-documents/document-buyer.ts';
import {
  type DocumentStart,
  newAdvance,
  newChange,
  newFinal,
  newForBuyer,
} from '#domain/tax-documents/new-documents.ts';
import type { Settlement } from '#domain/tax-documents/settlement.ts';
import { taxOfDocument } from '#domain/tax-documents/tax-of-document.ts';
import type { DocumentBuyer, TaxDocumentContent } from '#domain/tax-documents/tax-document.ts';
import { advanceLineName } from '#locales/document-line-names.ts';
import { readCustomer } from '#server/features/customers/customer-store.ts';
import { findSignature } from '#server/features/quotes/answers/signatures-store.ts';
import { findDocument, issuedOf } from '#server/features/tax-documents/documents-store.ts';
import { leftToCredit } from '#server/features/tax-documents/left-to-credit.ts';
import { hasFinal, settlementOf } from '#server/features/tax-documents/settlement-store.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Services } from '#server/services.ts';
import { findQuotePayment, findQuoteRelations } from './source-store.ts';

/** Where a new document belongs. */
export type DocumentPlace = {
  quote_id: string | null;
  service_request_id: string | null;
  customer_id: string | null;
  payment_id: string | null;
  corrects_id: string | null;
};

/** What a draft begins with, and where it belongs. */
export type NewDocument = { content: TaxDocumentContent; place: DocumentPlace };

const nowhere: DocumentPlace = {
  quote_id: null,
  service_request_id: null,
  customer_id: null,
  payment_id: null,
  corrects_id: null,
};

type Source<Kind extends TaxDocumentSource['kind']> = Extract<TaxDocumentSource, { kind: Kind }>;

/** Fills a new draft from where it begins. Throws `not-found`, and `move-not-allowed` where there is nothing to issue. */
export function startDocument(services: Services, source: TaxDocumentSource): Promise<NewDocument> {
  switch (source.kind) {
    case 'advance':
      return startAdvance(services, source);
    case 'final':
      return startFinal(services, source);
    case 'customer':
      return startForCustomer(services, source);
    default:
      return startChange(services, source);
  }
}

/** A signed quote that stands, with its chosen options, who pays it, and where it belongs. Throws `not-found`, `move-not-allowed`. */
export async function readSigned(
  { db }: Pick<Services, 'db'>,
  quoteId: string,
  statuses: readonly QuoteStatus[] = ['accepted'],
): Promise<{ quote: QuoteSnapshot; buyer: DocumentBuyer; place: DocumentPlace }> {
  const [relations, signature] = await Promise.all([findQuoteRelations(db, quoteId), findSignature(db, quoteId)]);
  if (!relations) throw new AppError('not-found');
  if (!signature || !statuses.includes(relations.status)) throw new AppError('move-not-allowed');
  const { service_request_id, customer_id } = relations;
  const place = { ...nowhere, quote_id: quoteId, service_request_id, customer_id };
  const { document, evidence } = signature;
  return { quote: quoteAsChosen(document), buyer: signedBuyer(document.quote.buyer, evidence.signer), place };
}

/** The day, rate and ids that a document of a language and currency begins with. */
export function startOf(
  { clock, newId, quoteSettings }: Pick<Services, 'clock' | 'newId' | 'quoteSettings'>,
  { language, currency }: Pick<TaxDocumentContent, 'language' | 'currency'>,
): DocumentStart {
  const exchangeRate = settingsRate(quoteSettings.current().settings, currency);
  return { today: dayOf(clock(), language), exchangeRate, newId };
}

async function startAdvance(services: Services, { paymentId, quoteId }: Source<'advance'>): Promise<NewDocument> {
  // What was received before a quote was voided is taxed until it goes back.
  const { quote, buyer, place } = await readSigned(services, quoteId, ['accepted', 'voided']);
  const payment = await findQuotePayment(services.db, { paymentId, quoteId });
  if (!payment) throw new AppError('not-found');
  const { amount, receivedOn } = payment;
  const { settings } = services.quoteSettings.current();
  const isPayer = taxStatusOn(settings.taxStatuses, receivedOn) === 'payer';
  if (amount <= 0 || !isPayer || (await hasFinal(services.db, quoteId))) throw new AppError('move-not-allowed');
  const { rates } = taxOfDocument(buyer, settings, receivedOn);
  const name = advanceLineName(quote.language, quote.number);
  const content = newAdvance({ quote, buyer, rates, amount, receivedOn, name }, startOf(services, quote));
  return { content, place: { ...place, payment_id: paymentId } };
}

async function startFinal(services: Services, { quoteId }: Source<'final'>): Promise<NewDocument> {
  const { db, quoteSettings } = services;
  const { quote, buyer, place } = await readSigned(services, quoteId);
  if (await hasFinal(db, quoteId)) throw new AppError('move-not-allowed');
  const start = startOf(services, quote);
  const { rates } = taxOfDocument(buyer, quoteSettings.current().settings, start.today);
  const content = newFinal({ quote, buyer, rates, settlement: nothingPaid }, start);
  const { settlement } = await settlementOf(db, quoteId, content.lines);
  return { content: { ...content, ...settlement }, place };
}

const nothingPaid: Settlement = { advances: [], prepaid: 0 };

async function startForCustomer(services: Services, source: Source<'customer'>): Promise<NewDocument> {
  const customer = await readCustomer(services.db, source.customerId);
  if (!customer || customer.isAnonymised) throw new AppError('not-found');
  const { language } = source;
  const currency = currencyOf[language];
  const buyer = documentBuyerOf(buyerOf(null, customer));
  const content = newForBuyer({ language, currency, buyer }, startOf(services, { language, currency }));
  return { content, place: { ...nowhere, customer_id: customer.id } };
}

async function startChange(
  services: Services,
  { kind, documentId }: Source<'credit_note' | 'correction'>,
): Promise<NewDocument> {
  const row = await findDocument(services.db, documentId);
  if (!row) throw new AppError('not-found');
  const document = issuedOf(row);
  if (!document || document.kind === 'correction') throw new AppError('move-not-allowed');
  const left = await leftToCredit(services.db, row);
  if (kind === 'credit_note' && left.length === 0) throw new AppError('move-not-allowed');
  const content = newChange({ kind, document, documentId, left }, startOf(services, document));
  const { quote_id, service_request_id, customer_id } = row;
  return { content, place: { ...nowhere, quote_id, service_request_id, customer_id, corrects_id: documentId } };
}
