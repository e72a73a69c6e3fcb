import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brand } from './brand.ts';
import { isPhone } from './contact/check-contact.ts';
import { isEmail } from './contact/email-address.ts';

test('A10 each language has its own mailbox, Slovak and English share one', () => {
  const { sk, cs, da, en } = brand.mailboxes;
  assert.equal(sk, en);
  assert.equal(new Set([sk, cs, da]).size, 3);
  for (const mailbox of [sk, cs, da, brand.supportMailbox]) assert.ok(isEmail(mailbox), mailbox);
});

test('A10 the phone number is one, and the account number’s check digits are right', () => {
  assert.ok(isPhone(brand.phone));
  // ISO 13616: country and check digits go behind, letters become numbers, the remainder by 97 is 1.
  const account = brand.iban.replaceAll(' ', '');
  const digits = `${account.slice(4)}${account.slice(0, 4)}`.replaceAll(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  assert.equal(BigInt(digits) % 97n, 1n);
});

test('V20 A10 the social links are secure addresses with the name of their network', () => {
  assert.ok(brand.socialLinks.length > 0);
  for (const { name, href } of brand.socialLinks) assert.ok(name !== '' && new URL(href).protocol === 'https:', href);
});
