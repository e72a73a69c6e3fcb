import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import fc from 'fast-check';
import { type RecordEntry, chainedText, verifyChain } from './record-chain.ts';
import { readVerifyCode, verifyCodeOf, writeVerifyCode } from './verify-code.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** How records are checked whose quote names no end. */
const chain = { digest: sha256, end: null };

/** A record of so many entries with its hashes. */
function recordOf(count: number): (RecordEntry & { hash: string })[] {
  let previous = '';
  return Array.from({ length: count }, (_, index) => {
    const entry: RecordEntry = {
      quoteId: 'quote',
      sequence: index + 1,
      id: `entry ${index}`,
      at: index * 1000,
      actor: 'system',
      actorId: null,
      kind: 'reminded',
      from: null,
      to: null,
      reason: null,
      detail: null,
    };
    previous = sha256(chainedText(entry, previous));
    return { ...entry, hash: previous };
  });
}

test('H5 a record as it was written has no fault', () => {
  for (const count of [0, 1, 7]) assert.equal(verifyChain(recordOf(count), chain), null);
});

test('H5 whatever is changed in a record, left out of it or put into another place shows', () => {
  const changes = [
    { at: 1 },
    { actor: 'admin' },
    { actorId: 'somebody' },
    { kind: 'viewed' },
    { from: 'sent' },
    { to: 'viewed' },
    { reason: '' },
    { detail: '{}' },
    { id: 'other' },
    { quoteId: 'other' },
  ] as const;
  const place = fc.nat({ max: 6 });
  fc.assert(
    fc.property(place, fc.constantFrom(...changes), (at, change) => {
      const record = recordOf(7).map((entry, index) => (index === at ? { ...entry, ...change } : entry));
      assert.deepEqual(verifyChain(record, chain), { sequence: at + 1, fault: 'changed' });
    }),
  );
  fc.assert(
    fc.property(fc.nat({ max: 5 }), (at) => {
      const record = recordOf(7);
      assert.deepEqual(verifyChain(record.toSpliced(at, 1), chain), { sequence: at + 1, fault: 'missing' });
      const swapped = record.with(at, record[at + 1] ?? assert.fail()).with(at + 1, record[at] ?? assert.fail());
      assert.notEqual(verifyChain(swapped, chain), null);
    }),
  );
});

test('H5 a record that was cut off or written anew shows at the end that its quote names; a longer one is in order', () => {
  const { sequence, hash } = recordOf(5).at(-1) ?? assert.fail();
  const named = { digest: sha256, end: { sequence, hash } };
  for (const count of [5, 6, 9]) assert.equal(verifyChain(recordOf(count), named), null);
  for (const count of [0, 3, 4])
    assert.deepEqual(verifyChain(recordOf(count), named), { sequence: count + 1, fault: 'missing' });
  const forged = { digest: sha256, end: { sequence, hash: sha256('another') } };
  assert.deepEqual(verifyChain(recordOf(6), forged), { sequence: 5, fault: 'changed' });
});

test('H5 a verification code is read as it is printed, in any case and with letters typed for digits', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (bytes) => {
      const code = verifyCodeOf(bytes);
      assert.match(writeVerifyCode(code), /^(?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
      const typed = writeVerifyCode(code).toLowerCase().replaceAll('1', 'l').replaceAll('0', 'o');
      assert.deepEqual([readVerifyCode(code), readVerifyCode(` ${typed} `)], [code, code]);
    }),
  );
  for (const wrong of ['', 'ABCD', 'ABCD-ABCD-ABCD-ABCU', 'ABCD-ABCD-ABCD-ABCD-A'])
    assert.equal(readVerifyCode(wrong), null);
});
