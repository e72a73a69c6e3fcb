import assert from 'node:assert/strict';
import path from 'node:path';
import { type TestContext, test } from 'node:test';
import { extractText, getDocumentProxy } from 'unpdf';
import { type TaxDocumentDetail, issueTaxDocument, mailTaxDocument } from '#contract/tax-documents/tax-documents.ts';
import { languages } from '#domain/languages.ts';
import { currencyOf } from '#domain/money.ts';
import type { QuoteContent } from '#domain/quotes/content/quote-content.ts';
import { backUpFiles, restoreFiles } from '#server/database/backup/backup-files.ts';
import { backUpDatabase } from '#server/database/backup/backup.ts';
import { openObjectStore } from '#server/gateways/object-store/open-object-store.ts';
import { textsOf } from '#server/texts.ts';
import { documentsPath, draftDocument, readDocumentOf, signQuoteOf, wholeBuyer } from '#tests/support/quotes/money.ts';
import { done } from '#tests/support/people/office.ts';
import { squeeze } from '#tests/support/documents/pdf-reading.ts';
import { readSeal } from '#tests/support/documents/pdf-seal.ts';
import { type QuoteOffice, openQuoteOffice } from '#tests/support/quotes/quote-office.ts';
import { sha256 } from '#tests/support/quotes/signed-quotes.ts';
import { newKey } from '#tests/support/requests/submissions.ts';
import { openSecondApp } from '#tests/support/test-app.ts';
import {
  type TestDatabase,
  openTestDatabase,
  temporaryFolder,
  testOnEachEngine,
} from '#tests/support/database/test-databases.ts';
import { sealDocumentsLate, sealTaxDocument } from './seal-tax-document.ts';

const pdfOf = (id: string) => `${documentsPath}/${id}/pdf`;
const xmlOf = (id: string) => `${documentsPath}/${id}/xml`;

/** Issues the final invoice of a signed quote, to be mailed; its seal is still to come. */
async function issueFinal(
  office: QuoteOffice,
  changes: Partial<QuoteContent> = {},
  isMailed = true,
): Promise<TaxDocumentDetail> {
  const { browser } = office;
  const { quoteId } = await signQuoteOf(office, { buyer: wholeBuyer, ...changes });
  const { id, version } = await draftDocument(browser, { kind: 'final', quoteId });
  const answer = await browser.post(
    `${documentsPath}/${id}/issue`,
    { version, isMailed },
    { 'idempotency-key': newKey() },
  );
  return done(answer, issueTaxDocument);
}

type Issued = { office: QuoteOffice; issued: TaxDocumentDetail };

async function openIssued(context: TestContext, database: TestDatabase): Promise<Issued> {
  const office = await openQuoteOffice(context, database);
  return { office, issued: await issueFinal(office) };
}

/** Mails that have brought a document: to whom, and the names and hashes of their files. */
const mailsWith = ({ app }: QuoteOffice, number: string | null) =>
  app.mail.delivered
    .filter(({ subject }) => subject.includes(String(number)))
    .map(({ to, documents = [] }) => ({
      to,
      files: documents.map(({ name, bytes }) => ({ name, sha256: sha256(bytes) })),
    }));

const rowOf = ({ app }: QuoteOffice, id: string) =>
  app.services.db.selectFrom('tax_documents').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

test('H3 H11 an issued invoice is sealed in its language, mailed with its structured invoice, and downloaded', async (context) => {
  const database = await openTestDatabase(context, 'sqlite');
  const office = await openQuoteOffice(context, database, { pdf: 'real' });
  const { app, browser } = office;
  for (const language of languages) {
    const currency = currencyOf[language];
    const exchangeRate = currency === 'EUR' ? null : { millionths: 25_125_000, source: 'ECB', day: '2026-11-20' };
    const issued = await issueFinal(office, { language, currency, exchangeRate });
    const early = await browser.get(pdfOf(issued.id));
    assert.equal(early.code, 'not-found', 'it is not sealed yet');
    await app.runDueJobs();
    const { bytes, headers, status } = await browser.get(pdfOf(issued.id));
    const name = `plumbline-${textsOf(language)('taxDocumentPdf:fileNames.invoice')}-${issued.number?.toLowerCase()}`;
    assert.equal(status, 200, language);
    assert.deepEqual(
      ['content-type', 'content-disposition', 'cache-control'].map((each) => headers.get(each)),
      ['application/pdf', `attachment; filename="${name}.pdf"`, 'private, no-store'],
    );
    const seal = readSeal(bytes);
    assert.ok(seal?.isIntact && seal.coversAll, language);
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
    for (const part of [issued.number, wholeBuyer.company, issued.paymentRequest?.variableSymbol])
      assert.ok(squeeze(text).includes(squeeze(String(part))), `${language}: ${part}`);
    const row = await rowOf(office, issued.id);
    assert.deepEqual([row.sealed_sha256, row.sealed_bytes], [sha256(bytes), bytes.length]);
    const xml = await browser.get(xmlOf(issued.id));
    assert.match(String(xml.headers.get('content-type')), /^application\/xml/);
    assert.equal(sha256(xml.bytes), row.ubl_sha256);
    assert.deepEqual(mailsWith(office, issued.number), [
      {
        to: wholeBuyer.email,
        files: [
          { name: `${name}.pdf`, sha256: row.sealed_sha256 },
          { name: `${name}.xml`, sha256: row.ubl_sha256 },
        ],
      },
    ]);
    const { isSealed, mailedAt } = await readDocumentOf(browser, issued.id);
    assert.deepEqual([isSealed, mailedAt === null], [true, false]);
  }
});

