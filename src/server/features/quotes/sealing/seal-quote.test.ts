import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { extractText, getDocumentProxy } from 'unpdf';
import { type TestContext, test } from 'node:test';
import { getOutboxMail, resendMail } from '#contract/mail/mail-delivery.ts';
import { acceptQuote } from '#contract/quotes/private-quote.ts';
import type { QuoteDetail } from '#contract/quotes/quotes.ts';
import { brand } from '#domain/brand.ts';
import { languages } from '#domain/languages.ts';
import { currencyOf } from '#domain/money.ts';
import type { QuoteContent } from '#domain/quotes/quote-content.ts';
import { writeVerifyCode } from '#domain/quotes/signing/verify-code.ts';
import { backUpFiles, restoreFiles } from '#server/database/backup/backup-files.ts';
import { backUpDatabase } from '#server/database/backup/backup.ts';
import { openObjectStore } from '#server/gateways/object-store/open-object-store.ts';
import { textsOf } from '#server/texts.ts';
import { done, openOffice } from '#tests/support/office.ts';
import { squeeze } from '#tests/support/pdf-reading.ts';
import { readSeal } from '#tests/support/pdf-seal.ts';
import { signAs } from '#tests/support/quote-answers.ts';
import {
  type QuoteOffice,
  letMailsLeave,
  openQuoteOffice,
  privateCallOf,
  readQuote,
  sendForRequest,
} from '#tests/support/quote-office.ts';
import { quotesPath } from '#tests/support/quotes.ts';
import { openSecondApp } from '#tests/support/test-app.ts';
import { newKey } from '#tests/support/submissions.ts';
import {
  type TestDatabase,
  openTestDatabase,
  temporaryFolder,
  testOnEachEngine,
} from '#tests/support/test-databases.ts';
import { makeNextSealKey } from './current-seal-key.ts';
import { sealLate, sealQuote } from './seal-quote.ts';

const sealedPathOf = ({ id }: Pick<QuoteDetail, 'id'>) => `${quotesPath}/${id}/signed.pdf`;
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

type Signing = { quote: QuoteDetail; office: QuoteOffice };

/** Sends a quote, lets its mails leave, and signs it as its recipient. */
async function sign(office: QuoteOffice, changes: Partial<QuoteContent> = {}): Promise<QuoteDetail> {
  const { quote } = await sendForRequest(office, changes);
  await letMailsLeave(office);
  const visitor = office.app.newBrowser('198.51.100.7');
  done(await signAs(visitor, privateCallOf(quote), { choice: { video: 2000 } }), acceptQuote);
  return quote;
}

async function openSigned(context: TestContext, database: TestDatabase, pdf?: 'real'): Promise<Signing> {
  const office = await openQuoteOffice(context, database, pdf ? { pdf } : {});
  return { office, quote: await sign(office) };
}

/** The request for the deposit leaves by a mail of its own and carries its own document (H6). */
const isSigned = ({ name }: { name: string }): boolean => !/-z\d{4}-\d{4,}\.pdf$/.test(name);

/** The mails with the signed document that have left: kind of its reader, and the name and bytes of the document. */
function documentsIn({ app }: QuoteOffice) {
  return app.mail.delivered.flatMap(({ to, documents = [] }) =>
    documents.filter(isSigned).map(({ name, bytes }) => ({ to, name, sha256: sha256(bytes) })),
  );
}

const signatureIn = ({ app }: QuoteOffice) =>
  app.services.db.selectFrom('quote_signatures').selectAll().executeTakeFirstOrThrow();

test('H5 a signed quote is sealed in its language with figures, evidence and code, and both sides get the document', async (context) => {
  const database = await openTestDatabase(context, 'sqlite');
  const office = await openQuoteOffice(context, database, { pdf: 'real' });
  const { app, browser } = office;
  for (const language of languages) {
    const currency = currencyOf[language];
    const exchangeRate = currency === 'EUR' ? null : { millionths: 25_125_000, source: 'ECB', day: '2026-11-20' };
    const quote = await sign(office, { language, currency, exchangeRate });
    await app.runDueJobs();
    const { bytes, headers, status } = await browser.get(sealedPathOf(quote));
    assert.equal(status, 200, language);
    assert.equal(headers.get('cache-control'), 'private, no-store');
    const seal = readSeal(bytes);
    assert.ok(seal?.isIntact && seal.coversAll, language);
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
    const row = await app.services.db
      .selectFrom('quote_signatures')
      .innerJoin('quotes', 'quotes.id', 'quote_id')
      .selectAll('quote_signatures')
      .select('verify_code')
      .where('quote_id', '=', quote.id)
      .executeTakeFirstOrThrow();
    const t = textsOf(language);
    for (const part of [
      t('signedDocument:evidence.title'),
      t('signedDocument:chosen'),
      row.fingerprint,
      '198.51.100.7',
      'Ján Kováč',
      writeVerifyCode(row.verify_code ?? ''),
      t('signedDocument:evidence.meaning.seal', { seller: brand.name }),
    ])
      assert.ok(squeeze(text).includes(squeeze(part)), `${language}: ${part}`);
    assert.equal(row.sealed_sha256, sha256(bytes));
    assert.equal(row.sealed_bytes, bytes.length);
    for (let time = 0; time < 2; time += 1) {
      const own = await app.newBrowser().get(`${privateCallOf(quote)}/pdf`);
      assert.ok(own.bytes.equals(bytes), 'the customer downloads the same bytes');
    }
    const entries = await database.db
      .selectFrom('quote_events')
      .select('kind')
      .where('quote_id', '=', quote.id)
      .execute();
    assert.equal(entries.filter(({ kind }) => kind === 'downloaded').length, 1, 'the record says so, once');
    const name = `plumbline-${t('quoteDocument:fileName')}-${quote.number}-${t('signedDocument:fileName')}.pdf`;
    assert.deepEqual(
      documentsIn(office)
        .slice(-2)
        .toSorted((one, other) => one.to.localeCompare(other.to)),
      [brand.mailboxes[language], 'jan@strechy.example'].toSorted().map((to) => ({ to, name, sha256: sha256(bytes) })),
    );
  }
});

