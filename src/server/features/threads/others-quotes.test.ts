import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { acceptQuote } from '#contract/quotes/private-quote.ts';
import { answerQuestion } from '#contract/quotes/quote-answers.ts';
import { listProjects } from '#contract/projects/projects.ts';
import { replyHoldMs } from '#domain/service-requests/clocks.ts';
import { messageIdOf } from '#server/gateways/mail/mail-gateway.ts';
import { idOf, mailedToken, peter, registerVerified } from '#tests/support/people/accounts.ts';
import { done, storeRequest } from '#tests/support/people/office.ts';
import { handOver, openPortal, planOfDesign, projectsPath, readProject } from '#tests/support/people/project-office.ts';
import { bodiesOf, inProject, ofRequest, readAsAgency, readAsCustomer } from '#tests/support/people/threads.ts';
import { copyOf, sendDataForm } from '#tests/support/database/own-data.ts';
import { type TestDatabase, testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { readZip } from '#tests/support/documents/read-zip.ts';
import { png } from '#tests/support/requests/uploads.ts';
import { wholeBuyer } from '#tests/support/quotes/money.ts';
import { ask, signAs } from '#tests/support/quotes/quote-answers.ts';
import { type QuoteOffice, letMailsLeave, openQuoteOffice, privateCallOf } from '#tests/support/quotes/quote-office.ts';
import { createDraft, quotesPath, sendDraft } from '#tests/support/quotes/quotes.ts';
import {
  attached,
  mailboxAt,
  multipart,
  openImapServer,
  rawMail,
  readMailbox,
  saveMailbox,
} from '#tests/support/requests/inbound-mails.ts';

const asking = { ...peter, username: 'Anna', email: 'anna@kovac.example' };
const other = { ...wholeBuyer, name: 'Boris Druhý', company: 'Firma Druhá', email: 'b@firma-b.example' };

type Office = QuoteOffice & { server: Awaited<ReturnType<typeof openImapServer>> };

/** An office with a mailbox and a request of somebody with an account. */
async function open(context: TestContext, database: TestDatabase, { hasTags = true } = {}) {
  const office = await openQuoteOffice(context, database);
  const server = await openImapServer(context);
  await saveMailbox(office.browser, mailboxAt(server, { hasTags }));
  const request = await storeRequest(office.app);
  const portal = await registerVerified(office.app, asking);
  return { office: { ...office, server }, portal, requestId: request.id };
}

/** Sends a quote for the request to an address. */
async function sendTo(office: Office, requestId: string, email: string) {
  const changes = { buyer: { ...other, email }, paymentPlan: planOfDesign };
  const draft = await createDraft(office.browser, changes, { kind: 'request', requestId });
  office.app.passTime(1000);
  const quote = await sendDraft(office.browser, draft);
  await letMailsLeave(office);
  return quote;
}

type Quote = Awaited<ReturnType<typeof sendTo>>;

/** Signs a quote and hands a milestone of its project over. */
async function beginWork(office: Office, quote: Quote) {
  done(await signAs(office.app.newBrowser('198.51.100.7'), privateCallOf(quote)), acceptQuote);
  await office.app.runDueJobs();
  const { rows } = done(await office.browser.get(`${projectsPath}?quote=${quote.id}`), listProjects);
  const project = await readProject(office, rows[0]?.id ?? '');
  await handOver(office, project);
  await office.app.runDueJobs();
  return project;
}

type Answer = { to: string; by?: string; body: string; file?: string };

const contentOf = (body: string, file: string | undefined) =>
  file === undefined
    ? { body }
    : multipart('mixed', [{ type: 'text/plain; charset=utf-8', body }, attached(file, png.bytes, png.type)]);

/** Answers the latest mail that an address was sent, perhaps from another one. */
async function answerLatest({ app, server }: Office, { to, by = to, body, file }: Answer) {
  const mail = app.mail.delivered.findLast((each) => each.to === to);
  assert.ok(mail);
  const before = mail.references ?? [];
  const id = messageIdOf(mail.id, mail.from.address);
  const headers = { 'In-Reply-To': id, References: [...before, id].join(' ') };
  server.add(
    rawMail({ from: `Boris <${by}>`, to: mail.replyTo ?? mail.from.address, headers, ...contentOf(body, file) }),
  );
  assert.equal(await readMailbox(app), true);
  return mail;
}

for (const hasTags of [true, false]) {
  testOnEachEngine(
    `I6 I4 an answer to a mail about a project with a thread of its own comes into that thread, ${hasTags ? 'by the address' : 'by the mails it names'}, and nobody else reads it`,
    async (database, context) => {
      const { office, portal, requestId } = await open(context, database, { hasTags });
      const project = await beginWork(office, await sendTo(office, requestId, other.email));
      const recipient = await openPortal(office, other.email);
      await office.app.runDueJobs();
      const handOverMail = office.app.mail.delivered.findLast(({ text }) => text.includes('Návrh úvodnej stránky'));
      assert.equal(handOverMail?.to, other.email);
      assert.equal(/\+p-/.test(handOverMail.replyTo ?? ''), hasTags);
      const id = messageIdOf(handOverMail.id, handOverMail.from.address);
      const headers = { References: [...(handOverMail.references ?? []), id].join(' ') };
      const to = handOverMail.replyTo ?? handOverMail.from.address;
      office.server.add(rawMail({ from: `Boris <${other.email}>`, to, headers, body: 'Návrh je dobrý.' }));
      await readMailbox(office.app);
      assert.deepEqual(bodiesOf(await readAsCustomer(recipient, inProject(project.id))), ['Návrh je dobrý.']);
      assert.deepEqual(bodiesOf(await readAsAgency(office.browser, ofRequest(requestId))), []);
      assert.deepEqual(bodiesOf(await readAsCustomer(portal, ofRequest(requestId))), []);
    },
  );
}

testOnEachEngine(
  'I6 an answer to a mail about the second project of a request comes into that project’s thread',
  async (database, context) => {
    const { office, portal, requestId } = await open(context, database);
    const first = await beginWork(office, await sendTo(office, requestId, asking.email));
    await answerLatest(office, { to: asking.email, body: 'K prvému.' });
    const second = await beginWork(office, await sendTo(office, requestId, asking.email));
    await answerLatest(office, { to: asking.email, body: 'K druhému.' });
    assert.deepEqual(bodiesOf(await readAsCustomer(portal, inProject(first.id))), ['K prvému.']);
    assert.deepEqual(bodiesOf(await readAsCustomer(portal, inProject(second.id))), ['K druhému.']);
  },
);

testOnEachEngine(
  'I2 I4 I6 whoever has asked reads nothing of what is said about a quote that went to somebody else; the agency reads it under their name',
  async (database, context) => {
    const { office, portal, requestId } = await open(context, database);
    const { app, browser } = office;
    const quote = await sendTo(office, requestId, other.email);
    await answerLatest(office, { to: other.email, body: 'Odpoveď poštou.' });
    await answerLatest(office, { to: other.email, by: 'boris@doma.example', body: 'Z inej schránky.' });
    done(await ask(app.newBrowser(), privateCallOf(quote), { lineId: null, text: 'Je v cene doména?' }));
    await letMailsLeave(office);
    const { id: question } = await database.db.selectFrom('quote_questions').select('id').executeTakeFirstOrThrow();
    const answer = { text: 'Áno, je.' };
    done(await browser.post(`${quotesPath}/${quote.id}/questions/${question}/answer`, answer), answerQuestion);
    await app.runDueJobs();
    await answerLatest(office, { to: other.email, body: 'Ďakujem za doménu.', file: 'pečiatka.png' });
    const said = ['Odpoveď poštou.', 'Z inej schránky.', 'Je v cene doména?', 'Áno, je.', 'Ďakujem za doménu.'];
    const { messages } = await readAsAgency(browser, ofRequest(requestId));
    assert.deepEqual(bodiesOf({ messages }), said);
    assert.equal(messages.find(({ body }) => body === 'Je v cene doména?')?.author, other.name);
    assert.deepEqual(bodiesOf(await readAsCustomer(portal, ofRequest(requestId))), []);

    // Neither the copy of one's data nor a mail tells it; the recipient's copy does, and deleting the account takes it along.
    const copyFor = async (name: string) => readZip(await copyOf(app, await idOf(app.services, name)));
    const whoAsked = await copyFor(asking.username);
    assert.deepEqual(
      [whoAsked.has('data/service_request_messages.json'), whoAsked.has('data/attachments.json')],
      [false, false],
    );
    const recipient = await openPortal(office, other.email);
    const theirs = await copyFor(`portal ${other.email}`);
    assert.match(String(theirs.get('data/attachments.json')), /pečiatka\.png/);
    const copy = JSON.parse(String(theirs.get('data/service_request_messages.json'))) as { body: string }[];
    assert.deepEqual(copy.map(({ body }) => body).toSorted(), said.toSorted());
    assert.equal((await sendDataForm(recipient, { go: 'delete', currentPassword: peter.password })).status, 303);
    const token = await mailedToken(app, other.email);
    assert.equal((await sendDataForm(recipient, { go: 'confirm', token })).status, 200);
    await app.runDueJobs();
    assert.deepEqual(bodiesOf(await readAsAgency(browser, ofRequest(requestId))), []);
    assert.deepEqual(await database.db.selectFrom('attachments').select('name').execute(), []);
  },
);

testOnEachEngine(
  'I2 I6 whoever has asked and was sent the quote reads what they say about it, by mail and beside it',
  async (database, context) => {
    const { office, portal, requestId } = await open(context, database);
    const quote = await sendTo(office, requestId, asking.email);
    await answerLatest(office, { to: asking.email, body: 'Odpoveď poštou.' });
    // A colleague of theirs, whom the agency has sent nothing.
    await answerLatest(office, { to: asking.email, by: 'kolega@kovac.example', body: 'Od kolegu.' });
    done(await ask(office.app.newBrowser(), privateCallOf(quote), { lineId: null, text: 'Je v cene doména?' }));
    office.app.passTime(replyHoldMs);
    assert.deepEqual(bodiesOf(await readAsCustomer(portal, ofRequest(requestId))), [
      'Odpoveď poštou.',
      'Od kolegu.',
      'Je v cene doména?',
    ]);
  },
);
