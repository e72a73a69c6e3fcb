import assert from 'node:assert/strict';
import { allEndpoints } from '#contract/all-endpoints.ts';
import { livePath, ownLivePath } from '#contract/live.ts';
import { type FirmRight, firmRights, permits } from '#domain/firms/rights.ts';
import { can } from '#domain/permissions.ts';
import { awayPauses } from '#domain/threads/away.ts';
import { plainCalls } from '#server/http/openapi/plain-calls.ts';
import { idOf, peter, registerIn } from '#tests/support/people/accounts.ts';
import {
  addressesOf,
  callAt,
  invoiceFilesOf,
  pagesOf,
  rightAddressesOf,
  samplesOf,
} from '#tests/support/people/firm-calls.ts';
import { addColleague, idsOfFirm, openFirm } from '#tests/support/people/firms.ts';
import { readHome } from '#tests/support/people/portal-home.ts';
import { readOwn } from '#tests/support/people/project-office.ts';
import { readAsCustomer, written } from '#tests/support/people/threads.ts';
import { copyOf } from '#tests/support/database/own-data.ts';
import { readZip } from '#tests/support/documents/read-zip.ts';
import { foreignInput } from '#tests/support/requests/foreign-input.ts';
import { type QuoteOffice, openQuoteOffice } from '#tests/support/quotes/quote-office.ts';
import { openEventStream } from '#tests/support/servers/event-stream.ts';
import type { TestBrowser } from '#tests/support/browser/test-browser.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

const customer = { kind: 'customer', userId: '', mustEnrol: false } as const;

const callable = allEndpoints.filter(({ endpoint }) => can(customer, endpoint.permission));
/** Every call with a part of its address that names something, which a customer may make. */
const naming = callable.filter(({ endpoint }) => endpoint.path.includes(':'));
/** Every address of a file that names something. */
const filePaths = plainCalls
  .filter(({ path, method }) => path.includes(':') && method === undefined)
  .map(({ path }) => path);

/** The right that a colleague needs for each call that names something of a firm; reading a quote is enough to say that one has paid. */
const neededFor: Record<string, FirmRight | 'own'> = {
  readOwnProject: 'messages',
  listOwnMaterial: 'messages',
  listOwnProjectFiles: 'messages',
  sendMaterial: 'messages',
  approveMilestone: 'all',
  requestMilestoneChanges: 'all',
  readOwnThread: 'messages',
  sendOwnMessage: 'messages',
  editOwnMessage: 'messages',
  deleteOwnMessage: 'messages',
  markOwnThreadSeen: 'messages',
  noteOwnTyping: 'messages',
  readPrivateQuote: 'documents',
  noteQuoteView: 'documents',
  readPaymentPage: 'documents',
  claimPayment: 'documents',
  askAboutQuote: 'all',
  undoQuestion: 'all',
  declineQuote: 'all',
  requestQuoteChanges: 'all',
  undoQuoteAnswer: 'all',
  sendSigningCode: 'all',
  acceptQuote: 'all',
  removePasskey: 'own',
  endOwnSession: 'own',
};

const refusals = new Set(['not-found', 'access-denied', 'sign-in-required']);
/** What may be said before anybody has looked whose it is. */
const beforehand = new Set(['invalid-input', 'password-wrong', 'proof-needed']);

type Stranger = readonly [who: string, browser: TestBrowser];

/** Two firms with one of everything, and people who have nothing to do with the first. */
async function openFirms(office: QuoteOffice) {
  const [firm, other] = [await openFirm(office, 'alfa'), await openFirm(office, 'beta')];
  const [ids, ownIds] = [await idsOfFirm(office, firm), await idsOfFirm(office, other)];
  const secrets = [...Object.values(ids), 'alfa'];
  assert.ok(secrets.every((secret) => secret !== ''));
  const strangers: readonly Stranger[] = [
    ['the other owner', other.owner],
    ['a bookkeeper there', await addColleague(office, other, { username: 'uctovnik', right: 'documents' })],
    [
      'an unverified account',
      await registerIn(office.app, { ...peter, username: 'neovereny', email: 'xx@inde.example' }),
    ],
    ['a visitor', office.app.newBrowser()],
  ];
  /** What a text tells of the first firm, but for what was asked with. */
  const tells = (text: string, asked = '') =>
    secrets.filter((secret) => text.includes(secret) && !asked.includes(secret));
  return { office, firm, other, ids, ownIds, strangers, tells };
}

