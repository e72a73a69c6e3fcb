import type { Kysely } from 'kysely';
import type { Answers } from '#domain/configurator/answers.ts';
import type { Estimate } from '#domain/estimates/estimate.ts';
import { isLanguage, type Language } from '#domain/languages.ts';
import type { Currency } from '#domain/money.ts';
import { type IdOrKey, idOrKey } from '#server/database/id-or-key.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { storedAnswers } from '#server/stored/answers.ts';
import { storedEstimate } from '#server/stored/estimate.ts';

/** An estimate as kept, with the answers it was computed from but without the person who gave them. */
export type KeptEstimate = {
  id: string;
  language: Language;
  answers: Answers;
  estimate: Estimate;
  createdAt: number;
};

/** Keeps an estimate; a second one with the same idempotency key leaves the first as it is. */
export async function insertEstimate(
  db: Kysely<DatabaseSchema>,
  kept: KeptEstimate,
  idempotencyKey: string,
): Promise<void> {
  await db
    .insertInto('estimates')
    .values({
      id: kept.id,
      idempotency_key: idempotencyKey,
      language: kept.language,
      currency: kept.estimate.currency,
      price_book_version: kept.estimate.priceBookVersion,
      answers: storedAnswers.write(kept.answers),
      result: storedEstimate.write(kept.estimate),
      minimum_minor: kept.estimate.total.minimum,
      maximum_minor: kept.estimate.total.maximum,
      created_at: kept.createdAt,
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .execute();
}

/** Finds a kept estimate by its id or by the key that it was made with. */
export async function findEstimate(db: Kysely<DatabaseSchema>, by: IdOrKey): Promise<KeptEstimate | null> {
  const row = await db
    .selectFrom('estimates')
    .select(['id', 'language', 'answers', 'result', 'created_at'])
    .where(...idOrKey(by))
    .executeTakeFirst();
  if (!row || !isLanguage(row.language)) return null;
  return {
    id: row.id,
    language: row.language,
    answers: storedAnswers.read(row.answers, `estimates ${row.id}`),
    estimate: storedEstimate.read(row.result, `estimates ${row.id}`),
    createdAt: row.created_at,
  };
}

/** What the latest estimates were asked for, the newest first. */
export async function listLatestAnswers(
  db: Kysely<DatabaseSchema>,
  limit: number,
): Promise<{ id: string; answers: Answers; currency: Currency; createdAt: number }[]> {
  const rows = await db
    .selectFrom('estimates')
    .select(['id', 'answers', 'currency', 'created_at as createdAt'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ answers, ...row }) => ({ ...row, answers: storedAnswers.read(answers, `estimates ${row.id}`) }));
}
