import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { nextAddress } from './next-address.ts';

const origin = 'https://plumbline.sk';

test('F1 after signing in, a path of the same site is opened with its query', () => {
  assert.equal(nextAddress('/admin/requests/7?tab=mails#last', origin), `${origin}/admin/requests/7?tab=mails#last`);
});

test('F1 an address that could lead to another site is ignored', () => {
  const foreign = [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
  ];
  for (const next of [null, '', 'admin', ...foreign]) assert.equal(nextAddress(next, origin), null, String(next));
});

test('F1 a path that only looks like another site after cleaning stays on this one', () => {
  assert.equal(nextAddress('/.//evil.example', origin), `${origin}//evil.example`);
});

test('F1 whatever stands in the link, the page that opens is on this site', () => {
  const pieces = fc.constantFrom('/', '\\', '.', '@', ':', '?', '#', '\t', '\n', '%2f', 'evil.example', 'https:');
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
      const address = nextAddress(parts.join(''), origin);
      assert.ok(address === null || new URL(address).origin === origin);
    }),
  );
});
