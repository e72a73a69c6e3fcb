import assert from 'node:assert/strict';
import { insertSnapshot } from '#server/features/quotes/sending/snapshots-store.ts';
import { sampleSnapshot } from '#tests/support/quote-snapshots.ts';
import { makeQuote } from '#tests/support/quotes.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestBrowser } from '#tests/support/test-browser.ts';

/** Makes quotes from the requests of a release, whose estimates it has computed; one of them was sent. */
export async function makeQuotes({ services: { db, clock } }: TestApp, admin: TestBrowser): Promise<void> {
  const requests = await db.selectFrom('service_requests').select(['id', 'estimate_id']).orderBy('number').execute();
  for (const { id: requestId, estimate_id: estimateId } of requests) {
    const { content } = await makeQuote(admin, { kind: 'request', requestId });
    assert.equal(content.lines.length > 0, estimateId !== null);
  }
  const { id } = await makeQuote(admin);
  const [now, sent] = [clock(), { number_year: 2026, number_sequence: 1, status: 'sent' }] as const;
  await db
    .updateTable('quotes')
    .set({ ...sent, sent_at: now })
    .where('id', '=', id)
    .execute();
  await db
    .transaction()
    .execute((transaction) => insertSnapshot(transaction, { quoteId: id, document: sampleSnapshot('sk'), now }));
}
