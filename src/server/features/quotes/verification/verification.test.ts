import assert from 'node:assert/strict';
import { type Verification, verifyDocument } from '#contract/quotes/verify.ts';
import { sealCertificatesPath } from '#contract/quotes/seal-certificates-path.ts';
import type { QuoteStatus } from '#domain/quotes/quote-status.ts';
import { writeVerifyCode } from '#domain/quotes/signing/verify-code.ts';
import { done } from '#tests/support/people/office.ts';
import { type QuoteOffice, answerAs, openQuoteOffice, sendForRequest } from '#tests/support/quotes/quote-office.ts';
import { openSealed, sha256 } from '#tests/support/quotes/signed-quotes.ts';
import type { TestBrowser } from '#tests/support/browser/test-browser.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { readPageInput } from '#tests/support/browser/test-pages.ts';

/** A code that no document has. */
const noCode = '7K3M9QTX2B8D0W1F';
const unknown: Verification = {
  state: 'unknown',
  fingerprint: null,
  signedAt: null,
  sealedAt: null,
  certificate: null,
  timestampedAt: null,
};

const verify = async (browser: TestBrowser, asked: { code?: string; sha256?: string }): Promise<Verification> =>
  done(await browser.post(verifyDocument.path, { code: '', sha256: '', ...asked }), verifyDocument);

testOnEachEngine(
  'H5 a signed document is intact by its code, by its file and by both, and no stranger learns more',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { quote, code, file } = await openSealed(office);
    const visitor = office.app.newBrowser();
    const intact = await verify(visitor, { code });
    const { db } = office.app.services;
    const signatures = db.selectFrom('quote_signatures').selectAll().where('quote_id', '=', quote.id);
    const signature = await signatures.executeTakeFirstOrThrow();
    const seal = await db.selectFrom('seal_keys').select('fingerprint').executeTakeFirstOrThrow();
    assert.deepEqual(intact, {
      state: 'intact',
      // A few independent lines: the SHA-256 of the stored bytes, whatever the columns beside them say.
      fingerprint: sha256(signature.document),
      signedAt: signature.signed_at,
      sealedAt: signature.sealed_at,
      certificate: seal.fingerprint,
      timestampedAt: null,
    });
    for (const asked of [
      { sha256: sha256(file) },
      { sha256: sha256(file).toUpperCase(), code },
      { code: writeVerifyCode(code).toLowerCase().replaceAll('0', 'o') },
    ]) {
      assert.deepEqual(await verify(visitor, asked), intact, JSON.stringify(asked));
    }
    const flipped = Buffer.from(file);
    flipped[5] = (flipped[5] ?? 0) ^ 1;
    assert.deepEqual(await verify(visitor, { code, sha256: sha256(flipped) }), { ...intact, state: 'changed' });
    const foreign = [{ sha256: sha256(flipped) }, { code: noCode }, { code: 'x' }, { sha256: 'x' }, {}];
    for (const asked of foreign) assert.deepEqual(await verify(visitor, asked), unknown, JSON.stringify(asked));
  },
);

testOnEachEngine(
  'H5 whatever is altered in what is stored, nothing is called intact any more',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { quote, code } = await openSealed(office);
    const { db, files } = office.app.services;
    const visitor = office.app.newBrowser();
    const signature = await db.selectFrom('quote_signatures').selectAll().executeTakeFirstOrThrow();
    const snapshot = await db
      .selectFrom('quote_snapshots')
      .selectAll()
      .where('quote_id', '=', quote.id)
      .executeTakeFirstOrThrow();
    const flip = (text: string) => text.replace('Nový', 'Novy');
    const later = signature.evidence.replace(/"signedAt":\d+/, '"signedAt":1');
    const changes = [
      { document: flip(signature.document) },
      { document: flip(signature.document), fingerprint: sha256(flip(signature.document)) },
      { fingerprint: sha256('other') },
      { evidence: later },
      { evidence: later, evidence_sha256: sha256(later) },
      { signed_at: signature.signed_at + 1 },
    ];
    const isChanged = async (what: string) =>
      assert.deepEqual(await verify(visitor, { code }), { ...unknown, state: 'changed' }, what);
    const changeSignature = (set: object) => db.updateTable('quote_signatures').set(set).execute();
    for (const change of changes) {
      await changeSignature(change);
      await isChanged(Object.keys(change).join(' '));
      await changeSignature(signature);
    }
    const changeSnapshot = (set: object) =>
      db.updateTable('quote_snapshots').set(set).where('quote_id', '=', quote.id).execute();
    for (const content of [flip(snapshot.content)]) {
      for (const change of [{ content }, { content, sha256: sha256(content) }]) {
        await changeSnapshot(change);
        await isChanged('snapshot');
      }
      await changeSnapshot(snapshot);
    }
    const key = signature.sealed_file ?? '';
    const file = (await files.get(key)) ?? Buffer.alloc(0);
    await files.put(key, { bytes: Buffer.concat([file, Buffer.from(' ')]), type: 'application/pdf' });
    await isChanged('the stored file');
    await files.delete(key);
    assert.equal((await verify(visitor, { code })).state, 'intact', 'a file that its time has deleted proves nothing');
    const events = await db.selectFrom('quote_events').select(['id', 'kind']).orderBy('sequence').execute();
    for (const kind of ['sealed', 'signed', 'created'] as const) {
      await db.deleteFrom('quote_events').where('kind', '=', kind).execute();
      await isChanged(`${kind} is missing among ${events.length} entries`);
    }
  },
);

