import { type Insertable, sql } from 'kysely';
import { dayOf } from '#domain/days.ts';
import { moneySearchText } from '#domain/search/money-search.ts';
import { currencyOf } from '#domain/money.ts';
import { formatPaymentRequestNumber } from '#domain/payments/payment-request-number.ts';
import { variableSymbolOf } from '#domain/payments/variable-symbol.ts';
import { formatDocumentNumber } from '#domain/tax-documents/document-number.ts';
import type { TaxDocumentKind } from '#domain/tax-documents/tax-document.ts';
import type { PaymentRequestTable, TaxDocumentTable } from '#server/database/tables/money-tables.ts';
import { insertMoneyWords } from '#server/database/search/money-words.ts';
import type { Database } from '#server/database/open-database.ts';
import { moneyRows } from '#server/database/test-programs/money-rows.ts';
import { arrivalTimes } from '#server/seeds/arrival-times.ts';
import { idAt } from '#server/seeds/ids.ts';
import { personOf } from '#server/seeds/people.ts';
import { between, pick, pickWeighted, seededRandom } from '#server/seeds/random.ts';

const dayMs = 86_400_000;
const batchSize = 1_000;
const termDays = 14;
const titles = ['Nový web', 'E-shop', 'Rezervácie', 'Prerobenie webu', 'Kalkulačka ceny', 'Mobilná aplikácia'];
/** About as much as a frozen document and its structured invoice take. */
const frozen = { document: 'x'.repeat(1_500), ubl: 'x'.repeat(3_000) };

const kinds = [
  ['invoice', 70],
  ['advance_tax', 22],
  ['credit_note', 6],
  ['correction', 2],
] as const;

type Place = { id: string; customer_id: string | null };
type Made = { index: number; count: number; at: number; until: number; place: Place | undefined };
type Rows = { document: Insertable<TaxDocumentTable>; request: Insertable<PaymentRequestTable> };

/**
 * Fills a database with so many made-up documents over three years, each with a request for money, the same for the same options.
 * Where there are service requests, the documents belong to them by turns.
 */
export async function seedDocuments(
  { db, engine }: Database,
  { count, until }: { count: number; until: number },
): Promise<void> {
  const places = await db.selectFrom('service_requests').select(['id', 'customer_id']).orderBy('id').execute();
  const timeOf = arrivalTimes(count, until);
  const tables = ['tax_documents', 'tax_document_words', 'payment_requests', 'payment_request_words'] as const;
  await engine.exclusiveTransaction(db, async (transaction) => {
    await engine.withoutIndexes(transaction, [...tables], async () => {
      for (let start = 0; start < count; start += batchSize) {
        const rows = Array.from({ length: Math.min(batchSize, count - start) }, (_, step) => {
          const index = start + step;
          return rowsOf({ index, count, at: timeOf(index), until, place: places[index % Math.max(places.length, 1)] });
        });
        const documents = rows.map(({ document }) => document);
        const requests = rows.map(({ request }) => request);
        await engine.insertMany(transaction, 'tax_documents', documents);
        await engine.insertMany(transaction, 'payment_requests', requests);
        const textOf = documents.map(({ id, search_text: text }) => ({ id, text }));
        await insertMoneyWords(transaction, 'tax_document_words', textOf);
        const searchOf = requests.map(({ id, search: text }) => ({ id, text }));
        await insertMoneyWords(transaction, 'payment_request_words', searchOf);
      }
    });
  });
  // The query planner needs statistics of the new rows.
  if (engine.name === 'postgres') await sql`vacuum analyze`.execute(db);
}

