import assert from 'node:assert/strict';
import { createFirstAdministrator, logIn, register } from '#contract/accounts/accounts.ts';
import { type TestApp, openTestApp } from '#tests/support/test-app.ts';
import type { TestAnswer, TestBrowser } from '#tests/support/browser/test-browser.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

const jana = { username: 'Jana', password: 'kladivo a klince' };
const overTls = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'plumbline.example' };

const cookiesSetBy = (answer: TestAnswer): string[] => answer.headers.getSetCookie();

testOnEachEngine(
  'F6 behind TLS every cookie is Secure, and the session belongs to this host alone',
  async (database, context) => {
    const app = await openTestApp(context, database);
    await app.newBrowser().post(register.path, jana);
    const browser = app.newBrowser('192.0.2.1', overTls);
    const token = await browser.get('/api/csrf-token');
    assert.match(
      cookiesSetBy(token).join(),
      /^csrf-token=[^;]+; Path=\/; Secure; SameSite=Lax$/,
      'the name of the source',
    );
    const login = await browser.post(logIn.path, jana);
    assert.equal(login.status, 200);
    const [session = '', device = '', ...others] = cookiesSetBy(login);
    assert.match(session, /^__Host-session=[\w-]{43}; Max-Age=1209600; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    assert.match(device, /^__Host-known-device=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    assert.deepEqual(others, []);
    assert.equal((await browser.get('/api/user')).status, 200);

    browser.cookies.set('session', browser.cookies.get('__Host-session') ?? '');
    browser.cookies.delete('__Host-session');
    assert.equal((await browser.get('/api/user')).status, 401, 'a name that any host can plant opens nothing');

    const language = await browser.get('/?lng=da');
    assert.match(cookiesSetBy(language).join(), /^i18next=da; .*Secure/);

    await browser.post(logIn.path, jana);
    const logout = await browser.post('/api/logout');
    assert.match(cookiesSetBy(logout).join(), /^__Host-session=; .*Path=\/; .*Secure/);
    assert.equal(browser.cookies.has('__Host-session'), false);
  },
);

testOnEachEngine('F6 without TLS cookies keep their plain names', async (database, context) => {
  const app = await openTestApp(context, database);
  await app.newBrowser().post(register.path, jana);
  const browser = app.newBrowser();
  const login = await browser.post(logIn.path, jana);
  assert.match(cookiesSetBy(login)[0] ?? '', /^session=[\w-]{43}; Max-Age=1209600; Path=\/; HttpOnly; SameSite=Lax$/);
});

testOnEachEngine(
  'K5 browsers are told to stay with TLS where it is spoken, on pages, answers, files and errors',
  async (database, context) => {
    const app = await openTestApp(context, database);
    for (const path of [
      '/',
      '/',
      '/',
      '/potvrdenie-dopytu',
      '/nikde',
      '/api/user',
      '/api/docs',
      '/robots.txt',
      '/portal',
    ]) {
      const secure = await app.newBrowser('192.0.2.1', overTls).get(path);
      assert.equal(secure.headers.get('strict-transport-security'), 'max-age=31536000; includeSubDomains', path);
      const plain = await app.newBrowser().get(path);
      assert.equal(plain.headers.get('strict-transport-security'), null, path);
    }
  },
);

testOnEachEngine('K5 forwarded headers of strangers are not believed', async (database, context) => {
  for (const TRUST_PROXY of ['', '10.0.0.0/8']) {
    const app = await openTestApp(context, database, { environment: { TRUST_PROXY } });
    const answer = await app.newBrowser('192.0.2.1', overTls).get('/api/csrf-token');
    assert.equal(answer.headers.get('strict-transport-security'), null);
    assert.doesNotMatch(cookiesSetBy(answer).join(), /Secure/);
    const page = await app.newBrowser('192.0.2.1', overTls).get('/');
    assert.doesNotMatch(page.text, /plumbline\.example\/"/);
    assert.doesNotMatch(page.text, /rel="canonical" href="https:/);
  }
});

const trySetup = (browser: TestBrowser) =>
  browser.post(createFirstAdministrator.path, { ...jana, email: 'jana@dielna.example', token: 'x' });

/** How many tries from one place pass before the limit of ten. */
async function triesThatPass(app: TestApp, addresses: readonly string[]): Promise<number> {
  let passed = 0;
  for (const address of addresses) {
    const answer = await trySetup(app.newBrowser(address));
    if (answer.status === 429) assert.equal(answer.headers.get('retry-after'), '900');
    else passed += 1;
  }
  return passed;
}

const twelve = (make: (number: number) => string) => Array.from({ length: 12 }, (_, index) => make(index + 1));

testOnEachEngine(
  'F6 a limit counts the address that a trusted proxy saw, whatever the caller says of itself',
  async (database, context) => {
    const app = await openTestApp(context, database);
    assert.equal(
      await triesThatPass(
        app,
        twelve((number) => `198.51.100.${number}`),
      ),
      12,
      'twelve visitors',
    );
    assert.equal(
      await triesThatPass(
        app,
        twelve((number) => `203.0.113.${number}, 192.0.2.77`),
      ),
      10,
      'one who lies',
    );
    const closed = await openTestApp(context, database, { environment: { TRUST_PROXY: '' } });
    assert.equal(
      await triesThatPass(
        closed,
        twelve((number) => `198.18.0.${number}`),
      ),
      10,
      'one without a proxy',
    );
    closed.passTime(900_000);
    assert.equal((await trySetup(closed.newBrowser())).status, 410, 'once the time to wait is over');
  },
);
