import assert from 'node:assert/strict';
import { test } from 'node:test';
import { texts } from '#locales/texts.ts';

const { accounts, common, errorCodes, validation } = texts.sk;
const withMinimum = (text: string) => text.replace('{{minimum}}', '6');

test('F1 the Slovak words about signing in, registering and signing out are those of spec §5 and §8', () => {
  assert.deepEqual(
    [accounts.login.failure, errorCodes['wrong-credentials']],
    ['Prihlásenie neúspešné', 'Nesprávne používateľské meno alebo heslo'],
  );
  assert.deepEqual(
    [accounts.login.success, accounts.login.welcome],
    ['Prihlásenie úspešné', 'Vitajte späť, {{username}}!'],
  );
  assert.deepEqual(
    [accounts.register.success, accounts.register.welcome],
    ['Registrácia úspešná', 'Vitajte, {{username}}! Váš účet bol vytvorený.'],
  );
  assert.deepEqual(
    [accounts.register.failure, accounts.register.unknown],
    ['Registrácia neúspešná', 'Registrácia zlyhala. Skúste to znovu.'],
  );
  assert.equal(errorCodes['username-taken'], 'Používateľské meno už existuje. Vyberte si iné.');
  assert.equal(
    withMinimum(validation.account.tooShort),
    'Používateľské meno musí mať aspoň 3 znaky a heslo aspoň 6 znakov.',
  );
  assert.deepEqual(
    [accounts.logout.success, accounts.logout.text],
    ['Odhlásenie úspešné', 'Boli ste úspešne odhlásený.'],
  );
  assert.deepEqual(
    [accounts.logout.failure, accounts.logout.failureText],
    ['Problém s odhlásením', 'Vyskytla sa chyba pri odhlasovaní'],
  );
});

test('F4 the Slovak words about a new password are those of spec §5', () => {
  assert.equal(withMinimum(validation.account.newPasswordTooShort), 'Nové heslo musí mať aspoň 6 znakov');
  assert.equal(accounts.newPassword.mismatch, 'Heslá sa nezhodujú');
});

test('F1 the Slovak words of the access-denied screen are those of spec §6', () => {
  assert.equal(
    `${common.denied.title}: ${common.denied.text}`,
    'Prístup zamietnutý: Nemáte oprávnenie na prístup k administrátorskému panelu',
  );
});
