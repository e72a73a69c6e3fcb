import type { OwnAccount } from '#contract/accounts/own-account.ts';
import assert from 'node:assert/strict';
import type { FieldError } from '#contract/error-body.ts';
import { texts } from '#tests/support/documents/finished-texts.ts';
import { hashToken } from '#server/http/security/session.ts';
import {
  auditOf,
  awaitingCode,
  codeOf,
  enableTotp,
  isTokenGood,
  jana,
  logIn,
  prove,
  sendCode,
  signedIn,
  openAppWithJana,
  wrongCodeOf,
} from '#tests/support/people/second-factor.ts';
import { refusalsOf } from '#tests/support/people/accounts.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

testOnEachEngine('F5 a new secret has 160 bits and comes as text, address and QR code', async (database, context) => {
  const app = await openAppWithJana(context, database);
  const browser = await signedIn(app);
  const answer = await browser.post('/api/account/totp');
  assert.equal(answer.status, 200);
  const { secret, uri, qrSvg } = answer.body as { secret: string; uri: string; qrSvg: string };
  assert.match(secret, /^[A-Z2-7]{32}$/);
  assert.equal(uri, `otpauth://totp/Plumbline:Jana?secret=${secret}&issuer=Plumbline`);
  assert.match(qrSvg, /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="[\d ]+"/);
  assert.doesNotMatch(qrSvg, /style|script/, 'it stands within the content security policy');
});

