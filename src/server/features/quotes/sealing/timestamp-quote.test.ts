import assert from 'node:assert/strict';
import { acceptQuote } from '#contract/quotes/private-quote.ts';
import { quoteRecordPath } from '#contract/quotes/quote-answers.ts';
import { changeQuoteSettingsBy } from '#tests/support/people/complete-agency.ts';
import { done } from '#tests/support/people/office.ts';
import { signAs } from '#tests/support/quotes/quote-answers.ts';
import {
  letMailsLeave,
  openQuoteOffice,
  privateCallOf,
  readQuote,
  sendForRequest,
} from '#tests/support/quotes/quote-office.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { type TimestampBehaviour, openTimestampServer, stampedAt } from '#tests/support/servers/timestamp-server.ts';

const failures: TimestampBehaviour[] = ['down', 'nonsense', 'refuses', 'forged', 'other-document'];

testOnEachEngine(
  'H5 a timestamp server that fails or lies keeps back neither document nor mails, and is asked until it is right',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app, browser } = office;
    const server = await openTimestampServer(context);
    await changeQuoteSettingsBy(browser, { timestampAddress: server.address });
    const { quote } = await sendForRequest(office);
    await letMailsLeave(office);
    done(await signAs(app.newBrowser(), privateCallOf(quote)), acceptQuote);
    const signature = () => app.services.db.selectFrom('quote_signatures').selectAll().executeTakeFirstOrThrow();
    for (const behaviour of failures) {
      server.behaviour = behaviour;
      await app.runDueJobs();
      app.passTime(3_600_000);
    }
    const unstamped = await signature();
    assert.notEqual(unstamped.sealed_at, null);
    assert.equal(unstamped.timestamp_token, null);
    const signed = app.mail.delivered.filter(({ documents }) =>
      documents?.some(({ name }) => name.endsWith('-podpisana.pdf')),
    );
    assert.equal(signed.length, 2);
    assert.ok(server.asked >= failures.length);
    server.behaviour = 'honest';
    await app.runDueJobs();
    const stamped = await signature();
    assert.equal(stamped.timestamped_at, stampedAt);
    assert.ok((stamped.timestamp_token ?? '').length > 200);
    assert.equal(stamped.sealed_sha256, unstamped.sealed_sha256, 'the document stays as it is');
    const asked = server.asked;
    app.passTime(3_600_000);
    await app.runDueJobs();
    assert.equal(server.asked, asked, 'one timestamp is enough');
    const kinds = (await readQuote(office, quote.id)).events.map(({ kind }) => kind);
    assert.deepEqual(
      kinds.filter((kind) => kind === 'sealed' || kind === 'timestamped'),
      ['sealed', 'timestamped'],
    );
    const record = (await browser.get(quoteRecordPath.replace(':id', quote.id))).body;
    assert.equal(JSON.stringify(record).includes(stamped.timestamp_token ?? '?'), true, 'the record holds the token');
  },
);
