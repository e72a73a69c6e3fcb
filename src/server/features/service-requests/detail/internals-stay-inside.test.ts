import assert from 'node:assert/strict';
import { linkTokensOf } from '#tests/support/people/private-links.ts';
import { extractText, getDocumentProxy } from 'unpdf';
import { allEndpoints } from '#contract/all-endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { addRequestNote } from '#contract/service-requests/request-changes.ts';
import { saveView } from '#contract/service-requests/saved-views.ts';
import { privateQuotePdfPath } from '#contract/quotes/private-quote.ts';
import { createQuoteTemplate } from '#contract/quotes/quote-templates.ts';
import { requestsCsvPath } from '#contract/service-requests/service-requests.ts';
import { type Language, languages } from '#domain/languages.ts';
import { templateContentOf } from '#domain/quotes/content/template-content.ts';
import { routes } from '#domain/routes.ts';
import { isChange } from '#server/http/openapi/endpoint-errors.ts';
import { completeAgency } from '#tests/support/people/complete-agency.ts';
import { minimalInput } from '#tests/support/requests/minimal-input.ts';
import { done, openOffice, requestsPath, storeRequest } from '#tests/support/people/office.ts';
import { createDraft, draftLineOf, sendDraft } from '#tests/support/quotes/quotes.ts';
import { newKey } from '#tests/support/requests/submissions.ts';
import { type TestApp, openTestApp } from '#tests/support/test-app.ts';
import type { TestBrowser } from '#tests/support/browser/test-browser.ts';
import { type TestDatabase, testOnEachEngine } from '#tests/support/database/test-databases.ts';

/** Stands in everything that is only for the agency, and in everything of another customer. */
const secret = 'Tajnosť7f3';

/** Fills what the agency writes and what a stranger has sent with the secret; answers the ids of all that was made. */
async function plant(app: TestApp, { db }: TestDatabase): Promise<string[]> {
  const { browser, id: self } = await openOffice(app);
  const contact = { name: secret, email: 'tajny@stranger.example', phone: '', company: secret };
  const request = await storeRequest(app, { title: secret, description: secret, contact });
  const { id } = request;
  const path = `${requestsPath}/${id}`;
  const note = done(
    await browser.post(`${path}/notes`, { body: secret }, { 'idempotency-key': newKey() }),
    addRequestNote,
  );
  done(await browser.post(`${path}/status`, { to: 'cancelled', reason: secret, version: 1 }));
  const view = done(await browser.post('/api/admin/saved-views', { name: secret, query: secret }), saveView);
  await db.updateTable('customers').set({ note: secret, address: secret }).execute();
  const message = { service_request_id: id, author_id: self, outbox_message_id: null, created_at: 1 };
  const messageId = app.services.newId();
  await db
    .insertInto('service_request_messages')
    .values({ ...message, id: messageId, direction: 'to-customer', subject: secret, body: secret })
    .execute();
  const template = { id: app.services.newId(), language: 'sk', updated_at: 1, version: 1 } as const;
  const quotes = await plantQuotes(app, browser);
  await db
    .insertInto('message_templates')
    .values({ ...template, name: secret, subject: secret, body: secret })
    .execute();
  return [id, note.id, view.id, messageId, template.id, request.customer_id, self, ...quotes];
}

/** What the agency pays for a line that its customer can read, and what is left of it; minor units. */
const cost = 73_519_437;
const margin = 17_838_476;

/** A draft and a template full of secrets, and a quote that was sent, whose notes and costs are secret. */
async function plantQuotes(app: TestApp, office: TestBrowser): Promise<string[]> {
  await completeAgency(office);
  const lines = [draftLineOf({ name: secret, internalCost: cost })];
  const draft = await createDraft(office, { title: secret, description: secret, notes: secret, lines });
  const keyed = { 'idempotency-key': newKey() };
  const content = templateContentOf(draft.content);
  const kept = done(await office.post(createQuoteTemplate.path, { name: secret, content }, keyed), createQuoteTemplate);
  const priced = [draftLineOf({ name: 'Viditeľný riadok', unitPrice: cost + margin, internalCost: cost })];
  const sent = await sendDraft(office, await createDraft(office, { notes: secret, lines: priced }));
  return [draft.id, sent.id, kept.id, ...(await linkTokensOf(app, sent.id))];
}

