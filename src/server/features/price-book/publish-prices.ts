import type { PriceVersion } from '#contract/price-book/price-versions.ts';
import { diffPriceBooks } from '#domain/estimates/price-book/price-book-diff.ts';
import { type PriceBook, priceMethod } from '#domain/estimates/price-book/price-book.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Caller, Services } from '#server/services.ts';
import { refuseBrokenPrices } from './refuse-broken-prices.ts';
import { findVersion, insertVersion } from './version-store.ts';

type Draft = { version: number; content: PriceBook; note: string; caller: Caller; audit: Audit };

/**
 * Makes a draft the price book in force (G7). Estimates keep the version that they were computed from (D2). Throws
 * `changed-meanwhile` when the draft was written from another version, and `invalid-input` at each figure that breaks a
 * rule.
 */
export async function publishPrices(
  { db, clock, priceVersion, live }: Pick<Services, 'db' | 'clock' | 'priceVersion' | 'live'>,
  { version: from, content, note, caller, audit }: Draft,
): Promise<PriceVersion> {
  const now = clock();
  const version = from + 1;
  const words = note.trim();
  const author = caller.user ?? { id: '', username: '' };
  await db.transaction().execute(async (transaction) => {
    const present = await findVersion(transaction, 'present');
    if (present?.version !== from) throw new AppError('changed-meanwhile');
    refuseBrokenPrices({ content, present: present.content, language: caller.language });
    const row = { version, content, authorId: author.id, note: words, now };
    if (!(await insertVersion(transaction, row))) throw new AppError('changed-meanwhile');
    const changes = diffPriceBooks(present.content, content).length;
    await audit(transaction, { subjectId: String(version), facts: { changes } });
  });
  // The change is stored. If this read fails, pages follow within seconds.
  await priceVersion.refresh().catch(() => undefined);
  live.announceSettings();
  return { version, method: priceMethod, createdAt: now, author: author.username, note: words };
}
