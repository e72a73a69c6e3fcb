import assert from 'node:assert/strict';
import { texts } from '#tests/support/documents/finished-texts.ts';
import {
  askForReset,
  confirmReset,
  jana,
  mailedToken,
  mailsTo,
  registerVerified,
} from '#tests/support/people/accounts.ts';
import { codeOf, sendCode, wrongCodeOf } from '#tests/support/people/second-factor.ts';
import { type TestApp, openTestApp } from '#tests/support/test-app.ts';
import type { TestAnswer, TestBrowser } from '#tests/support/browser/test-browser.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

const quarter = 15 * 60_000;

async function awaiting(app: TestApp, address: string, password = jana.password): Promise<TestBrowser> {
  const browser = app.newBrowser(address);
  assert.equal(
    (await browser.post('/api/login', { ...jana, email: undefined, password })).code,
    'second-factor-needed',
  );
  return browser;
}

/** Ten wrong codes by somebody who knows the password; answers the last one's answer. */
async function guessTen(app: TestApp, secret: string): Promise<TestAnswer> {
  let answer: TestAnswer | null = null;
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const thief = await awaiting(app, '203.0.113.66');
    for (let tries = 0; tries < 5; tries += 1) answer = await sendCode(thief, wrongCodeOf(app, secret));
  }
  assert.ok(answer);
  return answer;
}

testOnEachEngine(
  'S9 wrong codes are capped at twenty a day, the owner is told, and neither locked out nor bound to wait',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const owner = await registerVerified(app, jana);
    const { secret } = (await owner.post('/api/account/totp')).body as { secret: string };
    await owner.post('/api/account/totp/confirm', { code: codeOf(app, secret) });
    const told = async () =>
      (await mailsTo(app, jana.email)).filter(
        ({ subject }) => subject === texts.sk.emails.account.codesRefused.subject,
      );

    assert.equal((await guessTen(app, secret)).code, 'wrong-code');
    assert.equal((await told()).length, 1);
    app.passTime(quarter);
    await guessTen(app, secret);
    assert.equal((await told()).length, 1, 'one mail a day');
    app.passTime(quarter);
    const thief = await awaiting(app, '203.0.113.67');
    const capped = await sendCode(thief, codeOf(app, secret));
    assert.deepEqual([capped.status, Number(capped.headers.get('retry-after')) > 80_000], [429, true]);

    owner.cookies.delete('session');
    await owner.post('/api/login', { username: jana.username, password: jana.password });
    assert.equal((await sendCode(owner, codeOf(app, secret))).status, 200, 'a device that signed in before');

    await askForReset(app, jana.email);
    await confirmReset(app, await mailedToken(app, jana.email), 'nové kladivo');
    app.passTime(30_000);
    const anew = await awaiting(app, '198.51.100.9', 'nové kladivo');
    assert.equal((await sendCode(anew, codeOf(app, secret))).status, 200, 'a new password starts anew');
  },
);
