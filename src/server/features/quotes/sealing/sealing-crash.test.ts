import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { acceptQuote } from '#contract/quotes/private-quote.ts';
import { killCount } from '#tests/support/database/kill-count.ts';
import { killPoints } from '#tests/support/database/kill-points.ts';
import { done } from '#tests/support/people/office.ts';
import { signAs } from '#tests/support/quotes/quote-answers.ts';
import {
  type QuoteOffice,
  letMailsLeave,
  openQuoteOffice,
  privateCallOf,
  sendForRequest,
} from '#tests/support/quotes/quote-office.ts';
import { runSealing } from '#tests/support/documents/run-sealing.ts';
import { openTestDatabase } from '#tests/support/database/test-databases.ts';

const rounds = killCount(1, 6);
async function signSome(office: QuoteOffice, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const { quote } = await sendForRequest(office);
    done(await signAs(office.app.newBrowser(), privateCallOf(quote)), acceptQuote);
  }
  await office.app.services.db.deleteFrom('jobs').where('kind', '=', 'seal-quote').execute();
  await letMailsLeave(office);
}

test(
  'H5 killed at every step while documents are sealed, each signature has one document and its mails in the end',
  { timeout: 400_000 },
  async (context) => {
    const database = await openTestDatabase(context, 'sqlite');
    const office = await openQuoteOffice(context, database);
    const { app } = office;
    const { dataDir } = database.location;
    // Each round ends with at least one document.
    await signSome(office, rounds + 1);
    let killed = 0;
    for (let index = 0; index < rounds * killPoints.length; index += 1) {
      if ((await runSealing(dataDir, killPoints[index % killPoints.length] ?? '')) === 'SIGKILL') killed += 1;
    }
    assert.equal(killed, rounds * killPoints.length);
    await runSealing(dataDir, 'none');
    const { db } = app.services;
    const signatures = await db.selectFrom('quote_signatures').selectAll().execute();
    assert.ok(signatures.every(({ sealed_at: sealedAt }) => sealedAt !== null));
    const sealed = await db.selectFrom('quote_events').select('quote_id').where('kind', '=', 'sealed').execute();
    assert.deepEqual(
      sealed.map(({ quote_id: id }) => id).toSorted(),
      signatures.map(({ quote_id: id }) => id).toSorted(),
    );
    const documents = signatures.map(({ sealed_file: file }) => String(file));
    const stored = readdirSync(path.join(dataDir, 'files'), { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    assert.deepEqual(
      stored.map(({ name }) => name).toSorted(),
      documents.toSorted(),
      'no file lies about that is no document',
    );
    const mails = db
      .selectFrom('outbox_messages')
      .select('attachment_key')
      .where('kind', 'in', ['quote-signed', 'quote-signed-copy']);
    const carried = (await mails.execute()).map(({ attachment_key: key }) => String(key));
    assert.deepEqual(carried.toSorted(), documents.flatMap((file) => [file, file]).toSorted());
    assert.equal((await db.selectFrom('seal_keys').select('id').execute()).length, 1);
  },
);
