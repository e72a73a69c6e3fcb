import assert from 'node:assert/strict';
import { stat } from 'node:fs/promises';
import { test } from 'node:test';
import { languages } from '#domain/languages.ts';
import { texts } from '#locales/texts.ts';
import {
  askForReset,
  confirmReset,
  jana,
  mailedToken,
  newPlace,
  refusalsOf,
  registerVerified,
} from '#tests/support/people/accounts.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import { prepareFirstAdministrator } from '../first-administrator/prepare-first-administrator.ts';
import { isKnownPassword, knownPasswordsFile } from './known-passwords.ts';

test('F6 6.2.12 the list reaches from the commonest leaked password to the 100,000th', async () => {
  for (const password of ['123456', 'trustno1', 'omnislash', 'oleg123', '07041955']) {
    assert.equal(await isKnownPassword(password), true, password);
  }
});

test('F6 6.2.12 words of the site’s languages are known, with their accents and without', async () => {
  for (const word of ['zahradník', 'zahradnik', 'počítač', 'Pocitac', 'nakladatelství', 'sommerfugl', 'KØKKENBORD']) {
    assert.equal(await isKnownPassword(word), true, word);
  }
});

test('F6 6.2.12 of passwords that nobody has, none is taken for a known one', async () => {
  const unlikely = Array.from({ length: 5000 }, (_, index) => `neznáme heslo ${index * 7919}`);
  const refused = await Promise.all(unlikely.map(isKnownPassword));
  assert.deepEqual(
    unlikely.filter((_, index) => refused[index]),
    [],
  );
});

test('F6 6.2.12 the list takes less than three megabytes', async () => {
  const { size } = await stat(knownPasswordsFile);
  assert.ok(size > 2_000_000 && size < 3_000_000, `${size} bytes`);
});

testOnEachEngine(
  'F6 6.2.12 wherever a password is set, a leaked one and a word are refused at the field, in the language',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const link = await prepareFirstAdministrator(app.services);
    const setup = { username: 'Marta', email: 'marta@plumbline.example', token: link?.split('token=')[1] };
    const browser = await registerVerified(app, jana);
    await askForReset(app, jana.email);
    const token = await mailedToken(app, jana.email);
    const message = texts.sk.validation.account.commonPassword;
    const refusal = { field: 'password', rule: 'too-common', message };
    const first = await newPlace(app).post('/api/setup', { ...setup, password: 'omnislash' });
    assert.deepEqual(refusalsOf(first), [refusal]);
    const admin = await app.newBrowserOf('admin');
    const account = { username: 'Peter', email: '', role: 'user', language: 'sk' };
    for (const password of ['omnislash', 'zahradnik']) {
      const change = { currentPassword: jana.password, newPassword: password };
      assert.deepEqual(refusalsOf(await browser.post('/api/account/password', change)), [
        { ...refusal, field: 'newPassword' },
      ]);
      const elsewhere = [
        await confirmReset(app, token, password),
        await admin.post('/api/admin/users', { ...account, password }),
      ];
      for (const answer of elsewhere) {
        assert.deepEqual(refusalsOf(answer), [refusal], answer.text);
      }
    }
    for (const language of languages) {
      const place = newPlace(app, { 'accept-language': language });
      const answer = await place.post('/api/register', { username: 'Anna', password: 'sommerfugl' });
      assert.deepEqual(refusalsOf(answer), [
        { ...refusal, message: texts[language].validation.account.commonPassword },
      ]);
    }
  },
);