testOnEachEngine('H5 each state of a quote is told as it is, without a fingerprint', async (database, context) => {
  const office = await openQuoteOffice(context, database);
  const { quote } = await sendForRequest(office);
  const { verify_code: code } = await office.app.services.db
    .selectFrom('quotes')
    .select('verify_code')
    .executeTakeFirstOrThrow();
  assert.ok(code);
  const visitor = office.app.newBrowser();
  const table: [QuoteStatus, Verification['state']][] = [
    ['sent', 'open'],
    ['viewed', 'open'],
    ['changes_requested', 'open'],
    ['declined', 'declined'],
    ['superseded', 'superseded'],
    ['withdrawn', 'withdrawn'],
    ['expired', 'expired'],
    ['draft', 'unknown'],
    // Without a signature nothing can have been accepted.
    ['accepted', 'changed'],
    ['voided', 'changed'],
  ];
  for (const [status, state] of table) {
    await answerAs(office, quote.id, status);
    assert.deepEqual(await verify(visitor, { code }), { ...unknown, state }, status);
    assert.deepEqual(await verify(visitor, { code, sha256: sha256('x') }), { ...unknown, state }, `${status}, a file`);
  }
  await answerAs(office, quote.id, 'viewed');
  office.app.passTime(400 * 86_400_000);
  assert.equal((await verify(visitor, { code })).state, 'expired', 'before any job has noticed');
});

testOnEachEngine(
  'H5 the page verifies the code of its address, secret and never cached; a form uploads a file that is not stored',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { quote, code, file: sealed } = await openSealed(office);
    const visitor = office.app.newBrowser();
    const plain = await visitor.get('/overenie');
    assert.deepEqual(
      [plain.status, plain.headers.get('x-robots-tag'), readPageInput(plain.text).data.verified],
      [200, null, undefined],
    );
    const page = await visitor.get(`/overenie?lng=sk&code=${code}`);
    assert.deepEqual(readPageInput(page.text).data.verified, {
      code,
      isFile: false,
      found: await verify(visitor, { code }),
    });
    for (const [name, value] of Object.entries({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    })) {
      assert.equal(page.headers.get(name), value);
    }
    for (const text of [quote.number ?? '', quote.content.title, quote.content.buyer.name]) {
      assert.ok(text !== '' && !page.text.includes(text), text);
    }
    const before = await everyCount(office);
    const states = [
      [sealed, 'intact'],
      [Buffer.concat([sealed, Buffer.from(` verify:${writeVerifyCode(code)}`)]), 'changed'],
      [Buffer.from('%PDF-1.7'), 'unknown'],
    ] as const;
    for (const [file, state] of states) {
      const uploaded = await upload(visitor, file);
      assert.equal(uploaded.status, 200, uploaded.text.slice(0, 300));
      const { verified } = readPageInput(uploaded.text).data;
      assert.deepEqual([verified?.isFile, verified?.found.state], [true, state]);
      assert.equal(uploaded.headers.get('cache-control'), 'no-store');
    }
    assert.deepEqual(await everyCount(office), before);
    assert.equal((await upload(visitor, Buffer.alloc(0))).status, 400);
    assert.equal((await upload(visitor, Buffer.alloc(26 * 1024 ** 2))).status, 413);
    assert.equal((await upload(visitor, sealed, { origin: 'https://elsewhere.example' })).status, 403);
  },
);

testOnEachEngine('H5 codes cannot be guessed by many tries', async (database, context) => {
  const visitor = (await openTestApp(context, database)).newBrowser();
  const limit = verifyDocument.rateLimit?.max ?? 0;
  for (let tries = 0; tries < limit; tries += 3) {
    assert.equal((await verify(visitor, { code: noCode })).state, 'unknown');
    assert.equal((await visitor.get(`/overenie?code=${noCode}`)).status, 200);
    assert.equal((await upload(visitor, Buffer.from('%PDF'))).status, 200);
  }
  assert.equal((await visitor.post(verifyDocument.path, { code: noCode, sha256: '' })).status, 429);
  assert.equal((await visitor.get(`/overenie?code=${noCode}`)).status, 429);
  assert.equal((await upload(visitor, Buffer.from('%PDF'))).status, 429);
  assert.equal((await visitor.get('/overenie')).status, 200);
});

testOnEachEngine('H5 everybody can download the certificates of the seal', async (database, context) => {
  const office = await openQuoteOffice(context, database);
  await openSealed(office);
  const { db } = office.app.services;
  const { fingerprint } = await db.selectFrom('seal_keys').select('fingerprint').executeTakeFirstOrThrow();
  const { status, headers, text } = await office.app.newBrowser().get(sealCertificatesPath);
  assert.deepEqual([status, headers.get('content-type')], [200, 'application/x-pem-file']);
  assert.match(headers.get('content-disposition') ?? '', /^attachment; filename="[\w-]+-seal\.pem"$/);
  assert.match(text, new RegExp(`^SHA-256 ${fingerprint}\n-----BEGIN CERTIFICATE-----\n`));
  assert.doesNotMatch(text, /PRIVATE/);
});

function upload(browser: TestBrowser, file: Buffer, headers: Record<string, string> = { origin: browser.origin }) {
  const head = 'Content-Disposition: form-data; name="file"; filename="x.pdf"\r\nContent-Type: application/pdf';
  return browser.call('/overenie', {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=XX', ...headers },
    body: Buffer.concat([Buffer.from(`--XX\r\n${head}\r\n\r\n`), file, Buffer.from('\r\n--XX--\r\n')]),
  });
}

/** Rows of every table that a file could come into. */
function everyCount({ app: { services } }: QuoteOffice): Promise<number[]> {
  const tables = ['attachments', 'quotes', 'quote_signatures', 'quote_events', 'jobs'] as const;
  return Promise.all(tables.map(async (table) => (await services.db.selectFrom(table).selectAll().execute()).length));
}
