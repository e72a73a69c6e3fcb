import assert from 'node:assert/strict';
import { preferencesToken, readPreferencesToken } from '#server/features/mail/preferences/preferences-token.ts';
import { openSigningKeys, rotateNow } from '#server/http/security/signing-keys.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import { isOwnTag, replyCode } from './reply-code.ts';

const year = 365 * 24 * 60 * 60_000;

testOnEachEngine(
  '11.1.1 I3 links and addresses in old mails work after any number of keys, and those of a stranger never',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const signingKeys = await openSigningKeys(app.services);
    const tag = { place: 'request', number: 7 } as const;
    const reader = { emailKey: 'jana@dielna.example', topic: 'messages', language: 'sk' } as const;
    const [code, link] = [replyCode(signingKeys.accepted(), tag), preferencesToken(signingKeys.accepted(), reader)];
    for (let times = 0; times < 3; times += 1) {
      await rotateNow(app.services);
      await signingKeys.refresh();
      app.passTime(year);
    }
    assert.equal(signingKeys.accepted().length, 1);
    assert.equal(isOwnTag(signingKeys.all(), { ...tag, code }), true);
    assert.equal(isOwnTag(signingKeys.all(), { ...tag, number: 8, code }), false);
    assert.equal(isOwnTag(['a foreign key'], { ...tag, code }), false);
    assert.deepEqual(readPreferencesToken(signingKeys.all(), link), reader);
    assert.equal(readPreferencesToken(['a foreign key'], link), null);
    assert.notEqual(preferencesToken(signingKeys.accepted(), reader), link);
  },
);