type Firms = Awaited<ReturnType<typeof openFirms>>;

testOnEachEngine(
  'I4 I5 whatever ids of another firm stand in an address or a body, no call, page, file, event, mail or copy tells anything of it, whoever asks',
  async (database, context) => {
    const firms = await openFirms(await openQuoteOffice(context, database));
    for (const stranger of firms.strangers) await walkAddresses(firms, stranger);
    await hearNothing(firms);
    await mailNothing(firms);
    await copyNothing(firms);
    const before = await seenByOwner(firms);
    await walkInputs(firms);
    assert.deepEqual(await seenByOwner(firms), before, 'and nobody has changed anything');
  },
);

/** What the owner of the first firm sees of it. */
async function seenByOwner({ firm, ids }: Firms) {
  const thread = await readAsCustomer(firm.owner, { place: 'request', id: ids.request });
  const files = filePaths
    .filter((path) => path.startsWith('/api/portal/'))
    .flatMap((path) => rightAddressesOf(path, ids));
  for (const path of files) assert.equal((await firm.owner.get(path)).status, 200, path);
  return { home: await readHome(firm.owner), project: await readOwn(firm.owner, ids.project), thread };
}

/** Calls, files and pages, named by the ids of the first firm. */
async function walkAddresses({ ids, tells }: Firms, [who, browser]: Stranger): Promise<void> {
  for (const { name, endpoint } of naming) {
    for (const path of addressesOf(endpoint, samplesOf(ids))) {
      const answer = await callAt(browser, { endpoint, path });
      const code = answer.code ?? '';
      const isRefused = refusals.has(code) || beforehand.has(code);
      assert.ok(isRefused, `${name} ${path} as ${who}: ${answer.status} ${answer.text.slice(0, 200)}`);
      assert.deepEqual(tells(answer.text, path), [], `${name} ${path} as ${who}`);
    }
  }
  for (const { name, endpoint } of callable) {
    if (endpoint.path.includes(':') || endpoint.method !== 'GET') continue;
    const { text } = await browser.get(endpoint.path);
    assert.deepEqual(tells(text), [], `${name} as ${who}`);
  }
  const files = [...filePaths.flatMap((each) => rightAddressesOf(each, ids)), ...invoiceFilesOf(ids)];
  for (const path of [...files, ...pagesOf(ids)]) {
    const answer = await browser.get(path);
    const isRefused = [302, 303, 404].includes(answer.status) || refusals.has(answer.code ?? '');
    assert.ok(isRefused, `${path} as ${who}: ${answer.status}`);
    assert.deepEqual(tells(answer.text, path), [], `${path} as ${who}`);
  }
}

/** Calls at addresses of one's own, with an id of the first firm in every place of body and query that takes it. */
async function walkInputs({ office, other, ids, ownIds, tells }: Firms): Promise<void> {
  const browser = other.owner;
  const session = [...browser.cookies];
  const accepted = new Set<string>();
  for (const { name, endpoint } of callable) {
    const [path = endpoint.path] = rightAddressesOf(endpoint.path, ownIds);
    const isNamed = [endpoint.body, endpoint.query].some((schema) => foreignInput(schema, ids.project).named > 0);
    // Of words that mean nothing to the program one id is as good as another.
    for (const id of isNamed ? new Set(Object.values(ids)) : [ids.project]) {
      const [body, query] = [foreignInput(endpoint.body, id), foreignInput(endpoint.query, id)];
      if (body.places + query.places === 0) continue;
      const asked =
        query.places === 0 ? path : `${path}?${new URLSearchParams(query.value as Record<string, string>).toString()}`;
      const answer = await callAt(browser, { endpoint, path: asked, body: body.value });
      assert.deepEqual(tells(answer.text, id), [], `${name} ${asked} with ${id}`);
      assert.ok(answer.status < 500, `${name} ${asked} with ${id}: ${answer.text}`);
      if (answer.status === 200) accepted.add(name);
      // Whoever registers or signs in meanwhile is somebody else.
      browser.cookies.clear();
      for (const [cookie, value] of session) browser.cookies.set(cookie, value);
    }
  }
  assert.ok(accepted.has('sendOwnMessage') && accepted.has('readOwnThread'), 'inputs are such as calls take');
  const { db } = office.app.services;
  const quoting = db.selectFrom('service_request_messages').select('id').where('quoted_id', '=', ids.message);
  assert.deepEqual(await quoting.execute(), [], 'no message of another firm is quoted');
}

