import assert from 'node:assert/strict';
import { readQuote } from '#tests/support/quotes/quote-office.ts';
import { openSigned, sealedPathOf, signatureIn, signedDocumentsIn } from '#tests/support/quotes/signed-quotes.ts';
import { openSecondApp } from '#tests/support/test-app.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { sealLate, sealQuote } from './seal-quote.ts';

testOnEachEngine(
  'H5 sealing is recorded once with what was sealed by which key, and told to nobody before',
  async (database, context) => {
    const { office, quote } = await openSigned(context, database);
    const { app, browser } = office;
    assert.equal((await browser.get(sealedPathOf(quote))).code, 'not-found');
    assert.deepEqual(signedDocumentsIn(office), []);
    await app.runDueJobs();
    const { events } = await readQuote(office, quote.id);
    assert.deepEqual(
      events.filter(({ kind }) => kind === 'signed' || kind === 'sealed').map(({ kind, actor }) => [kind, actor]),
      [
        ['signed', 'customer'],
        ['sealed', 'system'],
      ],
    );
    const [event] = await app.services.db
      .selectFrom('quote_events')
      .select('detail')
      .where('kind', '=', 'sealed')
      .execute();
    const { sealed_sha256: sealed } = await signatureIn(office);
    const key = await app.services.db.selectFrom('seal_keys').select('fingerprint').executeTakeFirstOrThrow();
    assert.deepEqual(JSON.parse(event?.detail ?? ''), { sha256: sealed, certificate: key.fingerprint });
    for (const role of ['user', null] as const) {
      const other = role ? await app.newBrowserOf(role) : app.newBrowser();
      assert.ok([401, 403].includes((await other.get(sealedPathOf(quote))).status));
    }
  },
);

testOnEachEngine(
  'H5 sealing that breaks off at any step goes on with what is there: one document, each mail once',
  async (database, context) => {
    const { office, quote } = await openSigned(context, database);
    const { app } = office;
    const { services } = app;
    const { files, seal } = services;
    const broken = () => Promise.reject(new Error('broken off'));
    for (const change of [
      { seal: { ...seal, seal: broken } },
      { files: { ...files, put: broken } },
      {
        files: {
          ...files,
          put: async (...put: Parameters<typeof files.put>) => {
            await files.put(...put);
            await broken();
          },
        },
      },
    ]) {
      Object.assign(services, { files, seal }, change);
      await assert.rejects(sealQuote(services, quote.id), /broken off/);
      assert.equal((await signatureIn(office)).sealed_at, null);
    }
    const before = await signatureIn(office);
    Object.assign(services, { files, seal: { ...seal, seal: broken } });
    await sealQuote(services, quote.id);
    await sealQuote(services, quote.id);
    const after = await signatureIn(office);
    assert.deepEqual(
      [after.sealed_file, after.sealed_sha256],
      [before.sealed_file, before.sealed_sha256],
      'what was stored is what counts',
    );
    await app.runDueJobs();
    assert.equal(signedDocumentsIn(office).length, 2);
  },
);

testOnEachEngine(
  'H5 two servers that seal at once make one document, and each mail leaves once',
  async (database, context) => {
    const { office, quote } = await openSigned(context, database);
    const { app } = office;
    const second = await openSecondApp(context, database);
    await Promise.allSettled([app, second].map(({ services }) => sealQuote(services, quote.id)));
    app.passTime(30_000);
    await app.runDueJobs();
    assert.equal(signedDocumentsIn(office).length, 2);
    const kinds = (await readQuote(office, quote.id)).events.map(({ kind }) => kind);
    assert.equal(kinds.filter((kind) => kind === 'sealed').length, 1);
    assert.equal((await app.services.db.selectFrom('seal_keys').select('id').execute()).length, 1);
  },
);

testOnEachEngine('H5 what was signed and has lost its job is sealed after an hour', async (database, context) => {
  const { office } = await openSigned(context, database);
  const { app } = office;
  await app.services.db.deleteFrom('jobs').where('kind', '=', 'seal-quote').execute();
  await sealLate(app.services);
  assert.equal((await signatureIn(office)).sealed_at, null, 'it may still be under way');
  app.passTime(3_600_001);
  await sealLate(app.services);
  await app.runDueJobs();
  assert.equal(signedDocumentsIn(office).length, 2);
});