/** A document of which one in fifty is a draft, and a request for its money, which in the end nearly everybody pays. */
function rowsOf(made: Made): Rows {
  const { index, count, at, until, place } = made;
  const random = seededRandom(11, index);
  const { language, contact } = personOf(7, index);
  const kind: TaxDocumentKind = pickWeighted<TaxDocumentKind>(random, kinds);
  const isDraft = random() < 0.02;
  const number = isDraft ? null : formatDocumentNumber(kind, { year: yearOf(at), sequence: index + 1 });
  const title = pick(random, titles);
  const own = {
    id: idAt(at, random),
    service_request_id: place?.id ?? null,
    customer_id: place?.customer_id ?? null,
    language,
    currency: currencyOf[language],
    title,
    created_at: at,
    updated_at: at,
  };
  const amount = between(random, 400, 9000) * 100;
  const document = {
    ...moneyRows.tax_documents,
    ...own,
    ...frozen,
    quote_id: null,
    payment_id: null,
    corrects_id: null,
    recurring_id: null,
    period: null,
    call_id: null,
    seal_key_id: null,
    mail_id: null,
    net: amount,
    tax: 0,
    gross: amount,
    payable: amount,
    version: 1,
    kind,
    status: isDraft ? 'draft' : 'issued',
    number,
    number_year: isDraft ? null : yearOf(at),
    number_sequence: isDraft ? null : index + 1,
    buyer_name: contact.name,
    buyer_company: contact.company,
    issued_on: isDraft ? null : dayOf(at, language),
    due_on: dayOf(at + termDays * dayMs, language),
    issued_at: isDraft ? null : at,
    listed_at: at,
    search_text: moneySearchText(number, title, contact.name, contact.company),
  } satisfies Insertable<TaxDocumentTable>;
  return { document, request: requestOf(document, { index, count, at, until }) };
}

function requestOf(
  document: Insertable<TaxDocumentTable>,
  { index, count, at, until }: Omit<Made, 'place'>,
): Insertable<PaymentRequestTable> {
  // Among a thousand, each tab has more rows than a page shows, so that pages of equal length are compared.
  const atLeast = (share: number, rows: number) => Math.max(share, rows / count);
  const random = seededRandom(13, index);
  const { id: _, language, currency, title, service_request_id: serviceRequest, customer_id: customer } = document;
  const isOfInvoice = document.kind === 'invoice' && document.status === 'issued';
  const isYoung = until - at < termDays * dayMs;
  const isUnpaid = isYoung ? random() < 0.6 : random() < atLeast(0.003, 80);
  const isPlanned = !isOfInvoice && random() < atLeast(0.1, 200);
  const openStatus = isYoung ? 'requested' : 'overdue';
  const closedStatus = random() < atLeast(0.05, 80) ? 'cancelled' : 'confirmed';
  const status = isPlanned ? 'planned' : isUnpaid ? openStatus : closedStatus;
  const place = { year: yearOf(at), sequence: index + 1 };
  const symbol = variableSymbolOf(place);
  const payer = document.buyer_company || document.buyer_name;
  return {
    ...moneyRows.payment_requests,
    quote_id: null,
    part_index: null,
    part_due: null,
    share: null,
    claimed_at: null,
    milestone: '',
    id: idAt(at + 1, random),
    tax_document_id: isOfInvoice ? document.id : null,
    document_listed_at: isOfInvoice ? document.listed_at : null,
    service_request_id: serviceRequest ?? null,
    customer_id: customer ?? null,
    status,
    number_year: place.year,
    number_sequence: place.sequence,
    variable_symbol: symbol,
    language,
    currency,
    amount: document.gross,
    paid: status === 'confirmed' ? document.gross : 0,
    title,
    payer_name: payer,
    search: moneySearchText(formatPaymentRequestNumber(place), symbol, payer, document.buyer_name, title),
    due_on: isPlanned ? null : dayOf(at + termDays * dayMs, language),
    paid_at: status === 'confirmed' ? at + between(random, 1, 20) * dayMs : null,
    document: frozen.document,
    created_at: at,
    updated_at: at,
    version: 1,
  };
}

const yearOf = (at: number): number => new Date(at).getUTCFullYear();