type Open = () => TestBrowser | Promise<TestBrowser>;

/** Each call, by somebody who comes anew once a change was let in: some of them sign out or end sessions. */
async function callEvery(open: Open, ids: readonly string[]): Promise<void> {
  let browser = await open();
  for (const { endpoint } of allEndpoints) {
    const isAboutOne = endpoint.path.includes(':');
    let isLetIn = false;
    for (const id of isAboutOne ? ids : ids.slice(0, 1)) {
      // Who may not make the call at all is refused whatever it is about.
      if (refused.has(await callOne(browser, endpoint, id))) break;
      isLetIn = true;
    }
    if (isLetIn && isChange(endpoint)) browser = await open();
  }
  await browser.get(requestsCsvPath);
}

const refused = new Set([401, 403]);

/** Returns the status of the answer. */
async function callOne(browser: TestBrowser, endpoint: Endpoint, id: string): Promise<number> {
  const path = endpoint.path.replaceAll(/:\w+/g, id);
  if (!isChange(endpoint)) return (await browser.get(path)).status;
  const csrfToken = browser.cookies.get('csrf-token') ?? (await browser.takeToken());
  const headers = { 'x-csrf-token': csrfToken, 'content-type': 'application/json', 'idempotency-key': newKey() };
  const body = JSON.stringify(minimalInput(endpoint.body));
  return (await browser.call(path, { method: endpoint.method, headers, body })).status;
}

type Opened = { ids: readonly string[]; spoken: readonly Language[] };

async function openEveryPage(browser: TestBrowser, { ids, spoken }: Opened): Promise<void> {
  const paths = Object.values(routes).flatMap((route) => spoken.map((language) => route.paths[language]));
  for (const path of new Set(paths)) {
    for (const id of path.includes(':') ? ids : ids.slice(0, 1)) await browser.get(path.replaceAll(/:\w+/g, id));
  }
}

testOnEachEngine(
  'G3 H1 I4 notes, reasons, drafts, costs and other people’s data are in no response and on no page for anybody but administrators',
  async (database, context) => {
    const app = await openTestApp(context, database, { pdf: 'real', environment: { RATE_LIMIT_FACTOR: '100000' } });
    const ids = await plant(app, database);
    const before = app.transcript().answers.length;
    // What a page says in a language does not hang on the engine.
    const spoken = database.engine.name === 'sqlite' ? languages : (['sk'] as const);
    for (const open of [() => app.newBrowser(), () => app.newBrowserOf('user')]) {
      await callEvery(open, ids);
      await openEveryPage(await open(), { ids, spoken });
    }
    const outside = app.transcript().answers.slice(before);
    assert.ok(outside.length > 10_000, 'there were answers');
    assert.ok(!outside.includes(secret) && !outside.includes('stranger.example'));
    assert.ok(outside.includes('Viditeľný riadok'), 'who has the link reads the quote');
    const token = ids.at(-1) ?? '';
    const pdf = await app.newBrowser().get(privateQuotePdfPath.replace(':key', token));
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf.bytes)), { mergePages: true });
    assert.ok(text.includes('Viditeľný riadok') && !text.includes(secret), 'neither is anything in its PDF');
    const figures = (outside + text).replaceAll(/[\s\u00A0\u202F.,]/g, '');
    for (const figure of [cost, margin]) assert.ok(!figures.includes(String(figure)), `${figure}`);
    const office = await app.newBrowserOf('admin');
    for (const path of [requestsPath, `${requestsPath}/${ids[0]}`, requestsCsvPath]) {
      assert.ok((await office.get(path)).text.includes(secret), `${path}: the agency sees what was planted`);
    }
    assert.ok(!app.transcript().log.includes(secret), 'and no log tells of it');
  },
);
