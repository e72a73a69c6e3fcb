import assert from 'node:assert/strict';
import type { OwnSession } from '#contract/accounts/own-account.ts';
import type { User } from '#contract/accounts/users.ts';
import {
  auditEntries,
  idOf,
  isSignedIn,
  jana,
  logInElsewhere,
  newPlace,
  peter,
  registerIn,
} from '#tests/support/people/accounts.ts';
import { openTestApp, startTime } from '#tests/support/test-app.ts';
import type { TestBrowser } from '#tests/support/browser/test-browser.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

const minute = 60_000;

async function sessionsOf(browser: TestBrowser): Promise<OwnSession[]> {
  return ((await browser.get('/api/account/sessions')).body as { sessions: OwnSession[] }).sessions;
}

testOnEachEngine(
  'F5 a person sees where the account is signed in, the latest first, and nobody else’s',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const browser = await registerIn(app, jana, { 'user-agent': 'Firefox' });
    await registerIn(app, peter);
    app.passTime(minute);
    await logInElsewhere(app, jana);
    const sessions = await sessionsOf(browser);
    assert.deepEqual(
      sessions.map(({ userAgent, createdAt, lastSeenAt, isCurrent }) => [userAgent, createdAt, lastSeenAt, isCurrent]),
      [
        ['', startTime + minute, startTime + minute, false],
        ['Firefox', startTime, startTime, true],
      ],
    );
  },
);

testOnEachEngine('F5 a session knows to 5 minutes when it was last used', async (database, context) => {
  const app = await openTestApp(context, database);
  const browser = await registerIn(app, jana);
  const seen = async () => (await sessionsOf(browser))[0]?.lastSeenAt;
  app.passTime(5 * minute - 1);
  assert.equal(await seen(), startTime);
  app.passTime(1);
  assert.equal(await seen(), startTime + 5 * minute);
  app.passTime(minute);
  assert.equal(await seen(), startTime + 5 * minute);
});

testOnEachEngine('F5 a person ends one of the own sessions, and nobody else’s', async (database, context) => {
  const app = await openTestApp(context, database);
  const browser = await registerIn(app, jana);
  const { browser: elsewhere } = await logInElsewhere(app, jana);
  const stranger = await registerIn(app, peter);
  const [own, theirs] = await Promise.all([sessionsOf(browser), sessionsOf(stranger)]);
  const other = own.find(({ isCurrent }) => !isCurrent);
  assert.ok(other && theirs[0]);
  for (const id of [theirs[0].id, app.services.newId()]) {
    const answer = await browser.delete(`/api/account/sessions/${id}`);
    assert.deepEqual([answer.status, answer.code], [404, 'not-found']);
  }
  assert.equal((await browser.delete(`/api/account/sessions/${other.id}`)).status, 200);
  assert.deepEqual(
    [await isSignedIn(browser), await isSignedIn(elsewhere), await isSignedIn(stranger)],
    [true, false, true],
  );
  const id = await idOf(database, jana.username);
  assert.deepEqual(await auditEntries(database, 'account.session-ended'), [
    { actor_kind: 'customer', actor_id: id, subject_id: id, detail: JSON.stringify({ sessionId: other.id }) },
  ]);
});

testOnEachEngine(
  'F5 a session that has ended because nobody used it is no longer listed, to its person and to administrators',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const day = 24 * 60 * minute;
    const admin = await app.newBrowserOf('admin');
    const browser = await registerIn(app, jana);
    const { browser: forgotten } = await logInElsewhere(app, jana);
    for (let days = 0; days < 4; days += 1) {
      app.passTime(2 * day);
      assert.equal(await isSignedIn(browser), true);
    }
    assert.deepEqual(
      (await sessionsOf(browser)).map(({ isCurrent }) => isCurrent),
      [true],
    );
    const id = await idOf(database, jana.username);
    await database.db
      .updateTable('sessions')
      .set({ last_seen_at: app.services.clock() })
      .where('user_id', '!=', id)
      .execute();
    assert.equal(((await admin.get(`/api/admin/users/${id}`)).body as User).sessions, 1);
    assert.equal(await isSignedIn(forgotten), false);
  },
);

testOnEachEngine('F5 who ends the own session is signed out', async (database, context) => {
  const app = await openTestApp(context, database);
  const browser = await registerIn(app, jana);
  const [own] = await sessionsOf(browser);
  const answer = await browser.delete(`/api/account/sessions/${own?.id}`);
  assert.equal(answer.status, 200);
  assert.equal(browser.cookies.has('session'), false);
});

testOnEachEngine('F5 a person ends all sessions but the one at hand', async (database, context) => {
  const app = await openTestApp(context, database);
  const browser = await registerIn(app, jana);
  const others = [(await logInElsewhere(app, jana)).browser, (await logInElsewhere(app, jana)).browser];
  const stranger = await registerIn(app, peter);
  assert.equal((await browser.delete('/api/account/sessions')).status, 200);
  assert.deepEqual(await Promise.all(others.map(isSignedIn)), [false, false]);
  assert.deepEqual([await isSignedIn(browser), await isSignedIn(stranger)], [true, true]);
  assert.deepEqual(
    (await auditEntries(database, 'account.other-sessions-ended')).map(({ detail }) => detail),
    ['{"ended":2}'],
  );
});

testOnEachEngine('F5 no call of the own account answers a stranger', async (database, context) => {
  const app = await openTestApp(context, database);
  const stranger = newPlace(app);
  const answers = await Promise.all([
    stranger.get('/api/account'),
    stranger.get('/api/account/sessions'),
    stranger.delete('/api/account/sessions'),
    stranger.delete(`/api/account/sessions/${app.services.newId()}`),
    stranger.post('/api/account/password', {}),
    stranger.post('/api/account/email', {}),
    stranger.post('/api/account/email/verification'),
  ]);
  assert.deepEqual(new Set(answers.map(({ code }) => code)), new Set(['sign-in-required']));
});

testOnEachEngine('F5 the own account shows its ways to sign in and nothing secret', async (database, context) => {
  const app = await openTestApp(context, database);
  const browser = await registerIn(app, jana, { 'accept-language': 'da' });
  const answer = await browser.get('/api/account');
  assert.equal(answer.headers.get('cache-control'), 'no-store');
  assert.deepEqual(answer.body, {
    username: jana.username,
    email: jana.email,
    isEmailVerified: false,
    language: 'da',
    hasTotp: false,
    recoveryCodesLeft: 0,
    hasShortRecoveryCodes: false,
    passkeys: [],
    minimumPasswordLength: 6,
    isSecondFactorRequired: false,
    secondFactorPutOffUntil: null,
    canPutOffSecondFactor: false,
    displayName: '',
  });
});
