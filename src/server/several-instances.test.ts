import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { test, type TestContext } from 'node:test';
import { getOwnDraft } from '#contract/drafts.ts';
import { getPriceBook } from '#contract/price-book/price-book.ts';
import { attachmentLimits } from '#domain/attachments/attachment.ts';
import { emptyAnswers } from '#domain/configurator/answers.ts';
import { firstPriceBook } from '#domain/estimates/price-book/first-price-book.ts';
import { readPriceDraft } from '#domain/estimates/price-book/price-book-draft.ts';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { openLog } from '#server/http/logging.ts';
import { openServices } from '#server/open-services.ts';
import { atEnd, blankLocation, temporaryFolder } from '#tests/support/database/test-databases.ts';
import { testVaultKey } from '#tests/support/database/test-vault.ts';
import { TestBrowser } from '#tests/support/browser/test-browser.ts';
import { openTestPages, readPageInput } from '#tests/support/browser/test-pages.ts';
import { jana } from '#tests/support/people/accounts.ts';
import { newQuestion, newQuestions, publishDocument, readContent } from '#tests/support/people/content.ts';
import { done } from '#tests/support/people/office.ts';
import { newPicture } from '#tests/support/requests/pictures.ts';
import { announce, askOffset, newCollection, sendPart, statesOf } from '#tests/support/requests/uploads.ts';
import { startS3Server } from '#tests/support/servers/s3-server.ts';
import { openSessionOf, startTime } from '#tests/support/test-app.ts';

type Instance = Awaited<ReturnType<typeof openInstance>>;

/** Opens a server as its program does, jobs apart, with a clock that stands still: nothing is read anew because time has passed. */
async function openInstance(context: TestContext, environment: Record<string, string>) {
  const dataDir = temporaryFolder(context);
  const config = readConfig({ ...environment, DATA_DIR: dataDir, TRUST_PROXY: '127.0.0.1', MINIMUM_FILL_MS: '0' });
  const log = openLog('error', { write: () => undefined });
  const opened = await openServices(config, {
    pages: await openTestPages(),
    clock: () => startTime,
    newToken: () => randomBytes(32).toString('base64url'),
    workerId: path.basename(dataDir),
    log,
  });
  const { services } = opened;
  const app = await createApp(services, null, { log });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  atEnd(context, async () => {
    await app.close();
    await opened.close();
  });
  /** A browser of somebody whom the load balancer sends here, with the cookies that they have from elsewhere. */
  const browserWith = (cookies: ReadonlyMap<string, string> = new Map()) => {
    const browser = new TestBrowser(origin, { address: '192.0.2.1' });
    for (const [name, value] of cookies) browser.cookies.set(name, value);
    return browser;
  };
  return { services, dataDir, browserWith };
}

/** Two servers on one PostgreSQL and one bucket, each with a folder of its own. */
async function openTwo(context: TestContext) {
  const { databaseUrl = '' } = await blankLocation(context, 'postgres');
  const bucket = await startS3Server(context);
  const key = testVaultKey().bytes.toString('base64');
  const environment = { ...bucket.environment, DATABASE_URL: databaseUrl, VAULT_KEY: key, RATE_LIMIT_FACTOR: '1000' };
  return { one: await openInstance(context, environment), other: await openInstance(context, environment) };
}

/** Asks again until the answer is there. What never comes ends the test after this many calls. */
async function untilTrue(isTrue: () => Promise<boolean>, what: string): Promise<void> {
  for (let call = 0; call < 300; call += 1) if (await isTrue()) return;
  assert.fail(`${what} is not seen on the other server`);
}

