import assert from 'node:assert/strict';
import { refusalsOf } from '#tests/support/people/accounts.ts';
import { texts } from '#tests/support/documents/finished-texts.ts';
import {
  auditOf,
  awaitingCode,
  codeOf,
  enableTotp,
  isTokenGood,
  jana,
  logIn,
  openAppWithJana,
  sendCode,
  signedIn,
  wrongCodeOf,
} from '#tests/support/people/second-factor.ts';
import type { TestAnswer } from '#tests/support/browser/test-browser.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

const minute = 60_000;

function assertRefused(answer: TestAnswer, code: string, why = code): void {
  assert.deepEqual([answer.status, answer.code], [401, code], why);
}

testOnEachEngine('F5 a right password and a right code open a session together', async (database, context) => {
  const app = await openAppWithJana(context, database);
  const { secret } = await enableTotp(app, await signedIn(app));
  const browser = app.newBrowser('192.0.2.50');
  const step = await logIn(browser);
  assertRefused(step, 'second-factor-needed');
  const [cookie, ...others] = step.headers.getSetCookie().filter((line) => !line.startsWith('csrf-token='));
  assert.match(cookie ?? '', /^sign-in-step=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Strict$/);
  assert.deepEqual(others, [], 'no session yet');
  assert.equal((await browser.get('/api/user')).status, 401);

  const answer = await sendCode(browser, codeOf(app, secret));
  assert.deepEqual([answer.status, answer.body], [200, { username: 'Jana', role: 'admin', mustEnrol: false }]);
  assert.equal(browser.cookies.has('sign-in-step'), false);
  assert.equal((await browser.get('/api/user')).status, 200);
  assert.deepEqual(await database.db.selectFrom('pending_sign_ins').selectAll().execute(), []);

  assert.equal((await browser.post('/api/logout')).status, 200);
  assert.equal((await browser.get('/api/user')).status, 401);
  assertRefused(await sendCode(browser, codeOf(app, secret, 1)), 'sign-in-required', 'a code alone is nothing');
});

testOnEachEngine('F5 behind TLS the cookie of the step belongs to this host alone', async (database, context) => {
  const app = await openAppWithJana(context, database);
  const { secret } = await enableTotp(app, await signedIn(app));
  const browser = app.newBrowser('192.0.2.50', { 'x-forwarded-proto': 'https' });
  const step = await logIn(browser);
  const cookie = step.headers.getSetCookie().find((line) => line.includes('sign-in-step'));
  assert.match(cookie ?? '', /^__Host-sign-in-step=[\w-]{43}; .*HttpOnly; Secure; SameSite=Strict$/);
  assert.equal((await sendCode(browser, codeOf(app, secret))).status, 200);
});

testOnEachEngine('F5 a code counts one step early or late, and no further', async (database, context) => {
  const app = await openAppWithJana(context, database);
  const { secret } = await enableTotp(app, await signedIn(app));
  const browser = await awaitingCode(app);
  app.passTime(5 * minute);
  for (const steps of [-2, 2]) assertRefused(await sendCode(browser, codeOf(app, secret, steps)), 'wrong-code');
  assert.equal((await sendCode(browser, codeOf(app, secret, -1))).status, 200);
  assert.equal((await sendCode(await awaitingCode(app), codeOf(app, secret, 1))).status, 200);
});

testOnEachEngine('F5 no code counts twice, nor one from before it', async (database, context) => {
  const app = await openAppWithJana(context, database);
  const browser = await signedIn(app);
  const { secret } = (await browser.post('/api/account/totp')).body as { secret: string };
  const first = codeOf(app, secret);
  await browser.post('/api/account/totp/confirm', { code: first });
  const waiting = await awaitingCode(app);
  assertRefused(await sendCode(waiting, first), 'wrong-code', 'the code that turned the app on');
  const next = codeOf(app, secret, 1);
  assert.equal((await sendCode(waiting, next)).status, 200);
  const again = await awaitingCode(app);
  assertRefused(await sendCode(again, next), 'wrong-code', 'used');
  app.passTime(30_000);
  assertRefused(await sendCode(again, next), 'wrong-code', 'used a step ago');
  assertRefused(await sendCode(again, codeOf(app, secret, -1)), 'wrong-code', 'older than the last used');
});

testOnEachEngine('F5 of one code sent twice at once, one opens a session', async (database, context) => {
  const app = await openAppWithJana(context, database);
  const { secret, recoveryCodes } = await enableTotp(app, await signedIn(app));
  for (const code of [codeOf(app, secret), recoveryCodes[0] ?? '']) {
    const browsers = [await awaitingCode(app, '192.0.2.50'), await awaitingCode(app, '192.0.2.51')];
    const tokens = await Promise.all(browsers.map((browser) => browser.takeToken()));
    const answers = await Promise.all(
      browsers.map((browser, index) => browser.postWithToken('/api/login/second-factor', { code }, tokens[index])),
    );
    const codes = answers.map((answer) => answer.code ?? 'session').toSorted();
    assert.deepEqual(codes, ['session', 'wrong-code']);
  }
  const used = database.db.selectFrom('recovery_codes').select('code_hash').where('used_at', 'is not', null);
  assert.equal((await used.execute()).length, 1);
});

