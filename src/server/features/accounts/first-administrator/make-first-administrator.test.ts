import assert from 'node:assert/strict';
import type { OwnAccount } from '#contract/accounts/own-account.ts';
import { ConfigError } from '#server/config.ts';
import { hashToken } from '#server/http/security/session.ts';
import {
  askForReset,
  confirmEmail,
  confirmReset,
  mailedToken,
  peter,
  refusalsOf,
  registerIn,
  registerVerified,
} from '#tests/support/people/accounts.ts';
import { type TestApp, openTestApp } from '#tests/support/test-app.ts';
import { type TestDatabase, testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { prepareFirstAdministrator } from './prepare-first-administrator.ts';

const jana = { username: 'Jana', password: 'kladivo a klince', email: 'jana@plumbline.example' };
const credentials = { username: jana.username, password: jana.password };
const environment = { ADMIN_USERNAME: 'Jana', ADMIN_PASSWORD: jana.password, ADMIN_EMAIL: 'Jana@Plumbline.sk' };
const day = 24 * 60 * 60_000;

/** What a start prints, as the token in it. */
async function printedToken(app: TestApp): Promise<string> {
  const path = await prepareFirstAdministrator(app.services);
  const match = /^\/setup\?token=([\w-]{43})$/.exec(path ?? '');
  assert.ok(match?.[1], 'a link was printed');
  return match[1];
}

async function administrators({ db }: TestDatabase): Promise<string[]> {
  return (await db.selectFrom('users').select('username').where('role', '=', 'admin').execute()).map(
    (row) => row.username,
  );
}

testOnEachEngine(
  'F7 the first start makes the administrator that the environment names, later starts none',
  async (database, context) => {
    const app = await openTestApp(context, database, { environment });
    assert.equal(await prepareFirstAdministrator(app.services), null);
    const renamed = await openTestApp(context, database, { environment: { ...environment, ADMIN_USERNAME: 'Peter' } });
    assert.equal(await prepareFirstAdministrator(renamed.services), null);
    assert.deepEqual(await administrators(database), ['Jana']);
    const [row] = await database.db.selectFrom('users').select(['email', 'email_key', 'language', 'version']).execute();
    assert.deepEqual(row, { email: 'Jana@Plumbline.sk', email_key: 'jana@plumbline.sk', language: 'sk', version: 1 });
    assert.equal((await app.newBrowser().post('/api/login', credentials)).status, 200);
  },
);

testOnEachEngine('F7 instances that start at once make one administrator', async (database, context) => {
  const app = await openTestApp(context, database, { environment });
  const other = await openTestApp(context, database, { environment: { ...environment, ADMIN_USERNAME: 'Peter' } });
  const starts = [app, other, app, other].map(({ services }) => prepareFirstAdministrator(services));
  assert.deepEqual(await Promise.all(starts), [null, null, null, null]);
  assert.equal((await administrators(database)).length, 1);
});

testOnEachEngine(
  'F7 a name or password of the environment that breaks the rule stops the start without being shown',
  async (database, context) => {
    for (const wrong of [
      { ADMIN_USERNAME: 'Jo' },
      { ADMIN_PASSWORD: 'krátke!' },
      { ADMIN_PASSWORD: 'x'.repeat(257) },
    ]) {
      const { services } = await openTestApp(context, database, { environment: { ...environment, ...wrong } });
      await assert.rejects(prepareFirstAdministrator(services), (error) => {
        assert.ok(error instanceof ConfigError);
        assert.match(error.message, /ADMIN_USERNAME takes 3 to 60 characters, ADMIN_PASSWORD 8 to 256 characters/);
        return Object.values(wrong).every((value) => !error.message.includes(value));
      });
    }
    assert.deepEqual(await administrators(database), []);
  },
);

testOnEachEngine(
  'F7 6.2.12 a leaked password of the environment stops the first start, and none that has its administrator',
  async (database, context) => {
    const easy = { ...environment, ADMIN_PASSWORD: 'Omnislash' };
    const { services } = await openTestApp(context, database, { environment: easy });
    await assert.rejects(prepareFirstAdministrator(services), (error) => {
      assert.ok(error instanceof ConfigError);
      assert.match(error.message, /ADMIN_PASSWORD is a leaked password/);
      return !error.message.includes(easy.ADMIN_PASSWORD);
    });
    assert.deepEqual(await administrators(database), []);
    const app = await openTestApp(context, database, { environment });
    await prepareFirstAdministrator(app.services);
    assert.equal(await prepareFirstAdministrator(services), null);
  },
);

testOnEachEngine(
  'F7 the printed link makes one administrator, signs them in, and is used up',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const token = await printedToken(app);
    const browser = app.newBrowser();
    const answer = await browser.post('/api/setup', { ...jana, username: '  Jana ', token });
    assert.deepEqual([answer.status, answer.body], [200, { username: 'Jana', role: 'admin', mustEnrol: true }]);
    assert.deepEqual((await browser.get('/api/user')).body, { username: 'Jana', role: 'admin', mustEnrol: true });

    const again = await app.newBrowser().post('/api/setup', { ...jana, token, username: 'Mallory' });
    assert.deepEqual([again.status, again.code], [410, 'setup-done'], 'D5 it does not tell to restart the server');
    assert.deepEqual(await administrators(database), ['Jana']);
    assert.equal(await prepareFirstAdministrator(app.services), null, 'the next start prints no link');
    assert.equal((await app.newBrowser().post('/api/login', credentials)).status, 200);
  },
);