testOnEachEngine(
  'H3 sealing a document that breaks off at any step goes on with what is there: one file, one mail',
  async (database, context) => {
    const { office, issued } = await openIssued(context, database);
    const { services } = office.app;
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
      await assert.rejects(sealTaxDocument(services, issued.id), /broken off/);
      assert.equal((await rowOf(office, issued.id)).sealed_at, null);
    }
    const before = await rowOf(office, issued.id);
    Object.assign(services, { files, seal: { ...seal, seal: broken } });
    await sealTaxDocument(services, issued.id);
    await sealTaxDocument(services, issued.id);
    assert.equal((await rowOf(office, issued.id)).sealed_file, before.sealed_file, 'what was stored is what counts');
    await office.app.runDueJobs();
    assert.equal(mailsWith(office, issued.number).length, 1);
  },
);

testOnEachEngine(
  'H3 two servers that seal a document at once make one file, and its mail leaves once',
  async (database, context) => {
    const { office, issued } = await openIssued(context, database);
    const { app } = office;
    const second = await openSecondApp(context, database);
    await Promise.allSettled([app, second].map(({ services }) => sealTaxDocument(services, issued.id)));
    app.passTime(30_000);
    await app.runDueJobs();
    assert.notEqual((await rowOf(office, issued.id)).sealed_at, null);
    assert.equal(mailsWith(office, issued.number).length, 1);
  },
);

testOnEachEngine(
  'H3 a document that has lost its job is sealed and mailed after an hour',
  async (database, context) => {
    const { office, issued } = await openIssued(context, database);
    const { app } = office;
    await app.services.db.deleteFrom('jobs').where('kind', '=', 'seal-document').execute();
    await sealDocumentsLate(app.services);
    assert.equal((await rowOf(office, issued.id)).sealed_at, null, 'it may still be under way');
    app.passTime(3_600_001);
    await sealDocumentsLate(app.services);
    await app.runDueJobs();
    assert.equal(mailsWith(office, issued.number).length, 1);
  },
);

testOnEachEngine(
  'H11 a document is mailed once more for each key, sealed before where it was not, and a draft not at all',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app, browser } = office;
    const issued = await issueFinal(office, {}, false);
    const mails = `${documentsPath}/${issued.id}/mails`;
    const header = { 'idempotency-key': newKey() };
    for (let time = 0; time < 2; time += 1) done(await browser.post(mails, {}, header), mailTaxDocument);
    await app.runDueJobs();
    assert.equal(mailsWith(office, issued.number).length, 1);
    done(await browser.post(mails, {}, { 'idempotency-key': newKey() }), mailTaxDocument);
    await app.runDueJobs();
    assert.equal(mailsWith(office, issued.number).length, 2);
    const { quoteId } = await signQuoteOf(office, { buyer: wholeBuyer });
    const draft = await draftDocument(browser, { kind: 'final', quoteId });
    const refused = await browser.post(`${documentsPath}/${draft.id}/mails`, {}, { 'idempotency-key': newKey() });
    assert.equal(refused.code, 'move-not-allowed');
  },
);

testOnEachEngine('H11 a document is mailed while its seal is made, and sealed once', async (database, context) => {
  const { office, issued } = await openIssued(context, database);
  const { app, browser } = office;
  const mails = `${documentsPath}/${issued.id}/mails`;
  const [, answer] = await Promise.all([
    sealTaxDocument(app.services, issued.id),
    browser.post(mails, {}, { 'idempotency-key': newKey() }),
  ]);
  done(answer, mailTaxDocument);
  await app.runDueJobs();
  const sent = mailsWith(office, issued.number);
  assert.equal(sent.length, 2, 'the mail that was wanted, and the one that was asked for');
  assert.deepEqual(sent[0]?.files, sent[1]?.files);
});

testOnEachEngine(
  'K3 H3 sealed documents are in the backup, and a restore brings them back',
  async (database, context) => {
    const { office, issued } = await openIssued(context, database);
    const { app } = office;
    await app.runDueJobs();
    const { dataDir } = database.location;
    const file = path.join(dataDir, 'backups', 'backup.ndjson.gz');
    await backUpDatabase({ ...database.location, file, createdAt: 0 });
    // The signed quote and the invoice.
    assert.deepEqual(await backUpFiles({ file, dataDir }), { spokenOf: 2, present: 2, gone: 0 });
    const elsewhere = temporaryFolder(context);
    await restoreFiles({ file, dataDir: elsewhere, replace: false });
    const { sealed_file: key } = await rowOf(office, issued.id);
    const restored = openObjectStore({ dataDir: elsewhere, objectStore: undefined });
    assert.deepEqual(await restored.get(key ?? ''), await app.services.files.get(key ?? ''));
  },
);