testOnEachEngine('F5 one step opens one session, whatever is sent with it at once', async (database, context) => {
  const app = await openAppWithJana(context, database);
  const { secret, recoveryCodes } = await enableTotp(app, await signedIn(app));
  const browser = await awaitingCode(app);
  const token = await browser.takeToken();
  const codes = [codeOf(app, secret), recoveryCodes[0], recoveryCodes[1]];
  const answers = await Promise.all(
    codes.map((code) => browser.postWithToken('/api/login/second-factor', { code }, token)),
  );
  const results = answers.map((answer) => answer.code ?? 'session').toSorted();
  assert.deepEqual(results, ['session', 'sign-in-required', 'sign-in-required']);
});

testOnEachEngine('F5 a recovery code counts once, as typed by a person', async (database, context) => {
  const app = await openAppWithJana(context, database);
  const { recoveryCodes } = await enableTotp(app, await signedIn(app));
  const [code = '', other = ''] = recoveryCodes;
  const typed = ` ${code.toLowerCase().replaceAll('-', ' ')} `;
  assert.equal((await sendCode(await awaitingCode(app), typed)).status, 200);
  const browser = await awaitingCode(app);
  const again = await sendCode(browser, code);
  assertRefused(again, 'wrong-code');
  const message = texts.sk.accounts.code.recoveryWrong;
  assert.deepEqual(refusalsOf(again), [{ field: 'code', rule: 'wrong', message }], 'it does not tell to wait');
  assert.equal((await sendCode(browser, other)).status, 200);
  const left = database.db.selectFrom('recovery_codes').select('code_hash').where('used_at', 'is', null);
  assert.equal((await left.execute()).length, 8);
});

testOnEachEngine('F5 a code of somebody else opens nothing', async (database, context) => {
  const app = await openAppWithJana(context, database);
  await enableTotp(app, await signedIn(app));
  const stranger = await app.newBrowserOf('user');
  const { secret, recoveryCodes } = await enableTotp(app, stranger);
  const browser = await awaitingCode(app);
  assertRefused(await sendCode(browser, recoveryCodes[0] ?? ''), 'wrong-code');
  assertRefused(await sendCode(browser, codeOf(app, secret)), 'wrong-code');
});

testOnEachEngine('F5 the step ends after ten minutes, and its row goes with the next', async (database, context) => {
  const app = await openAppWithJana(context, database);
  const { secret } = await enableTotp(app, await signedIn(app));
  const late = await awaitingCode(app);
  app.passTime(10 * minute);
  assertRefused(await sendCode(late, codeOf(app, secret)), 'sign-in-required');
  const browser = await awaitingCode(app);
  assert.equal((await database.db.selectFrom('pending_sign_ins').selectAll().execute()).length, 1);
  app.passTime(10 * minute - 1);
  assert.equal((await sendCode(browser, codeOf(app, secret))).status, 200);
});

testOnEachEngine('F6 a change of the password or the second factor ends the step', async (database, context) => {
  const app = await openAppWithJana(context, database);
  const browser = await signedIn(app);
  const { recoveryCodes } = await enableTotp(app, browser);
  const password = 'strecha a komín';
  const own = { currentPassword: jana.password, newPassword: password };
  const before = await awaitingCode(app, '192.0.2.50');
  assert.equal((await browser.post('/api/account/password', own)).status, 200);
  assertRefused(await sendCode(before, recoveryCodes[0] ?? ''), 'sign-in-required');
  const [waiting, token] = [app.newBrowser('192.0.2.51'), await browser.takeToken()];
  await waiting.post('/api/login', { ...jana, password });
  const waitingToken = await waiting.takeToken();
  const [off, answer] = await Promise.all([
    browser.postWithToken('/api/account/totp/disable', {}, token),
    waiting.postWithToken('/api/login/second-factor', { code: recoveryCodes[1] ?? '' }, waitingToken),
  ]);
  assert.equal(off.status, 200, 'neither waits for the other for ever');
  assert.ok([200, 401].includes(answer.status));
  assert.equal((await waiting.get('/api/user')).status, 401, 'whichever was first');
  assert.equal((await browser.get('/api/user')).status, 200);
});