testOnEachEngine(
  'F7 of several links used at once one makes the administrator and voids the rest',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const tokens = await Promise.all([1, 2, 3].map(() => printedToken(app)));
    const answers = await Promise.all(
      [...tokens, ...tokens].map((token, index) =>
        app.newBrowser().post('/api/setup', { ...jana, token, username: `person ${index}` }),
      ),
    );
    const statuses = answers.map((answer) => answer.status).toSorted((a, b) => a - b);
    assert.deepEqual(statuses, [200, 410, 410, 410, 410, 410]);
    assert.equal((await administrators(database)).length, 1);
    assert.deepEqual(await database.db.selectFrom('setup_links').selectAll().execute(), []);
  },
);

testOnEachEngine('F7 a link ends after 24 hours, and a restart gives a new one', async (database, context) => {
  const app = await openTestApp(context, database);
  const token = await printedToken(app);
  app.passTime(day);
  assert.equal((await app.newBrowser().post('/api/setup', { ...jana, token })).code, 'setup-link-invalid');
  const fresh = await printedToken(app);
  app.passTime(day - 1);
  assert.equal((await app.newBrowser().post('/api/setup', { ...jana, token: fresh })).status, 200);
});

testOnEachEngine(
  'F7 a link is void once there is an administrator from elsewhere, and a made-up one always',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const token = await printedToken(app);
    assert.equal((await app.newBrowser().post('/api/setup', { ...jana, token: 'made-up' })).code, 'setup-link-invalid');
    const { services } = await openTestApp(context, database, { environment });
    await prepareFirstAdministrator(services);
    const late = await app.newBrowser().post('/api/setup', { ...jana, token, username: 'Mallory' });
    assert.equal(late.code, 'setup-done');
    assert.deepEqual(await administrators(database), ['Jana']);
  },
);

testOnEachEngine(
  'F7 a name or password that is too short is said at its field and leaves the link good',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const token = await printedToken(app);
    const browser = app.newBrowser();
    const fieldsOf = async (typed: object) => {
      const answer = await browser.post('/api/setup', { ...jana, ...typed, token });
      assert.deepEqual([answer.status, answer.code], [400, 'invalid-input']);
      return (answer.body as { details: { field: string; rule: string; message: string }[] }).details;
    };
    const message = 'Používateľské meno musí mať aspoň 3 znaky a heslo aspoň 8 znakov.';
    const username = { field: 'username', rule: 'too-short', message };
    const password = { field: 'password', rule: 'too-short', message };
    assert.deepEqual(await fieldsOf({ username: ' Jo ' }), [username]);
    assert.deepEqual(await fieldsOf({ password: 'krátke!' }), [password]);
    assert.deepEqual(await fieldsOf({ username: '', password: '' }), [username, password]);
    assert.deepEqual(
      (await fieldsOf({ email: 'jana' })).map(({ field }) => field),
      ['email'],
    );
    assert.deepEqual(await administrators(database), []);
    assert.equal((await browser.post('/api/setup', { ...jana, token })).status, 200);
  },
);

testOnEachEngine(
  'F7 neither database nor log nor answers hold a link’s token or the password',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const token = await printedToken(app);
    const links = await database.db.selectFrom('setup_links').selectAll().execute();
    assert.deepEqual(
      links.map((link) => link.token_hash),
      [hashToken(token)],
    );
    await app.newBrowser().post('/api/setup', { ...jana, token, username: 'Jo' });
    await app.newBrowser().post('/api/setup', { ...jana, token });
    const { log, answers } = app.transcript();
    assert.match(log, /"route":"\/api\/setup","status":200/);
    for (const secret of [token, jana.password]) {
      assert.equal(log.includes(secret), false, 'in the log');
      assert.equal(answers.includes(secret), false, 'in an answer');
    }
  },
);

