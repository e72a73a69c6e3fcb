import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { NotAuthenticError, WrongPassphraseError, decrypt, encrypt } from './age-format.ts';

const passphrase = 'olovnica na nitke visí';
const file = 'a.tar.age';

/** Written by another program for the age format (age-encryption 0.3.1). */
const ofAge = Buffer.from(
  'YWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IHNjcnlwdCBhdHg0cXp4U0JXM2k0NGhqcmNxcThRIDEwClJHbzNRUitOU3BxMXp0Q0RtRXlaSHM1Tk5wK2hReGNM' +
    'WE1LMmpNRllJVEEKLS0tIHRkNVlTNElNenZCVWZHaEl5UlUxRVNhR0JkL2NCYnRLZ1VCR21GRis4UFUKi7/u4iCibavNevppVIITOWtlbUTUNDFyg1x1jR1D' +
    'o3q8bEIfqWBnJ5QlIKvC81UZms/Y+Bc=',
  'base64',
);

async function* pieces(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}

async function all(source: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of source) parts.push(part);
  return Buffer.concat(parts);
}

const opened = (bytes: Buffer, given: string | undefined = passphrase, size = 1000) =>
  all(decrypt(pieces(bytes, size), { file, passphrase: given }));

test('K3 what the age program encrypts with a passphrase is read', async () => {
  assert.equal(String(await opened(ofAge)), 'Olovnica visí rovno.');
});

test('K3 streams of any size come back, at the ends of chunks too', async () => {
  for (const length of [0, 1, 65_536, 131_073]) {
    const plain = randomBytes(length);
    const sealed = await all(encrypt(pieces(plain, 10_007), passphrase));
    assert.match(sealed.toString('latin1', 0, 40), /^age-encryption\.org\/v1\n-> scrypt /);
    assert.deepEqual(await opened(sealed, passphrase, 70_000), plain);
  }
});

test('K3 a wrong passphrase and none are told apart from damage, and nothing is read', async () => {
  await assert.rejects(opened(ofAge, 'zlatypadak-zlatypadak'), (error) => {
    assert.ok(error instanceof WrongPassphraseError);
    return /does not open a\.tar\.age/.test(error.message) && !error.message.includes('zlatypadak');
  });
  await assert.rejects(all(decrypt(pieces(ofAge, 99), { file, passphrase: undefined })), /Set BACKUP_PASSPHRASE/);
});

test('K3 a changed byte, a lost end and swapped chunks are found wherever they are', async () => {
  const sealed = await all(encrypt(pieces(randomBytes(200_000), 50_000), passphrase));
  const start = sealed.length - 200_000 - 4 * 16;
  const flipped = (at: number) => Buffer.from(sealed.map((byte, index) => (index === at ? byte ^ 1 : byte)));
  for (const at of [start - 5, start + 5, start + 70_000, sealed.length - 1]) {
    await assert.rejects(opened(flipped(at)), NotAuthenticError, String(at));
  }
  const chunk = 65_536 + 16;
  const swapped = Buffer.concat([
    sealed.subarray(0, start),
    sealed.subarray(start + chunk, start + 2 * chunk),
    sealed.subarray(start, start + chunk),
    sealed.subarray(start + 2 * chunk),
  ]);
  for (const cut of [sealed.subarray(0, start + chunk), sealed.subarray(0, -1), sealed.subarray(0, 100), swapped]) {
    await assert.rejects(opened(cut), NotAuthenticError);
  }
  await assert.rejects(opened(Buffer.from('PK\u0003\u0004')), /its header is none of an age file/);
  const greedy = Buffer.from(ofAge.toString('latin1').replace(' 10\n', ' 30\n'), 'latin1');
  await assert.rejects(opened(greedy), /too much memory/);
});
