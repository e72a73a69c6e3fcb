import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { decodableUrl } from './decodable-url.ts';

test('A9 an address that reads well stays as it is', () => {
  for (const url of ['/', '/ponuka?step=a%20b', '/%C5%BElt%C3%BD', '/x?y=%zz', '*'])
    assert.equal(decodableUrl(url), url);
});

test('A9 a percent sign that encodes nothing stands for itself', () => {
  assert.equal(decodableUrl('/50%-zlava'), '/50%25-zlava');
  assert.equal(decodableUrl('/%C5?q=%zz'), '/%25C5?q=%zz');
});

test('A9 every address can be decoded afterwards', () => {
  const anyPath = fc.string({ unit: fc.constantFrom('/', '%', 'A', '2', '5', 'z', '?', '.') });
  fc.assert(
    fc.property(anyPath, (text) => {
      const [path = ''] = decodableUrl(`/${text}`).split('?', 1);
      assert.equal(typeof decodeURIComponent(path), 'string');
    }),
  );
});