testOnEachEngine('F6 the fifth wrong code ends the step', async (database, context) => {
  const app = await openAppWithJana(context, database);
  const { secret } = await enableTotp(app, await signedIn(app));
  const browser = await awaitingCode(app);
  for (const code of [wrongCodeOf(app, secret), '', '12345', 'AAAA-AAAA-AAAA-AAAA', codeOf(app, secret, 3)]) {
    assertRefused(await sendCode(browser, code), 'wrong-code', code);
  }
  assertRefused(await sendCode(browser, codeOf(app, secret)), 'sign-in-required');
  assert.deepEqual(await database.db.selectFrom('pending_sign_ins').selectAll().execute(), []);
  assert.equal((await sendCode(await awaitingCode(app), codeOf(app, secret))).status, 200);
});

testOnEachEngine('F6 codes sent at once are no more tries than codes in turn', async (database, context) => {
  const app = await openAppWithJana(context, database);
  const { secret } = await enableTotp(app, await signedIn(app));
  const browser = await awaitingCode(app);
  const [token, code] = [await browser.takeToken(), wrongCodeOf(app, secret)];
  const answers = await Promise.all(
    Array.from({ length: 9 }, () => browser.postWithToken('/api/login/second-factor', { code }, token)),
  );
  assert.equal(answers.filter((answer) => answer.code === 'wrong-code').length, 5);
});

testOnEachEngine(
  'F6 the eleventh code for one account within 15 minutes waits, over all steps and addresses',
  async (database, context) => {
    const app = await openAppWithJana(context, database);
    const { secret, recoveryCodes } = await enableTotp(app, await signedIn(app));
    for (let tries = 0; tries < 10; tries += 5) {
      const browser = await awaitingCode(app, `198.51.100.${tries}`);
      for (let code = 0; code < 5; code += 1)
        assertRefused(await sendCode(browser, wrongCodeOf(app, secret)), 'wrong-code');
    }
    const browser = await awaitingCode(app, '198.51.100.200');
    for (const code of [codeOf(app, secret), recoveryCodes[0] ?? '']) {
      const answer = await sendCode(browser, code);
      assert.deepEqual([answer.status, answer.headers.get('retry-after')], [429, String(15 * 60)]);
    }
    app.passTime(15 * minute);
    assert.equal((await sendCode(await awaitingCode(app), codeOf(app, secret))).status, 200);
  },
);

testOnEachEngine('F6 planted cookies lead nowhere', async (database, context) => {
  const app = await openAppWithJana(context, database);
  const { secret } = await enableTotp(app, await signedIn(app));
  const browser = app.newBrowser('192.0.2.50');
  browser.cookies.set('session', 'planted').set('sign-in-step', 'planted');
  assertRefused(await sendCode(browser, codeOf(app, secret)), 'sign-in-required');
  await logIn(browser);
  const step = browser.cookies.get('sign-in-step');
  assert.notEqual(step, 'planted');
  assert.equal((await sendCode(browser, codeOf(app, secret))).status, 200);
  for (const token of ['planted', step]) assert.equal(await isTokenGood(app, token), false);

  const thief = app.newBrowser('203.0.113.9');
  thief.cookies.set('sign-in-step', step ?? '');
  assertRefused(await sendCode(thief, codeOf(app, secret, 1)), 'sign-in-required', 'the step is used up');
});

testOnEachEngine(
  'F6 a code ends the session that the browser came with, and a step alone does not',
  async (database, context) => {
    const app = await openAppWithJana(context, database);
    const browser = await signedIn(app);
    const { secret } = await enableTotp(app, browser);
    const before = browser.cookies.get('session');
    await logIn(browser);
    assert.equal(await isTokenGood(app, before), true);
    await sendCode(browser, codeOf(app, secret));
    assert.equal(await isTokenGood(app, before), false);
    assert.equal((await browser.get('/api/user')).status, 200);
  },
);

testOnEachEngine('G11 refused logins are in the audit log, without what was typed', async (database, context) => {
  const app = await openAppWithJana(context, database);
  const { secret } = await enableTotp(app, await signedIn(app));
  const browser = app.newBrowser('192.0.2.50');
  await browser.post('/api/login', { ...jana, password: 'tajomstvo' });
  await browser.post('/api/login', { username: 'Nikto nikde', password: 'tajomstvo' });
  await logIn(browser);
  await sendCode(browser, wrongCodeOf(app, secret));
  await sendCode(browser, codeOf(app, secret));
  assert.deepEqual((await auditOf(database)).slice(2).toSorted(), [
    'account.sign-in-refused Jana {"by":"code"}',
    'account.sign-in-refused Jana {"by":"password"}',
    'account.sign-in-refused nobody {"by":"password"}',
    'account.signed-in Jana {}',
  ]);
  const kept = JSON.stringify(await database.db.selectFrom('audit_entries').selectAll().execute());
  assert.doesNotMatch(kept, /tajomstvo|nikto/i);
  assert.equal(app.transcript().log.includes(secret), false);
});
