import assert from 'node:assert/strict';
import { createQuoteTemplate } from '#contract/quotes/quote-templates.ts';
import { templateContentOf } from '#domain/quotes/content/template-content.ts';
import { createLink } from '#server/features/quotes/access/private-links.ts';
import { insertSnapshot } from '#server/features/quotes/sending/snapshots-store.ts';
import { done } from '#tests/support/people/office.ts';
import { sampleSnapshot } from '#tests/support/quotes/quote-snapshots.ts';
import { makeQuote } from '#tests/support/quotes/quotes.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestBrowser } from '#tests/support/browser/test-browser.ts';

/** Makes a template and quotes from the requests of a release, whose estimates it has computed; one more was sent. */
export async function makeQuotes({ services }: TestApp, admin: TestBrowser): Promise<void> {
  const { db, clock } = services;
  const requests = await db.selectFrom('service_requests').select(['id', 'estimate_id']).orderBy('number').execute();
  for (const { id: requestId, estimate_id: estimateId } of requests) {
    const { content } = await makeQuote(admin, { kind: 'request', requestId });
    assert.equal(content.lines.length > 0, estimateId !== null);
  }
  const { id, content } = await makeQuote(admin);
  const template = { name: 'Web', content: templateContentOf(content) };
  const kept = await admin.post('/api/admin/quote-templates', template, {
    'idempotency-key': 'template-of-a-release-1',
  });
  done(kept, createQuoteTemplate);
  const [now, sent] = [clock(), { number_year: 2026, number_sequence: 1, status: 'sent' }] as const;
  await db
    .updateTable('quotes')
    .set({ ...sent, sent_at: now })
    .where('id', '=', id)
    .execute();
  await db.transaction().execute(async (transaction) => {
    await insertSnapshot(transaction, { quoteId: id, document: sampleSnapshot('sk'), now });
    await createLink(services, transaction, { quoteId: id, email: 'jan@strechy.example', isCopy: false });
  });
}
