import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { dummyHash, hashPassword, verifyPassword } from './password-hash.ts';

const referencePhc = '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4';

test('F6 the test vector of the argon2 reference implementation verifies, a wrong password against it does not', async () => {
  assert.equal(await verifyPassword('password', referencePhc), true);
  assert.equal(await verifyPassword('Password', referencePhc), false);
});

test('F6 a hash names algorithm and cost, verifies its own password and no other', async () => {
  const phc = await hashPassword('Heslo s diakritikou: ľščťžýáíé', randomBytes(16));
  assert.match(phc, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  assert.equal(await verifyPassword('Heslo s diakritikou: ľščťžýáíé', phc), true);
  assert.equal(await verifyPassword('Heslo s diakritikou: ľščťžýáíe', phc), false);
  assert.equal(await verifyPassword('', phc), false);
});

test('F6 a password composed on one keyboard and decomposed on another is the same', async () => {
  const phc = await hashPassword('ľúbivý'.normalize('NFC'), randomBytes(16));
  assert.equal(await verifyPassword('ľúbivý'.normalize('NFD'), phc), true);
});

test('F6 equal passwords with different salts have different hashes', async () => {
  const [first, second] = await Promise.all([1, 2].map(() => hashPassword('tajomstvo', randomBytes(16))));
  assert.notEqual(first, second);
});

test('F6 a salt that is shorter than 16 bytes is refused', async () => {
  await assert.rejects(hashPassword('tajomstvo', randomBytes(15)), RangeError);
});

test('F6 the decoy costs what a real hash costs and is as long', async () => {
  const real = await hashPassword('tajomstvo', randomBytes(16));
  const parts = (phc: string) => phc.split('$').map((part, index) => (index < 4 ? part : part.length));
  assert.deepEqual(parts(dummyHash), parts(real));
  assert.equal(await verifyPassword('tajomstvo', dummyHash), false);
});

test('F6 what is no argon2id hash is an error, not a wrong password', async () => {
  for (const phc of [
    '',
    'tajomstvo',
    referencePhc.replace('argon2id', 'argon2i'),
    referencePhc.replace('v=19', 'v=16'),
  ]) {
    await assert.rejects(verifyPassword('password', phc), TypeError, phc);
  }
});