/** Streams of those who may have one, while both sides write and work at the first firm. */
async function hearNothing({ office, firm, strangers, ids }: Firms): Promise<void> {
  const streams: (readonly [who: string, stream: Awaited<ReturnType<typeof openEventStream>>])[] = [];
  for (const [who, browser] of strangers) {
    assert.ok([401, 403].includes((await openEventStream(browser, livePath)).status), `the office’s stream as ${who}`);
    const stream = await openEventStream(browser, ownLivePath);
    if (who === 'a visitor') assert.equal(stream.status, 401);
    else streams.push([who, stream]);
  }
  const heard = await openEventStream(firm.owner, ownLivePath);
  const { live } = office.app.services;
  await written(office.browser, { side: 'agency', place: 'project', id: ids.project, body: 'Novinka pre alfa' });
  await written(firm.owner, { side: 'customer', place: 'request', id: ids.request, body: 'Ďakuje alfa' });
  live.announce({ kind: 'project-changed', id: ids.project });
  live.announce({ kind: 'requests-changed' });
  assert.ok((await heard.next())?.includes(ids.request), 'the firm itself hears of it');
  for (const [who, stream] of streams) {
    assert.equal(await stream.next(), 'event: message\ndata: {"kind":"anything-changed"}', who);
    stream.leave();
  }
  heard.leave();
}

/** Mails about what was written, once nobody has the portal open. */
async function mailNothing({ office: { app }, firm, other, tells }: Firms): Promise<void> {
  app.passTime(awayPauses.present);
  await app.runDueJobs();
  const mailsOf = (address: string) =>
    app.mail.delivered
      .filter(({ to }) => to === address)
      .map(({ subject, text, html }) => `${subject} ${text} ${html}`);
  assert.ok(
    mailsOf(firm.email).some((mail) => mail.includes('Novinka pre alfa')),
    'the firm itself is mailed',
  );
  assert.ok(mailsOf(other.email).length > 0);
  for (const address of [other.email, 'uctovnik@kolega.example', 'xx@inde.example']) {
    for (const mail of mailsOf(address)) assert.deepEqual(tells(mail), [], `a mail to ${address}`);
  }
}

/** Copies that people get of their own data. */
async function copyNothing({ office: { app }, firm, other, tells }: Firms): Promise<void> {
  const copyFor = async (username: string) => readZip(await copyOf(app, await idOf({ db: app.services.db }, username)));
  const own = [...(await copyFor(`majster ${firm.name}`)).values()];
  assert.ok(
    own.some((bytes) => bytes.includes('Novinka pre alfa')),
    'the firm’s own copy tells it',
  );
  for (const username of [`majster ${other.name}`, 'uctovnik']) {
    for (const [file, bytes] of await copyFor(username)) {
      assert.deepEqual(tells(bytes.toString()), [], `${file} of the copy for ${username}`);
    }
  }
}

testOnEachEngine(
  'I5 each call about a firm answers colleagues by the right that it needs, and nobody with less',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const firm = await openFirm(office, 'alfa');
    const ids = await idsOfFirm(office, firm);
    const people = new Map<FirmRight, TestBrowser>();
    for (const right of firmRights) people.set(right, await addColleague(office, firm, { username: right, right }));
    for (const { name, endpoint } of naming) {
      const needed = neededFor[name];
      assert.ok(needed, `the right that ${name} needs`);
      if (needed === 'own') continue;
      const paths = addressesOf(endpoint, samplesOf(ids));
      for (const [right, browser] of people) {
        const codes = new Set<string>();
        for (const path of paths) codes.add((await callAt(browser, { endpoint, path })).code ?? '');
        const isLetIn = [...codes].some((code) => !refusals.has(code));
        const told = `${name} with ${right}: ${[...codes].join(', ')}`;
        // A change that is refused for what it says was let in before; one that nothing is left of answers not-found.
        if (!permits(right, needed)) assert.ok(!isLetIn || onlyBeforehand(codes), told);
        else if (endpoint.method === 'GET') assert.ok(isLetIn, told);
      }
    }
  },
);

const onlyBeforehand = (codes: ReadonlySet<string>): boolean =>
  [...codes].every((code) => refusals.has(code) || beforehand.has(code));