/** Looks, prices and contents that are changed on one server, as visitors of the other see them. */
async function changesAreSeen({ one, other }: { one: Instance; other: Instance }): Promise<void> {
  const admin = one.browserWith(new Map([['session', await openSessionOf(one.services, 'admin')]]));
  const visitor = other.browserWith();
  const shown = async (page: string) => readPageInput((await visitor.get(page)).text);
  const first = await shown('/');
  assert.equal(first.look, undefined);

  const look = { primaryColor: '#0b5fa5', defaultTheme: 'system', logo: null, version: 0 };
  assert.equal((await admin.put('/api/admin/settings/look', look)).status, 200);
  await untilTrue(async () => (await shown('/')).look?.primaryColor === look.primaryColor, 'the brand');

  const versionOf = async () => (await shown('/ponuka')).data.priceBook?.version;
  assert.equal(await versionOf(), 1);
  const { book } = readPriceDraft(firstPriceBook, { 'base.website.small.maximum': '950' });
  const prices = { version: 1, content: book, note: '' };
  assert.equal((await admin.post('/api/admin/price-book/versions', prices)).status, 200);
  await untilTrue(async () => (await versionOf()) === 2, 'the prices on a page');
  assert.equal(done(await visitor.get(getPriceBook.path), getPriceBook).version, 2);

  const { document } = await readContent(admin, 'faq');
  await publishDocument(admin, 'faq', { ...document, items: [...document.items, newQuestion()] });
  await untilTrue(async () => (await visitor.get('/faq')).text.includes(newQuestions.sk), 'the content');
}

/** An account and its draft, used on both servers in turn. */
async function accountIsOne({ one, other }: { one: Instance; other: Instance }): Promise<void> {
  const here = one.browserWith();
  assert.equal((await here.post('/api/register', jana)).status, 200);
  const draft = { answers: { ...emptyAnswers, mode: 'quick' }, attachments: null };
  assert.equal((await here.put(getOwnDraft.path, { draft, version: null })).status, 200);
  const there = other.browserWith(here.cookies);
  assert.equal(done(await there.get(getOwnDraft.path), getOwnDraft).kept?.version, 1);
  assert.equal((await there.put(getOwnDraft.path, { draft, version: 1 })).status, 200);
  assert.equal((await here.put(getOwnDraft.path, { draft, version: 1 })).code, 'changed-meanwhile');
  assert.equal((await there.post('/api/logout')).status, 200);
  assert.equal((await here.get('/api/user')).status, 401, 'signed out there, signed out here');
}

/** A file of the largest size that goes to and fro between servers with folders of their own. */
async function uploadGoesOn({ one, other }: { one: Instance; other: Instance }): Promise<void> {
  const picture = newPicture(60, 40);
  const bytes = Buffer.concat([picture, Buffer.alloc(attachmentLimits.bytes - picture.length)]);
  const collection = newCollection();
  const file = { name: 'a.png', type: 'image/png', collection, bytes };
  const announcement = await announce(one.browserWith(), file);
  const address = announcement.headers.get('location') ?? '';
  const ends = [100, 5_000_000, 5_000_100, 14_000_000, bytes.length];
  let start = 0;
  for (const [turn, end] of ends.entries()) {
    const browser = (turn % 2 === 0 ? one : other).browserWith();
    assert.equal((await askOffset(browser, address)).headers.get('upload-offset'), String(start));
    const answer = await sendPart(browser, address, { offset: start, bytes: bytes.subarray(start, end) });
    assert.equal(answer.status, 204, answer.text);
    start = end;
  }
  const retry = await askOffset(other.browserWith(), address);
  assert.equal(
    retry.headers.get('upload-offset'),
    retry.headers.get('upload-length'),
    'who missed the answer learns it',
  );
  assert.deepEqual(await statesOf(other.browserWith(), collection), ['ready']);
  assert.equal(
    (
      await askOffset(
        other.browserWith(),
        address.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
      )
    ).status,
    404,
  );
  assert.deepEqual(await one.services.db.selectFrom('upload_parts').select('id').execute(), []);
  for (const { dataDir } of [one, other]) assert.ok(!readdirSync(dataDir).includes('files'), 'files lie in the bucket');
}

test('K2 R11 two servers with a folder each are one: accounts, drafts, brand, prices, contents, and a file of the largest size that changes servers five times', async (context) => {
  const both = await openTwo(context);
  await accountIsOne(both);
  await changesAreSeen(both);
  await uploadGoesOn(both);
});