testOnEachEngine('F5 the app is on once a first code has been right, and not before', async (database, context) => {
  const app = await openAppWithJana(context, database);
  const browser = await signedIn(app);
  const early = await browser.post('/api/account/totp/confirm', { code: '123456' });
  assert.deepEqual([early.status, early.code], [401, 'wrong-code'], 'before there is a secret');

  const { secret } = (await browser.post('/api/account/totp')).body as { secret: string };
  for (const code of [wrongCodeOf(app, secret), codeOf(app, secret, 2), codeOf(app, secret, -2), '', 'secret']) {
    const answer = await browser.post('/api/account/totp/confirm', { code });
    assert.deepEqual([answer.status, answer.code], [401, 'wrong-code'], code);
    const [{ field, message }] = refusalsOf(answer) as [FieldError];
    assert.deepEqual([field, message], ['code', texts.sk.portal.settings.totp.wrongCode], 'D14 no recovery code yet');
  }
  assert.equal((await logIn(app.newBrowser())).status, 200, 'the password alone still opens a session');

  const right = await browser.post('/api/account/totp/confirm', { code: codeOf(app, secret) });
  const { recoveryCodes } = right.body as { recoveryCodes: string[] };
  assert.equal(new Set(recoveryCodes).size, 10);
  for (const code of recoveryCodes) assert.match(code, /^(?:[0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}$/);
  assert.equal((await logIn(app.newBrowser())).code, 'second-factor-needed');
});

testOnEachEngine('F5 only the last secret counts, and none is made while the app is on', async (database, context) => {
  const app = await openAppWithJana(context, database);
  const browser = await signedIn(app);
  const first = (await browser.post('/api/account/totp')).body as { secret: string };
  const { secret } = (await browser.post('/api/account/totp')).body as { secret: string };
  const old = await browser.post('/api/account/totp/confirm', { code: codeOf(app, first.secret) });
  assert.equal(old.code, 'wrong-code');
  await browser.post('/api/account/totp/confirm', { code: codeOf(app, secret) });

  const again = await browser.post('/api/account/totp');
  assert.deepEqual([again.status, again.code], [409, 'changed-meanwhile']);
  app.passTime(30_000);
  const twice = await browser.post('/api/account/totp/confirm', { code: codeOf(app, secret) });
  assert.equal(twice.code, 'wrong-code', 'there is nothing to confirm');
  assert.equal((await sendCode(await awaitingCode(app), codeOf(app, secret))).status, 200);
});

testOnEachEngine('F6 turning the app on and off ends all sessions but a new one', async (database, context) => {
  const app = await openAppWithJana(context, database);
  const browser = await signedIn(app);
  const other = await signedIn(app, '192.0.2.50');
  const tokens = [browser.cookies.get('session'), other.cookies.get('session')];
  const { secret } = await enableTotp(app, browser);
  for (const token of tokens) assert.equal(await isTokenGood(app, token), false);
  assert.equal((await browser.get('/api/user')).status, 200);

  const elsewhere = await awaitingCode(app, '192.0.2.50');
  await sendCode(elsewhere, codeOf(app, secret));
  const before = browser.cookies.get('session');
  await browser.post('/api/account/totp/disable');
  assert.equal(await isTokenGood(app, before), false);
  assert.equal((await elsewhere.get('/api/user')).status, 401);
  assert.equal((await browser.get('/api/user')).status, 200);
  assert.equal((await logIn(app.newBrowser())).status, 200);
});

testOnEachEngine(
  'F5 S2 the app goes off with a fresh proof only, and takes recovery codes and waiting logins with it',
  async (database, context) => {
    const app = await openAppWithJana(context, database);
    const browser = await signedIn(app);
    const { secret, recoveryCodes } = await enableTotp(app, browser);
    const waiting = await awaitingCode(app, '192.0.2.50');
    app.passTime(5 * 60_000);
    const stolen = await browser.post('/api/account/totp/disable');
    assert.deepEqual([stolen.status, stolen.code], [403, 'proof-needed']);
    await prove(browser);
    assert.equal((await browser.post('/api/account/totp/disable')).status, 200);
    assert.equal((await sendCode(waiting, codeOf(app, secret))).code, 'sign-in-required');
    assert.deepEqual(await database.db.selectFrom('recovery_codes').selectAll().execute(), []);

    await enableTotp(app, browser);
    const answer = await sendCode(await awaitingCode(app), recoveryCodes[0] ?? '');
    assert.equal(answer.code, 'wrong-code', 'a code of the time before');
  },
);

testOnEachEngine('F5 S2 new recovery codes void the old ones and take a fresh proof', async (database, context) => {
  const app = await openAppWithJana(context, database);
  const browser = await signedIn(app);
  const path = '/api/account/recovery-codes';
  const none = await browser.post(path);
  assert.deepEqual([none.status, none.code], [409, 'changed-meanwhile'], 'without the app there are none');
  const { recoveryCodes: old } = await enableTotp(app, browser);
  app.passTime(5 * 60_000);
  assert.equal((await browser.post(path)).code, 'proof-needed');
  await prove(browser);
  const { recoveryCodes } = (await browser.post(path)).body as {
    recoveryCodes: string[];
  };
  assert.equal(recoveryCodes.length, 10);
  const waiting = await awaitingCode(app);
  assert.equal((await sendCode(waiting, old[0] ?? '')).code, 'wrong-code');
  assert.equal((await sendCode(waiting, recoveryCodes[0] ?? '')).status, 200);
});

testOnEachEngine(
  'F5 11.2.3 shorter recovery codes of earlier releases count until they are renewed, and their owner is told',
  async (database, context) => {
    const app = await openAppWithJana(context, database);
    const browser = await signedIn(app);
    await enableTotp(app, browser);
    const isTold = async () => ((await browser.get('/api/account')).body as OwnAccount).hasShortRecoveryCodes;
    assert.equal(await isTold(), false);
    const user = await database.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
    const earlier = { user_id: user.id, used_at: null, characters: null };
    await database.db
      .insertInto('recovery_codes')
      .values(
        ['ABCDEFGH01234567', 'ABCDEFGH0123456789ABCDEF'].map((code) => ({ ...earlier, code_hash: hashToken(code) })),
      )
      .execute();
    assert.equal(await isTold(), true);
    for (const code of ['abcd-efgh-0123-4567', 'abcd-efgh-0123-4567-89ab-cdef']) {
      assert.equal((await sendCode(await awaitingCode(app), code)).status, 200, code);
    }
    assert.equal(await isTold(), false, 'each was used');
    await database.db.updateTable('recovery_codes').set({ characters: null, used_at: null }).execute();
    assert.equal(await isTold(), true);
    await browser.post('/api/account/recovery-codes');
    assert.equal(await isTold(), false);
    assert.equal((await sendCode(await awaitingCode(app), 'abcd-efgh-0123-4567')).code, 'wrong-code');
  },
);

testOnEachEngine('F6 the password cannot be guessed with a stolen session', async (database, context) => {
  const app = await openAppWithJana(context, database);
  const browser = await signedIn(app);
  for (let tries = 0; tries < 10; tries += 1) {
    const answer = await browser.post('/api/account/proof', { currentPassword: `kladivo ${tries}` });
    assert.equal(answer.code, 'password-wrong');
  }
  const next = await browser.post('/api/account/proof', { currentPassword: jana.password });
  assert.deepEqual([next.status, next.headers.get('retry-after')], [429, String(15 * 60)]);
});

testOnEachEngine(
  'G11 the audit log tells of every change, and nothing tells a code or keeps one in clear',
  async (database, context) => {
    const app = await openAppWithJana(context, database);
    const browser = await signedIn(app);
    const { recoveryCodes } = await enableTotp(app, browser);
    await browser.post('/api/account/recovery-codes');
    await browser.post('/api/account/totp/disable');
    const deeds = ['recovery-codes-renewed', 'signed-in', 'totp-disabled', 'totp-enabled'];
    assert.deepEqual(
      (await auditOf(database)).toSorted(),
      deeds.map((deed) => `account.${deed} Jana {}`),
    );

    await enableTotp(app, browser);
    const kept = JSON.stringify(await database.db.selectFrom('recovery_codes').selectAll().execute());
    for (const code of recoveryCodes) {
      const bare = code.replaceAll('-', '');
      for (const form of [code, bare]) assert.equal(kept.includes(form) || app.transcript().log.includes(form), false);
      assert.equal(kept.includes(hashToken(bare)), false, 'the old ones are gone');
    }
  },
);