testOnEachEngine(
  'D5 the address of the first administrator is mailed a link and then resets the password',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const setup = { ...jana, token: await printedToken(app) };
    assert.equal((await app.newBrowser().post('/api/setup', setup)).status, 200);
    assert.equal((await confirmEmail(app, await mailedToken(app, jana.email))).status, 200);
    await askForReset(app, jana.email);
    assert.equal((await confirmReset(app, await mailedToken(app, jana.email), 'nové kladivo')).status, 200);
  },
);

testOnEachEngine(
  'D5 the address that the environment names counts as verified and resets',
  async (database, context) => {
    const app = await openTestApp(context, database, { environment });
    await prepareFirstAdministrator(app.services);
    await askForReset(app, 'jana@plumbline.sk');
    const token = await mailedToken(app, environment.ADMIN_EMAIL);
    assert.equal((await confirmReset(app, token, 'nové kladivo')).status, 200);
  },
);

testOnEachEngine('D5 an address that a customer has verified stays the customer’s', async (database, context) => {
  const app = await openTestApp(context, database, { environment });
  await registerVerified(app, { ...jana, username: 'Customer', email: environment.ADMIN_EMAIL });
  assert.equal(await prepareFirstAdministrator(app.services), null);
  const { email_verified_at: verifiedAt } = await database.db
    .selectFrom('users')
    .select('email_verified_at')
    .where('role', '=', 'admin')
    .executeTakeFirstOrThrow();
  assert.equal(verifiedAt, null);
});

testOnEachEngine(
  '6.3.3 a second factor is demanded of administrators from the start, and can be put off once, for a week',
  async (database, context) => {
    const app = await openTestApp(context, database, { environment });
    await prepareFirstAdministrator(app.services);
    const browser = app.newBrowser();
    await browser.post('/api/login', credentials);
    assert.equal((await browser.get('/api/admin/audit')).code, 'second-factor-required');
    const { canPutOffSecondFactor } = (await browser.get('/api/account')).body as OwnAccount;
    assert.equal(canPutOffSecondFactor, true);
    assert.equal((await browser.post('/api/account/second-factor/put-off')).status, 200);
    assert.equal((await browser.get('/api/admin/audit')).status, 200);
    const again = await browser.post('/api/account/second-factor/put-off');
    assert.deepEqual([again.status, again.code], [403, 'second-factor-required']);
    app.passTime(7 * day);
    await browser.post('/api/login', credentials);
    assert.equal((await browser.get('/api/admin/audit')).code, 'second-factor-required');
    const after = (await browser.get('/api/account')).body as OwnAccount;
    assert.deepEqual([after.canPutOffSecondFactor, after.isSecondFactorRequired], [false, true]);
    const customer = await registerIn(app, peter);
    assert.equal((await customer.get('/api/account/sessions')).status, 200, 'of customers it is not demanded');
    assert.equal((await customer.post('/api/account/second-factor/put-off')).code, 'second-factor-required');
  },
);

testOnEachEngine('6.2.1 administrators choose passwords of eight characters at least', async (database, context) => {
  const app = await openTestApp(context, database, { environment });
  await prepareFirstAdministrator(app.services);
  const browser = app.newBrowser();
  await browser.post('/api/login', credentials);
  await browser.post('/api/account/second-factor/put-off');
  const short = { currentPassword: jana.password, newPassword: 'klince7' };
  const [refusal] = refusalsOf(await browser.post('/api/account/password', short));
  assert.equal(refusal?.message, 'Nové heslo musí mať aspoň 8 znakov');
  assert.equal(((await browser.get('/api/account')).body as OwnAccount).minimumPasswordLength, 8);
  const person = { username: 'Eva', email: '', language: 'sk', password: 'klince7' };
  assert.equal((await browser.post('/api/admin/users', { ...person, role: 'admin' })).code, 'invalid-input');
  assert.equal((await browser.post('/api/admin/users', { ...person, role: 'user' })).status, 200, 'spec §5');
});

testOnEachEngine(
  'F7 a name that a customer has already is refused at its field, after which the link works, and by the start with the variable’s name',
  async (database, context) => {
    const app = await openTestApp(context, database);
    await registerIn(app, { username: 'JANA', password: jana.password });
    const setup = { ...jana, token: await printedToken(app) };
    const refused = await app.newBrowser().post('/api/setup', setup);
    assert.deepEqual([refused.status, refused.code], [409, 'username-taken']);
    assert.deepEqual(
      refusalsOf(refused).map(({ field }) => field),
      ['username'],
    );
    const start = await openTestApp(context, database, { environment });
    await assert.rejects(
      prepareFirstAdministrator(start.services),
      (error) => error instanceof ConfigError && error.message.includes('ADMIN_USERNAME'),
    );
    assert.equal((await app.newBrowser().post('/api/setup', { ...setup, username: 'Správca' })).status, 200);
    assert.deepEqual(await administrators(database), ['Správca']);
  },
);
