import assert from 'node:assert/strict';
import { allEndpoints } from '#contract/all-endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { customerDocumentPath, paymentRequestPdfPath } from '#contract/payments/payment-page.ts';
import { type FirmRight, firmRights, permits } from '#domain/firms/rights.ts';
import { languages } from '#domain/languages.ts';
import { can } from '#domain/permissions.ts';
import { isSiteScreen, pathOf, routes, screens } from '#domain/routes.ts';
import { peter, registerIn } from '#tests/support/people/accounts.ts';
import { addColleague, idsOfFirm, openFirm } from '#tests/support/people/firms.ts';
import { minimalInput } from '#tests/support/requests/minimal-input.ts';
import { newKey } from '#tests/support/requests/submissions.ts';
import { openQuoteOffice } from '#tests/support/quotes/quote-office.ts';
import type { TestBrowser } from '#tests/support/browser/test-browser.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

type Ids = Awaited<ReturnType<typeof idsOfFirm>>;

const customer = { kind: 'customer', userId: '', mustEnrol: false } as const;

/** Every call with a part of its address that names something, which a customer may make. */
const naming = allEndpoints.filter(({ endpoint }) => endpoint.path.includes(':') && can(customer, endpoint.permission));

/**
 * What each part of an address can be of a firm. A part that stands in neither list fails the test: whoever adds a call says here what it
 * can name.
 */
const samplesOf = (ids: Ids): Record<string, readonly string[]> => ({
  id: [ids.project, ids.request, ids.payment, ids.session],
  key: [`portal-${ids.openQuote}`, `portal-${ids.quote}`, `office-${ids.quote}`],
  place: ['project', 'request'],
  milestone: [ids.milestone],
  material: [ids.material],
  message: [ids.message],
  question: [ids.question],
});

/** The right that a colleague needs for each call that names something of a firm; reading a quote is enough to say that one has paid. */
const neededFor: Record<string, FirmRight | 'own'> = {
  readOwnProject: 'messages',
  listOwnMaterial: 'messages',
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

/** Addresses of a call with every combination of samples. */
function addressesOf({ path }: Endpoint, samples: ReturnType<typeof samplesOf>): string[] {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return names.reduce<string[]>(
    (paths, name) => {
      const values = samples[name];
      assert.ok(values, `a sample of :${name} for ${path}`);
      return paths.flatMap((each) => values.map((value) => each.replace(`:${name}`, encodeURIComponent(value))));
    },
    [path],
  );
}

async function call(browser: TestBrowser, endpoint: Endpoint, path: string) {
  const { method } = endpoint;
  if (method === 'GET') return browser.call(path, { method });
  const headers = {
    'content-type': 'application/json',
    'x-csrf-token': await tokenOf(browser),
    ...(endpoint.isIdempotent && { 'idempotency-key': newKey() }),
  };
  return browser.call(path, { method, headers, body: JSON.stringify(minimalInput(endpoint.body)) });
}

const tokens = new WeakMap<TestBrowser, string>();

/** The token of a browser, taken once: it holds for as long as nobody signs in or out. */
async function tokenOf(browser: TestBrowser): Promise<string> {
  const token = tokens.get(browser) ?? (await browser.takeToken());
  tokens.set(browser, token);
  return token;
}

const refusals = new Set(['not-found', 'access-denied', 'sign-in-required']);
/** What may be said before anybody has looked whose it is. */
const beforehand = new Set(['invalid-input', 'password-wrong', 'proof-needed']);

testOnEachEngine(
  'I4 I5 whatever ids of another firm stand in an address, no call, page or file tells anything of it, whoever asks',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const [firm, other] = [await openFirm(office, 'alfa'), await openFirm(office, 'beta')];
    const ids = await idsOfFirm(office, firm);
    const secrets = [...Object.values(ids), 'alfa'];
    assert.ok(secrets.every((secret) => secret !== ''));
    const strangers: readonly [who: string, browser: TestBrowser][] = [
      ['the other owner', other.owner],
      ['a bookkeeper there', await addColleague(office, other, { username: 'uctovnik', right: 'documents' })],
      [
        'an unverified account',
        await registerIn(office.app, { ...peter, username: 'neovereny', email: 'xx@inde.example' }),
      ],
      ['a visitor', office.app.newBrowser()],
    ];
    const tells = (text: string, asked: string) =>
      secrets.filter((secret) => text.includes(secret) && !asked.includes(secret));
    for (const [who, browser] of strangers) {
      for (const { name, endpoint } of naming) {
        for (const path of addressesOf(endpoint, samplesOf(ids))) {
          const answer = await call(browser, endpoint, path);
          const code = answer.code ?? '';
          const isRefused = refusals.has(code) || beforehand.has(code);
          assert.ok(isRefused, `${name} ${path} as ${who}: ${answer.status} ${answer.text.slice(0, 200)}`);
          assert.deepEqual(tells(answer.text, path), [], `${name} ${path} as ${who}`);
        }
      }
      for (const { name, endpoint } of allEndpoints) {
        if (endpoint.path.includes(':') || endpoint.method !== 'GET' || !can(customer, endpoint.permission)) continue;
        const { text } = await browser.get(endpoint.path);
        assert.deepEqual(tells(text, ''), [], `${name} as ${who}`);
      }
      for (const path of [...filesOf(ids), ...pagesOf(ids)]) {
        const answer = await browser.get(path);
        assert.ok([302, 303, 404].includes(answer.status), `${path} as ${who}: ${answer.status}`);
        assert.deepEqual(tells(answer.text, path), [], `${path} as ${who}`);
      }
    }
  },
);

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
        for (const path of paths) codes.add((await call(browser, endpoint, path)).code ?? '');
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

/** Files of a firm behind addresses that are no calls of the contract. */
const filesOf = (ids: Ids): string[] => {
  const key = `portal-${ids.quote}`;
  return [
    customerDocumentPath(key, ids.document, 'pdf'),
    customerDocumentPath(key, ids.document, 'xml'),
    paymentRequestPdfPath(key, ids.payment),
    `/api/quotes/${key}/pdf`,
    `/api/quotes/${key}/record`,
  ];
};

/** Pages of the portal that show one thing, each id on the path of another language. */
const pagesOf = (ids: Ids): string[] =>
  screens.filter(isSiteScreen).flatMap((screen) => {
    const isOne = routes[screen].paths.sk.includes('/:id') && routes[screen].permission === 'open-portal';
    if (!isOne) return [];
    return [ids.project, ids.request, ids.openQuote, ids.quote].map((id, index) =>
      pathOf(screen, languages[index % languages.length] ?? 'sk', { id }),
    );
  });
