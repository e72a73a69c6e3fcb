import { type Insertable, sql } from 'kysely';
import { dayOf } from '#domain/days.ts';
import { currencyOf } from '#domain/money.ts';
import type { QuoteStatus } from '#domain/quotes/quote-status.ts';
import type { Database } from '#server/database/open-database.ts';
import type { QuoteTable } from '#server/database/tables/quote-tables.ts';
import type { ServiceRequestTable } from '#server/database/tables/request-tables.ts';
import { insertQuoteWords } from '#server/database/search/quote-words.ts';
import { contentColumns } from '#server/features/quotes/quote-columns.ts';
import { arrivalTimes } from '#server/seeds/arrival-times.ts';
import { idAt } from '#server/seeds/ids.ts';
import { personOf } from '#server/seeds/people.ts';
import { type Random, between, pick, pickWeighted, seededRandom } from '#server/seeds/random.ts';
import { draftLineOf, sampleQuoteContent } from './quotes.ts';

const dayMs = 86_400_000;
const batchSize = 1_000;
const validDays = 30;
const titles = ['Nový web', 'E-shop', 'Rezervácie', 'Prerobenie webu', 'Kalkulačka ceny', 'Mobilná aplikácia'];

/** What became of quotes after their last day, and of those before it. */
const old = [
  ['accepted', 45],
  ['declined', 20],
  ['expired', 25],
  ['superseded', 5],
  ['withdrawn', 3],
  ['draft', 2],
] as const;
const young = [
  ['sent', 30],
  ['viewed', 25],
  ['changes_requested', 5],
  ['accepted', 15],
  ['declined', 10],
  ['draft', 15],
] as const;

export type QuoteSeed = { count: number; until: number };

/** Fills a database that has requests with so many made-up quotes over three years, the same for the same options. */
export async function seedQuotes({ db, engine }: Database, { count, until }: QuoteSeed): Promise<void> {
  const requests = await db
    .selectFrom('service_requests')
    .select(['id', 'customer_id', 'service', 'trade'])
    .orderBy('id')
    .limit(count)
    .execute();
  const timeOf = arrivalTimes(count, until);
  await engine.exclusiveTransaction(db, async (transaction) => {
    await engine.withoutIndexes(transaction, ['quotes', 'quote_words'], async () => {
      for (let start = 0; start < count; start += batchSize) {
        const rows = Array.from({ length: Math.min(batchSize, count - start) }, (_, place) => {
          const index = start + place;
          return rowOf(index, { at: timeOf(index), until, request: requests[index % Math.max(requests.length, 1)] });
        });
        await engine.insertMany(transaction, 'quotes', rows);
        await insertQuoteWords(transaction, rows);
      }
    });
  });
  // The query planner needs statistics of the new rows.
  if (engine.name === 'postgres') await sql`vacuum analyze`.execute(db);
}

type Made = {
  at: number;
  until: number;
  request: Pick<ServiceRequestTable, 'id' | 'customer_id' | 'service' | 'trade'> | undefined;
};

function rowOf(index: number, { at, until, request }: Made) {
  // Not the series that the person comes from: status and language would go together.
  const random = seededRandom(8, index);
  const status: QuoteStatus = pickWeighted<QuoteStatus>(random, until - at > validDays * dayMs ? old : young);
  const isSent = status !== 'draft';
  const { language, contact } = personOf(7, index);
  const id = idAt(at, random);
  const seen = isSent && random() < 0.8 ? at + between(random, 1, 5) * dayMs : null;
  const isAnswered = status === 'accepted' || status === 'declined' || status === 'changes_requested';
  return {
    id,
    family_id: id,
    version_number: 1,
    number_year: isSent ? new Date(at).getUTCFullYear() : null,
    number_sequence: isSent ? index + 1 : null,
    service_request_id: request?.id ?? null,
    customer_id: request?.customer_id ?? null,
    service: request?.service ?? null,
    trade: request?.trade ?? null,
    author_id: null,
    status,
    is_latest: status === 'superseded' ? 0 : 1,
    ...contentColumns(
      sampleQuoteContent({
        language,
        currency: currencyOf[language],
        title: `${pick(random, titles)} ${contact.company}`.trim(),
        validUntil: dayOf(at + validDays * dayMs, language),
        buyer: { ...sampleQuoteContent().buyer, name: contact.name, company: contact.company, email: contact.email },
        lines: linesOf(random),
      }),
    ),
    sent_at: isSent ? at : null,
    mail_id: null,
    replaced_id: null,
    replaced_status: null,
    first_viewed_at: status === 'sent' ? null : seen,
    last_viewed_at: status === 'sent' ? null : seen,
    answered_at: isAnswered ? at + between(random, 2, 400) * 3_600_000 : null,
    closed_reason: null,
    reminded_unseen_at: null,
    reminded_ending_at: null,
    created_at: at,
    updated_at: at + between(random, 0, 20) * dayMs,
    version: 1,
  } satisfies Insertable<QuoteTable>;
}

const linesOf = (random: Random) => [
  draftLineOf({ id: 'web', name: 'Web', unitPrice: between(random, 400, 9000) * 100 }),
  ...(random() < 0.3
    ? [draftLineOf({ id: 'care', name: 'Starostlivosť', unitPrice: 4900, recurrence: 'monthly' as const })]
    : []),
];
