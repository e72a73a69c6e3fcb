import type { TaxDocumentDetail } from '#contract/tax-documents/tax-documents.ts';
import type { Language } from '#domain/languages.ts';
import { taxStatusOn } from '#domain/tax/decide-tax.ts';
import { documentFigures } from '#domain/tax-documents/document-figures.ts';
import { homeTaxOf } from '#domain/tax-documents/home-tax.ts';
import { needsStructured } from '#domain/tax-documents/structured-duty.ts';
import type { TaxDocument, TaxDocumentContent } from '#domain/tax-documents/tax-document.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { fieldErrors } from '#server/http/calls/refuse-fields.ts';
import type { Services } from '#server/services.ts';
import { findDeliveryWords } from './delivery/deliveries-store.ts';
import { type DocumentRow, contentOf, findDocument, issuedOf } from './documents-store.ts';
import { draftFacts } from './draft-facts.ts';
import { isCareTaxedAnew } from './recurring/taxed-anew.ts';
import { leftToCredit } from './left-to-credit.ts';
import { missingForIssue } from './missing-for-issue.ts';
import { sumCredited } from './settlement-store.ts';
import {
  findAskedMoney,
  findCustomerOf,
  findMailedAt,
  findOwedBack,
  findQuoteOf,
  findRelated,
  findRequestOf,
} from './relations-store.ts';

type Reading = Pick<Services, 'db' | 'clock' | 'agency' | 'quoteSettings'>;

/** Reads a document with everything that its screen shows; what is missing in the reader's language. Throws `not-found`. */
export async function readDocument(services: Reading, id: string, reader: Language): Promise<TaxDocumentDetail> {
  const { db } = services;
  const row = await findDocument(db, id);
  if (!row) throw new AppError('not-found');
  const [quote, request, customer, money, owedBack, credited, related, creditable, mailedAt, deliveryError] =
    await Promise.all([
      findQuoteOf(db, row),
      findRequestOf(db, row),
      findCustomerOf(db, row),
      findAskedMoney(db, id),
      findOwedBack(db, row),
      sumCredited(db, [id]),
      findRelated(db, row),
      leftToCredit(db, row),
      findMailedAt(db, row),
      findDeliveryWords(db, id),
    ]);
  const issued = issuedOf(row);
  const figures = issued ? figuresOfIssued(issued) : await figuresOfDraft(services, row, reader);
  return {
    ...stateOf(row),
    ...figures,
    needsStructured: isStructuredDue(services, row, figures.content),
    isTaxedAnew: await isCareTaxedAnew(db, row, figures.content),
    credited: credited.get(id) ?? 0,
    paid: money.paid,
    owedBack,
    paymentRequest: money.request,
    quote,
    request,
    customer,
    related,
    creditable,
    mailedAt,
    deliveryError,
  };
}

type Figures = Pick<TaxDocumentDetail, 'content' | 'totals' | 'lineTotals' | 'payable' | 'homeTax' | 'tax' | 'missing'>;

function figuresOfIssued(document: TaxDocument): Figures {
  const { totals, lineTotals, payable, homeTax, tax } = document;
  return {
    content: writtenIn(document),
    totals,
    lineTotals,
    payable,
    missing: [],
    homeTax: homeTax && {
      ...homeTax,
      taxes: [...homeTax.taxes],
    },
    tax: {
      reason: tax.reason,
      rates: [...tax.rates],
    },
  };
}

/** As if it were issued now. */
async function figuresOfDraft(services: Reading, row: DocumentRow, reader: Language): Promise<Figures> {
  const content = contentOf(row);
  const facts = await draftFacts(services, services.db, { row, content });
  const { totals, lineTotals, payable } = documentFigures(content, facts.left);
  const homeTax = homeTaxOf({ ...content, totals });
  const missing = fieldErrors(missingForIssue(services, content, facts), reader);
  return {
    content: writtenIn(content),
    totals,
    lineTotals,
    payable,
    missing: missing.map(({ field, message }) => ({
      field,
      message,
    })),
    homeTax: homeTax && {
      ...homeTax,
      taxes: [...homeTax.taxes],
    },
    tax: {
      reason: facts.tax.reason,
      rates: [...facts.tax.rates],
    },
  };
}

/** What is written in a document, without what issuing has added. */
function writtenIn(content: TaxDocumentContent): Figures['content'] {
  const { kind, language, currency, title, note, deliveredOn, dueOn, buyer, prepaid, corrects, exchangeRate } = content;
  const written = { kind, language, currency, title, note, deliveredOn, dueOn, buyer, prepaid, corrects, exchangeRate };
  const { lines, received, advances } = content;
  return { ...written, lines: [...lines], received: [...received], advances: [...advances] };
}

function stateOf(row: DocumentRow) {
  return {
    id: row.id,
    status: row.status,
    version: row.version,
    number: row.number,
    issuedOn: row.issued_on,
    sha256: row.sha256,
    isSealed: row.sealed_at !== null,
    hasUbl: row.ubl !== null,
    delivery: row.delivery,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

function isStructuredDue(
  { clock, quoteSettings }: Reading,
  row: DocumentRow,
  { buyer }: Pick<TaxDocumentContent, 'buyer'>,
): boolean {
  const day = row.issued_on ?? new Date(clock()).toISOString().slice(0, 10);
  const isPayer = taxStatusOn(quoteSettings.current().settings.taxStatuses, day) === 'payer';
  return needsStructured({ buyer, isPayer, day });
}
