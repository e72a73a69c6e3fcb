import type { Kysely } from 'kysely';
import type { TriedEstimate, TriedPrices } from '#contract/price-book/price-versions.ts';
import type { PriceBook } from '#domain/estimates/price-book/price-book.ts';
import { impactOn, summarizeImpact, triedEstimates } from '#domain/estimates/price-book/price-impact.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { listLatestAnswers } from '#server/features/estimates/store.ts';
import { readPriceBook } from '#server/features/estimates/price-book-store.ts';

type Db = Kysely<DatabaseSchema>;

/**
 * Computes the answers of the latest estimates by a draft and by the book in force (G7), so that what is compared is
 * the draft alone and not what was published since. Changes nothing; the draft may break rules.
 */
export async function tryPrices(db: Db, draft: PriceBook): Promise<TriedPrices> {
  const present = await readPriceBook(db);
  const latest = await listLatestAnswers(db, triedEstimates);
  const estimates = latest.flatMap(({ id, createdAt, currency, answers }): TriedEstimate[] => {
    const { serviceType, size, mode, features } = answers;
    const impact = impactOn({ answers, currency }, { present, draft });
    if (!impact || serviceType === null) return [];
    const counted = mode === 'detailed' ? features.length : 0;
    return [{ id, createdAt, serviceType, size, features: counted, currency, ...impact }];
  });
  return { version: present.version, estimates, summary: summarizeImpact(estimates) };
}