testOnEachEngine(
  'H5 sealing is recorded once with what was sealed by which key, and told to nobody before',
  async (database, context) => {
    const { office, quote } = await openSigned(context, database);
    const { app, browser } = office;
    assert.equal((await browser.get(sealedPathOf(quote))).code, 'not-found');
    assert.deepEqual(documentsIn(office), []);
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
    assert.equal(documentsIn(office).length, 2);
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
    assert.equal(documentsIn(office).length, 2);
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
  assert.equal(documentsIn(office).length, 2);
});

testOnEachEngine(
  'H5 who signs with another address than the quote went to gets the document as well',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app } = office;
    const { quote } = await sendForRequest(office);
    await letMailsLeave(office);
    const visitor = app.newBrowser();
    const call = privateCallOf(quote);
    const { signer } = (await visitor.get(call)).body as { signer: object };
    done(await signAs(visitor, call, { signer: { ...signer, email: 'eva@strechy.example' } as never }), acceptQuote);
    await app.runDueJobs();
    assert.deepEqual(
      documentsIn(office)
        .map(({ to }) => to)
        .toSorted(),
      [brand.mailboxes.sk, 'eva@strechy.example', 'jan@strechy.example'],
    );
    const [toSigner, toBuyer] = ['eva', 'jan'].map((name) =>
      app.mail.delivered.find(({ to, documents }) => documents?.some(isSigned) && to.startsWith(name)),
    );
    assert.doesNotMatch(toSigner?.text ?? '', /\/api\/|ponuka\/|quote\//, 'nobody gets the link of somebody else');
    assert.match(toBuyer?.text ?? '', /http/);
  },
);

testOnEachEngine(
  'H5 a mail with the document names it in the outbox, is sent again with it, and waits where the file is away',
  async (database, context) => {
    const { office, quote } = await openSigned(context, database);
    const { app, browser } = office;
    const { files } = app.services;
    await sealQuote(app.services, quote.id);
    app.services.files = { ...files, get: async () => null };
    await app.runDueJobs();
    assert.deepEqual(documentsIn(office), [], 'no mail leaves without its document');
    app.services.files = files;
    app.passTime(60_000);
    await app.runDueJobs();
    assert.equal(documentsIn(office).length, 2);
    const mails = app.services.db.selectFrom('outbox_messages').select('id').where('kind', '=', 'quote-signed');
    const { id } = await mails.executeTakeFirstOrThrow();
    const mail = `/api/admin/outbox/${id}`;
    assert.match(done(await browser.get(mail), getOutboxMail).attachment ?? '', /-podpisana\.pdf$/);
    done(await browser.post(`${mail}/resend`, {}, { 'idempotency-key': newKey() }), resendMail);
    await app.runDueJobs();
    const [first, , again] = documentsIn(office);
    assert.equal(documentsIn(office).length, 3);
    assert.equal(again?.sha256, first?.sha256);
  },
);

test('H5 after a change of the key earlier documents still verify by their certificates, which stay', async (context) => {
  const database = await openTestDatabase(context, 'sqlite');
  const office = await openQuoteOffice(context, database, { pdf: 'real' });
  const { app } = office;
  const quotes: QuoteDetail[] = [];
  const changes = [
    () => makeNextSealKey(app.services),
    () => app.services.db.updateTable('seal_keys').set({ private_key: '' }).execute(),
    async () => app.passTime(5 * 365 * 86_400_000),
  ];
  for (const change of [async () => undefined, ...changes]) {
    await change();
    const { browser: signedIn } = await openOffice(app);
    quotes.push(await sign({ ...office, browser: signedIn }, { validUntil: '2032-12-31' }));
    await app.runDueJobs();
    office.browser = signedIn;
  }
  const seals = [];
  for (const quote of quotes) seals.push(readSeal((await office.browser.get(sealedPathOf(quote))).bytes));
  assert.ok(seals.every((seal) => seal?.isIntact));
  const kept = await app.services.db.selectFrom('seal_keys').select('fingerprint').orderBy('generation').execute();
  assert.deepEqual(
    seals.map((seal) => seal?.fingerprint),
    kept.map(({ fingerprint }) => fingerprint),
    'a new key after the command, a loss, and five years',
  );
});

testOnEachEngine(
  'K3 H5 signed documents are in the backup, and a restore brings them back',
  async (database, context) => {
    const { office } = await openSigned(context, database);
    const { app } = office;
    await app.runDueJobs();
    const { dataDir } = database.location;
    const file = path.join(dataDir, 'backups', 'backup.ndjson.gz');
    await backUpDatabase({ ...database.location, file, createdAt: 0 });
    assert.deepEqual(await backUpFiles({ file, dataDir }), { spokenOf: 1, present: 1, gone: 0 });
    const elsewhere = temporaryFolder(context);
    await restoreFiles({ file, dataDir: elsewhere, replace: false });
    const { sealed_file: key } = await signatureIn(office);
    const restored = openObjectStore({ dataDir: elsewhere, objectStore: undefined });
    assert.deepEqual(await restored.get(key ?? ''), await app.services.files.get(key ?? ''));
  },
);
