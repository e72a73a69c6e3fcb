import assert from 'node:assert/strict';
import type { QuoteLine } from '#domain/quotes/lines/quote-line.ts';
import { type Language, languages } from '#domain/languages.ts';
import type { Currency } from '#domain/money.ts';
import type { QuoteContent } from '#domain/quotes/content/quote-content.ts';
import type { QuoteStatus } from '#domain/quotes/quote-status.ts';
import { insertQuoteWords } from '#server/database/search/quote-words.ts';
import { contentColumns } from '#server/features/quotes/quote-columns.ts';
import { type QuoteRow, findQuote, insertQuote } from '#server/features/quotes/quote-store.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { lineOf } from './quote-lines.ts';

/** What a test wants of a stored quote; the rest is what any quote has. */
export type WantedQuote = {
  status?: QuoteStatus;
  language?: Language;
  currency?: Currency;
  title?: string;
  buyer?: Partial<QuoteContent['buyer']>;
  lines?: readonly QuoteLine[];
  /** Of the only line, without tax, in minor units. */
  price?: number;
  /** Year of its number, which is the next free one; null for none. */
  number?: number | null;
  isLatest?: boolean;
  version?: number;
  familyId?: string;
  requestId?: string | null;
  validUntil?: string;
  sentAt?: number | null;
  lastViewedAt?: number | null;
  answeredAt?: number | null;
  updatedAt?: number;
};

/** The request behind a quote, as far as lists ask for it. */
type Behind = { id: string; customer_id: string | null; service: string | null; trade: string | null };
export type StoredQuote = { row: QuoteRow; request: Behind | null };

const buyer: QuoteContent['buyer'] = {
  kind: 'business',
  name: 'Anna Kováčová',
  company: 'Kováč, s. r. o.',
  email: 'anna@kovac.example',
  phone: '',
  address: '',
  country: 'SK',
  companyNumber: '',
  taxNumber: '',
  vatNumber: '',
  isVatNumberVerified: false,
};

/** Stores quotes as they would stand, without going through their lives. */
export async function storeQuotes(app: TestApp, wanted: readonly WantedQuote[]): Promise<StoredQuote[]> {
  const { db } = app.services;
  const requests: Behind[] = await db
    .selectFrom('service_requests')
    .select(['id', 'customer_id', 'service', 'trade'])
    .execute();
  return db.transaction().execute(async (transaction) => {
    const stored: StoredQuote[] = [];
    for (const [index, each] of wanted.entries()) {
      const request = requests.find(({ id }) => id === each.requestId) ?? null;
      const row = rowOf(app, each, { request, sequence: index + 1 });
      assert.ok(await insertQuote(transaction, row));
      const read = await findQuote(transaction, row.id);
      assert.ok(read);
      stored.push({ row: read, request });
    }
    return stored;
  });
}

function rowOf(app: TestApp, wanted: WantedQuote, { request, sequence }: { request: Behind | null; sequence: number }) {
  const { newId, clock } = app.services;
  const {
    status = 'sent',
    number = status === 'draft' ? null : 2026,
    isLatest = true,
    version = 1,
    price = 100_000,
  } = wanted;
  const id = newId();
  const now = clock();
  const isSent = status !== 'draft';
  return {
    id,
    family_id: wanted.familyId ?? id,
    version_number: version,
    number_year: number,
    number_sequence: number === null ? null : sequence,
    service_request_id: request?.id ?? null,
    customer_id: request?.customer_id ?? null,
    author_id: null,
    status,
    is_latest: isLatest ? (1 as const) : (0 as const),
    ...contentColumns(contentOf(wanted, price)),
    sent_at: wanted.sentAt === undefined ? (isSent ? now : null) : wanted.sentAt,
    mail_id: null,
    replaced_id: null,
    replaced_status: null,
    first_viewed_at: wanted.lastViewedAt ?? null,
    last_viewed_at: wanted.lastViewedAt ?? null,
    answered_at: wanted.answeredAt ?? null,
    closed_reason: null,
    reminded_unseen_at: null,
    reminded_ending_at: null,
    created_at: wanted.updatedAt ?? now,
    updated_at: wanted.updatedAt ?? now,
    version: 1,
  };
}

function contentOf(wanted: WantedQuote, price: number): QuoteContent {
  return {
    language: wanted.language ?? languages[0],
    currency: wanted.currency ?? 'EUR',
    title: wanted.title ?? 'Nový web',
    description: '',
    closing: '',
    terms: '',
    paymentTerms: '',
    notes: '',
    validUntil: wanted.validUntil ?? '2999-12-31',
    startDate: '',
    deliveryDate: '',
    buyer: { ...buyer, ...wanted.buyer },
    copies: [],
    lines: (wanted.lines ?? [lineOf({ unitPrice: price, taxRate: 0 })]).map((line) => ({ ...line, internalCost: 0 })),
    paymentPlan: [],
    exchangeRate: null,
  };
}

/** Adds so many older versions of a quote with another text, which make its words frequent. */
export async function storeOlderVersions(
  app: TestApp,
  { row }: StoredQuote,
  { count, searchText }: { count: number; searchText: string },
): Promise<void> {
  const { db, newId } = app.services;
  const rows = Array.from({ length: count }, (_, index): QuoteRow => {
    const id = newId();
    const place = { version_number: 1000 + index, number_year: null, number_sequence: null };
    return { ...row, ...place, id, verify_code: null, is_latest: 0, status: 'superseded', search_text: searchText };
  });
  const atOnce = 100;
  for (let start = 0; start < count; start += atOnce) {
    const some = rows.slice(start, start + atOnce);
    await db.insertInto('quotes').values(some).execute();
    await insertQuoteWords(db, some);
  }
}
