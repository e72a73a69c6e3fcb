import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { issueTaxDocument } from '#contract/tax-documents/tax-documents.ts';
import { killCount } from '#tests/support/database/kill-count.ts';
import { killPoints } from '#tests/support/database/kill-points.ts';
import { documentsPath, draftDocument, signQuoteOf, wholeBuyer } from '#tests/support/quotes/money.ts';
import { done } from '#tests/support/people/office.ts';
import { type QuoteOffice, openQuoteOffice } from '#tests/support/quotes/quote-office.ts';
import { runSealing } from '#tests/support/documents/run-sealing.ts';
import { newKey } from '#tests/support/requests/submissions.ts';
import { openTestDatabase } from '#tests/support/database/test-databases.ts';

const rounds = killCount(1, 4);
/** Of a document with one mail, which needs two ids. */
const points = killPoints.filter((point) => point !== 'id 3' && point !== 'id 4');

async function issueSome(office: QuoteOffice, count: number): Promise<void> {
  const { browser } = office;
  for (let index = 0; index < count; index += 1) {
    const { quoteId } = await signQuoteOf(office, { buyer: wholeBuyer });
    const { id, version } = await draftDocument(browser, { kind: 'final', quoteId });
    const body = { version, isMailed: true };
    const header = { 'idempotency-key': newKey() };
    done(await browser.post(`${documentsPath}/${id}/issue`, body, header), issueTaxDocument);
    // The next signature works off what is due.
    await office.app.services.db.deleteFrom('jobs').where('kind', '=', 'seal-document').execute();
  }
}

test(
  'H3 killed at every step of sealing, each document has one file and one mail in the end',
  { timeout: 200_000 },
  async (context) => {
    const database = await openTestDatabase(context, 'sqlite');
    const office = await openQuoteOffice(context, database);
    const { dataDir } = database.location;
    const { db } = office.app.services;
    const stored = () =>
      readdirSync(path.join(dataDir, 'files'), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => name);
    // Each round ends with at least one document.
    await issueSome(office, rounds + 1);
    const before = stored();
    let killed = 0;
    for (let index = 0; index < rounds * points.length; index += 1) {
      if ((await runSealing(dataDir, points[index % points.length] ?? '')) === 'SIGKILL') killed += 1;
    }
    assert.equal(killed, rounds * points.length);
    await runSealing(dataDir, 'none');
    const documents = await db.selectFrom('tax_documents').selectAll().execute();
    assert.ok(documents.every(({ sealed_at: sealedAt }) => sealedAt !== null));
    const files = documents.map(({ sealed_file: file }) => String(file)).toSorted();
    assert.deepEqual(
      stored()
        .filter((name) => !before.includes(name))
        .toSorted(),
      files,
      'no file lies about that is no document',
    );
    const mails = await db
      .selectFrom('outbox_messages')
      .select('attachment_key')
      .where('kind', '=', 'tax-document')
      .execute();
    assert.deepEqual(mails.map(({ attachment_key: key }) => String(key)).toSorted(), files);
  },
);
