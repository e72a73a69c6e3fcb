import assert from 'node:assert/strict';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { temporaryFolder } from '#tests/support/database/test-databases.ts';
import { testVault, testVaultKey } from '#tests/support/database/test-vault.ts';
import { addKeyToFile, keyFileOf, makeKeyFile, readKeyFile } from './key-file.ts';
import { SealedValueError, VaultKeyMissingError, createVault } from './vault.ts';
import { readVaultKey, readVaultKeys } from './vault-key.ts';

const vault = testVault();
const secret = 'JBSWY3DPEHPK3PXP – tajné 🔑';

test('S7 a sealed value opens for the row it belongs to and for no other', () => {
  const sealed = vault.seal(secret, 'users.totp_secret/a');
  assert.doesNotMatch(sealed, /JBSWY|tajn/);
  assert.equal(vault.open(sealed, 'users.totp_secret/a'), secret);
  assert.notEqual(vault.seal(secret, 'users.totp_secret/a'), sealed, 'the same value looks different each time');
  assert.throws(() => vault.open(sealed, 'users.totp_secret/b'), SealedValueError);
  assert.throws(() => vault.open(sealed, 'secrets.value/a'), SealedValueError);
});

test('S7 a sealed value that was changed anywhere does not open', () => {
  const sealed = vault.seal(secret, 'a');
  const [head, data] = [sealed.slice(0, 18), sealed.slice(18)];
  for (const at of [0, 20, data.length - 2]) {
    const letter = data[at] === 'A' ? 'B' : 'A';
    const changed = head + data.slice(0, at) + letter + data.slice(at + 1);
    assert.throws(() => vault.open(changed, 'a'), SealedValueError, String(at));
  }
  assert.throws(() => vault.open(sealed.slice(0, 30), 'a'), SealedValueError);
});

test('S7 a value that is not sealed yet is read as it is', () => {
  for (const clear of ['', 'heslo', 'sealed.', 'sealed.1.xyz']) assert.equal(vault.open(clear, 'a'), clear);
  assert.equal(vault.isCurrent('heslo'), false);
});

test('S7 earlier keys still open values, and the first one seals', () => {
  const [older, newer] = [testVaultKey(1), testVaultKey(2)];
  const sealed = createVault([older]).seal(secret, 'a');
  const rotated = createVault([newer, older]);
  assert.equal(rotated.open(sealed, 'a'), secret);
  assert.deepEqual([rotated.isCurrent(sealed), rotated.isCurrent(rotated.seal(secret, 'a'))], [false, true]);
  assert.throws(() => createVault([newer]).open(sealed, 'a'), VaultKeyMissingError);
  assert.equal(createVault([newer]).hasKeyFor(sealed), false);
  const later = createVault([newer], () => [newer, older]);
  assert.equal(later.open(sealed, 'a'), secret, 'an unknown key is looked for again');
});

test('S7 a key is 32 bytes in base64, base64url or hex, and has one id in each form', () => {
  const bytes = Buffer.from(Array.from({ length: 32 }, (_, index) => 7 * index + 200));
  const ids = (['base64', 'base64url', 'hex'] as const).map((form) => readVaultKey(bytes.toString(form))?.id);
  assert.equal(new Set(ids).size, 1);
  assert.match(ids[0] ?? '', /^[0-9a-f]{8}$/);
  for (const wrong of ['', 'heslo', bytes.subarray(1).toString('base64'), `${bytes.toString('hex')}00`]) {
    assert.equal(readVaultKey(wrong), null, wrong);
  }
  assert.equal(readVaultKeys(`# note\n${bytes.toString('hex')},${bytes.toString('base64')}\n`)?.length, 2);
  assert.deepEqual([readVaultKeys(''), readVaultKeys('# nothing'), readVaultKeys('x,y')], [null, null, null]);
});

test('S7 the file of keys is made once, for its owner only, and takes a new key first', (context) => {
  const folder = temporaryFolder(context);
  assert.deepEqual(readKeyFile(folder), []);
  makeKeyFile(folder);
  const [first] = readKeyFile(folder);
  makeKeyFile(folder);
  assert.deepEqual(readKeyFile(folder), [first], 'a file that is there stays');
  assert.equal(statSync(keyFileOf(folder)).mode & 0o777, 0o600);
  const [second, ...older] = addKeyToFile(folder);
  assert.deepEqual(older, [first]);
  assert.notEqual(second?.id, first?.id);
  assert.match(readFileSync(keyFileOf(folder), 'utf8'), /^# Keys of the vault/);
  writeFileSync(keyFileOf(folder), 'no key');
  assert.throws(() => readKeyFile(folder), /no key/);
});
