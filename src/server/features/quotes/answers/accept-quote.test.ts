import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { acceptQuote } from '#contract/quotes/private-quote.ts';
import { textsOf } from '#server/texts.ts';
import { done, storedRequest } from '#tests/support/people/office.ts';
import { acceptanceOf, readAsRecipient, sendAcceptance, signAs } from '#tests/support/quotes/quote-answers.ts';
import { openQuoteOffice, privateCallOf, readQuote, sendForRequest } from '#tests/support/quotes/quote-office.ts';
import { newKey } from '#tests/support/requests/submissions.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** A text that is equal for equal content, written anew so that the product's own is not what is compared with itself. */
const sorted = (value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(
        Object.keys(value)
          .toSorted()
          .map((key) => [key, sorted((value as Record<string, unknown>)[key])]),
      )
    : Array.isArray(value)
      ? value.map(sorted)
      : value;

testOnEachEngine(
  'H5 a signed quote is accepted with the chosen options, evidence and hashes, its request waits for the deposit',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app } = office;
    const { quote, requestId } = await sendForRequest(office);
    const visitor = app.newBrowser('198.51.100.7', { 'user-agent': 'A phone' });
    const signed = done(await signAs(visitor, privateCallOf(quote), { choice: { video: 2000 } }), acceptQuote);
    assert.equal(signed.status, 'accepted');
    assert.deepEqual(signed.signed?.choice, { video: 2000 });
    assert.equal(signed.signed.totals.once.net, 230_000, '1 500 and twice 400');
    const { db } = app.services;
    const row = await db.selectFrom('quote_signatures').selectAll().executeTakeFirstOrThrow();
    const snapshot = await db.selectFrom('quote_snapshots').selectAll().executeTakeFirstOrThrow();
    assert.equal(sha256(JSON.stringify(sorted(JSON.parse(snapshot.content)))), snapshot.sha256);
    assert.equal(sha256(JSON.stringify(sorted(JSON.parse(row.document)))), row.fingerprint);
    assert.equal(sha256(row.document), signed.signed.fingerprint);
    assert.equal(sha256(row.evidence), row.evidence_sha256);
    assert.deepEqual(JSON.parse(row.document).quote, JSON.parse(snapshot.content), 'what was sent is what is signed');
    const evidence = JSON.parse(row.evidence);
    assert.deepEqual(
      [evidence.address, evidence.userAgent, evidence.signedAt, evidence.mark, evidence.access],
      ['198.51.100.7', 'A phone', app.services.clock(), { kind: 'typed', text: 'Ján Kováč' }, 'link'],
    );
    const sentence = textsOf('sk')('quoteAgreements:terms');
    assert.deepEqual(evidence.agreements, [{ kind: 'terms', text: signed.document.terms, sentence }]);
    const { events } = await readQuote(office, quote.id);
    assert.deepEqual(
      events.map(({ kind, actor, to }) => [kind, actor, to]).slice(-2),
      [
        ['viewed', 'system', 'viewed'],
        ['signed', 'customer', 'accepted'],
      ],
      'who signs has looked',
    );
    const request = await storedRequest(app, requestId);
    assert.deepEqual(
      [request.status, request.waiting_on, request.is_unread, request.is_archived],
      ['awaiting_payment', 'customer', 1, 0],
    );
    const jobs = await db.selectFrom('jobs').select('payload').where('kind', '=', 'seal-quote').execute();
    assert.deepEqual(
      jobs.map(({ payload }) => JSON.parse(payload)),
      [{ quoteId: quote.id }],
    );
  },
);

testOnEachEngine(
  'H5 a retried acceptance, a double click and a second device make one signature',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app } = office;
    const { quote } = await sendForRequest(office);
    const call = privateCallOf(quote);
    const [one, other] = [app.newBrowser(), app.newBrowser()];
    const body = acceptanceOf(await readAsRecipient(one, call));
    const key = newKey();
    const answers = await Promise.all([
      sendAcceptance(one, { call, body, key }),
      sendAcceptance(one, { call, body, key }),
      sendAcceptance(other, { call, body }),
    ]);
    const statuses = answers.map(({ status }) => String(status)).toSorted();
    assert.ok(statuses.join() === '200,200,409' || statuses.join() === '200,409,409', statuses.join());
    const winner = answers[0]?.status === 200 ? key : null;
    const again = await sendAcceptance(one, { call, body, key });
    assert.equal(again.status, winner === null ? 409 : 200, 'a lost answer is asked for again');
    const otherBody = { ...body, signer: { ...body.signer, name: 'Eva Kováčová' } };
    const reused = await sendAcceptance(one, { call, body: otherBody, key });
    assert.equal(reused.code, winner === null ? 'move-not-allowed' : 'idempotency-key-reused');
    const { events } = await readQuote(office, quote.id);
    assert.equal(events.filter(({ kind }) => kind === 'signed').length, 1);
    for (const table of ['quote_signatures', 'notifications'] as const) {
      const { count } = await app.services.db
        .selectFrom(table)
        .select((row) => row.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      assert.equal(count, 1, table);
    }
  },
);
