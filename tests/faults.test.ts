import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { readHealth, retryJob } from '#contract/health.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { applyLookToMails } from '#server/features/mail/layout/apply-look.ts';
import { bringJobsBack } from '#server/jobs/bring-jobs-back.ts';
import { textsOf } from '#server/texts.ts';
import { type Deed, type Fault, type FaultySite, faults, mailTo } from './support/faults/fault-table.ts';
import { openFailingDatabase } from './support/database/database-outage.ts';
import { atEnd, blankLocation, testAtEachLocation, testOnEachEngine } from './support/database/test-databases.ts';
import type { TestAnswer, TestBrowser } from './support/browser/test-browser.ts';
import { completeAgency } from './support/people/complete-agency.ts';
import { done, keepSignedIn, openOffice } from './support/people/office.ts';
import { acceptanceOf, readAsRecipient, sendAcceptance } from './support/quotes/quote-answers.ts';
import { type QuoteOffice, letMailsLeave, openQuoteOffice, privateCallOf } from './support/quotes/quote-office.ts';
import { createDraft, sendDraft } from './support/quotes/quotes.ts';
import { signQuote, signedDocumentsIn } from './support/quotes/signed-quotes.ts';
import { openSink } from './support/requests/mail-post.ts';
import { answersOf, newKey, submission, submit } from './support/requests/submissions.ts';
import { announced, askOffset, newCollection, png, sendPart, statesOf } from './support/requests/uploads.ts';
import { openTestModel } from './support/servers/language-model.ts';
import type { SmtpSink } from './support/servers/smtp-sink.ts';
import { openTestApp } from './support/test-app.ts';

const stepMs = 30_000;

/** The whole server with a mail server, a model and a database that can be taken away. */
async function openSite(context: TestContext, engine: 'sqlite' | 'postgres'): Promise<FaultySite> {
  const location = await blankLocation(context, engine);
  const known = { ...(await openDatabase(location)), location };
  atEnd(context, known.close);
  const failing = await openFailingDatabase(context, known);
  const [sink, model] = [await openSink(context), await openTestModel(context, () => undefined)];
  const environment = { RATE_LIMIT_FACTOR: '1000', ...model.environment };
  const app = await openTestApp(context, failing.database, { environment });
  const mail = mailTo(sink);
  atEnd(context, () => mail.close());
  app.services.mail = applyLookToMails(mail, app.services.look);
  const person = await openOffice(app);
  await completeAgency(person.browser);
  await keepSignedIn(failing.database);
  // A page is kept once it is asked for again, under the version of its prices, which the first visit made known.
  for (let visit = 1; visit <= 4; visit += 1) await app.newBrowser().get('/', { accept: 'text/html' });
  return { office: { ...person, app }, failing, sink, model };
}

/** What one visitor is about to do, each as often as it takes, under the same key. */
async function prepareDeeds({ office }: FaultySite, name: string) {
  const visitor = office.app.newBrowser('198.51.100.7');
  const quote = await sendQuote(office);
  const call = privateCallOf(quote);
  const body = acceptanceOf(await readAsRecipient(visitor, call));
  const collection = newCollection();
  const upload = { collection, address: await announced(visitor, collection) };
  const keys = { request: newKey(), signature: newKey() };
  const answers = answersOf({ email: `${keys.request}@example.com`, name });
  const deeds: Record<Deed, () => Promise<TestAnswer>> = {
    request: () => submit(visitor, submission({ answers }), keys.request),
    file: () => sendFile(visitor, upload),
    signature: () => sendAcceptance(visitor, { call, body, key: keys.signature }),
  };
  return { deeds, visitor, quoteId: quote.id, collection, key: keys.request };
}

/** Sends a quote for a request that came in like any other, so that its number is of the series. */
async function sendQuote(office: QuoteOffice) {
  const { app, browser } = office;
  const key = newKey();
  const answer = await submit(app.newBrowser(), submission(), key);
  assert.equal(answer.status, 200, answer.text);
  const { id } = await app.services.db
    .selectFrom('service_requests')
    .select('id')
    .where('idempotency_key', '=', key)
    .executeTakeFirstOrThrow();
  const draft = await createDraft(browser, {}, { kind: 'request', requestId: id });
  app.passTime(1000);
  const quote = await sendDraft(browser, draft);
  await letMailsLeave(office);
  return quote;
}

/** As the browser does: asks how much has come and sends the rest, or begins anew where nothing is known of it any more. */
async function sendFile(visitor: TestBrowser, upload: { collection: string; address: string }): Promise<TestAnswer> {
  const asked = await askOffset(visitor, upload.address);
  if (asked.status === 404) {
    upload.address = await announced(visitor, upload.collection);
    return sendPart(visitor, upload.address, { offset: 0, bytes: png.bytes });
  }
  const offset = Number(asked.headers.get('upload-offset') ?? Number.NaN);
  if (asked.status !== 200 || offset === png.bytes.length) return asked;
  return sendPart(visitor, upload.address, { offset, bytes: png.bytes.subarray(offset) });
}

/** What is refused says so in the visitor's language and when to come again; everything else is acknowledged. */
function assertAnswer(deed: Deed, answer: TestAnswer, fault: Fault): void {
  const code = fault.refused[deed];
  const at = `${fault.name}: ${deed}: ${answer.text}`;
  if (code === undefined) return assert.ok(answer.status === 200 || answer.status === 204, at);
  assert.equal(answer.status, 503, at);
  assert.ok(Number(answer.headers.get('retry-after')) > 0, at);
  // An answer to HEAD has no body.
  if (answer.text !== '') assert.ok(answer.text.includes(textsOf('sk')(`errorCodes:${code}`)), at);
}

/** Lets time pass until nothing waits, with what every server does within the hour; answers how long it took (ms). */
async function untilWell({ office: { app } }: FaultySite): Promise<number> {
  const { db, clock } = app.services;
  const begun = clock();
  for (;;) {
    await app.runDueJobs();
    const waiting = await db.selectFrom('jobs').select('kind').where('state', '=', 'waiting').execute();
    if (waiting.length === 0 || clock() - begun > 3 * 60 * 60_000) return clock() - begun;
    await bringJobsBack(app.services);
    app.passTime(stepMs);
  }
}

/** How many mails came under a Message-ID that had come before. */
const repeatedIn = ({ mails }: SmtpSink): number =>
  mails.length - new Set(mails.map(({ email }) => email.messageId)).size;

async function withstand(site: FaultySite, fault: Fault): Promise<void> {
  const { office, sink } = site;
  const { app } = office;
  const { db } = app.services;
  const { deeds, visitor, quoteId, collection, key } = await prepareDeeds(site, fault.name);
  await untilWell(site);
  const [mailsBefore, repeatedBefore] = [sink.mails.length, repeatedIn(sink)];
  const end = await fault.begin(site);
  const page = await visitor.get('/', { accept: 'text/html' });
  assert.equal(page.status, 200, `${fault.name}: the page`);
  for (const deed of ['request', 'file', 'signature'] as const) assertAnswer(deed, await deeds[deed](), fault);
  const working = app.runDueJobs().catch(() => undefined);
  await Promise.race([working, sink.received(mailsBefore + 1)]);
  await end();
  await working;

  const [request, file, signature] = [await deeds.request(), await deeds.file(), await deeds.signature()];
  for (const { status, text } of [request, file, signature])
    assert.ok(status === 200 || status === 204, `${fault.name}: ${text}`);
  const took = await untilWell(site);
  assert.ok(took <= fault.wellWithinMs, `${fault.name}: well after ${took} ms`);

  const requests = await db.selectFrom('service_requests').select('id').where('idempotency_key', '=', key).execute();
  assert.equal(requests.length, 1, `${fault.name}: one request`);
  const files = await statesOf(visitor, collection);
  assert.equal(files.filter((state) => state === 'ready').length, 1, `${fault.name}: one file`);
  const signatures = await db
    .selectFrom('quote_signatures')
    .select('sealed_at')
    .where('quote_id', '=', quoteId)
    .execute();
  assert.deepEqual([signatures.length, signatures[0]?.sealed_at === null], [1, false], `${fault.name}: one document`);
  const queued = await db.selectFrom('outbox_messages').select(['message_id', 'state']).execute();
  assert.deepEqual(
    queued.filter(({ state }) => state !== 'sent'),
    [],
    fault.name,
  );
  assert.deepEqual(
    new Set(queued.map((mail) => mail.message_id)),
    new Set(sink.mails.map(({ email }) => email.messageId)),
  );
  assert.equal(repeatedIn(sink) > repeatedBefore, fault.repeatsMails ?? false, `${fault.name}: mails that came twice`);
}

testAtEachLocation(
  'K4 whatever fails, what was acknowledged is there once, what is refused says so and passes later, and all is well by itself',
  async (engine, context) => {
    const site = await openSite(context, engine);
    const here = faults.filter(({ only }) => only === undefined || only === engine);
    for (const fault of here) await withstand(site, fault);
  },
);

testOnEachEngine(
  'K4 K5 a job that always fails is set aside after its attempts, shown with its reason, and done once when it is retried by hand',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    await keepSignedIn(database);
    const { app, browser } = office;
    const { pdf } = app.services;
    app.services.pdf = { ...pdf, renderQuote: () => Promise.reject(new RangeError('Jana Nováková')) };
    await signQuote(office);
    const shown = async () => done(await browser.get(readHealth.path), readHealth).failedJobs;
    for (let hours = 0; (await shown()).length === 0 && hours < 100; hours += 1) {
      await app.runDueJobs();
      app.passTime(60 * 60_000);
    }
    const [job, ...more] = await shown();
    assert.deepEqual([job?.kind, job?.attempts, job?.error, more], ['seal-quote', 55, 'RangeError', []]);
    await app.runDueJobs();
    assert.equal((await shown()).length, 1, 'it is left alone');

    app.services.pdf = pdf;
    const retry = retryJob.path.replace(':id', job?.id ?? '');
    for (const _ of [1, 2]) assert.deepEqual(done(await browser.post(retry), retryJob).failedJobs, []);
    await letMailsLeave(office);
    const mails = signedDocumentsIn(office);
    assert.deepEqual([mails.length, new Set(mails.map(({ to }) => JSON.stringify(to))).size], [2, 2], 'to both, once');
    const row = await database.db.selectFrom('quote_signatures').select('sealed_at').executeTakeFirstOrThrow();
    assert.notEqual(row.sealed_at, null);
  },
);
