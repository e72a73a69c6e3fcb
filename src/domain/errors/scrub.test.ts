import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { scrubAddress, scrubText } from './scrub.ts';

test('J4 mail addresses, phone numbers, tokens, queries, long numbers, quotations and names are taken out of a text', () => {
  const table: [text: string, scrubbed: string][] = [
    ['no mailbox jana.novakova@strechy.example today', 'no mailbox … today'],
    ['jana%40strechy.example refused', '… refused'],
    ['call 0901 234 567 now', 'call … now'],
    ['call +421 900/123-456', 'call …'],
    ['ring 12 34 56 78', 'ring …'],
    ['IBAN 1987426375 used', 'IBAN … used'],
    ['GET https://plumbline.example/reset?token=abc&x=1 failed', 'GET https://plumbline.example/reset?… failed'],
    ['key 01KAJ0000000000000000000AA is gone', 'key … is gone'],
    ['password: olovnica na niti', 'password: … na niti'],
    ['authorization: abc', 'authorization: …'],
    ['value "Jana z Trnavy" is odd', 'value "…" is odd'],
    ['hodnota „Strechy“', 'hodnota „…“'],
    ['for Jana Nováková here', 'for … here'],
    ['for Anne-Marie Søndergård here', 'for … here'],
    ['data:image/png;base64,AAAA broken', '… broken'],
    ["Cannot read properties of undefined (reading 'map')", "Cannot read properties of undefined (reading 'map')"],
    ['x is not a function', 'x is not a function'],
    ['status 503 after 3 tries', 'status 503 after 3 tries'],
    ['two\n lines', 'two lines'],
  ];
  for (const [text, scrubbed] of table) assert.equal(scrubText(text), scrubbed);
});

test('J4 whatever stands around them, addresses, numbers and tokens do not come through', () => {
  const digits = (minLength: number) => fc.string({ unit: fc.constantFrom(...'0123456789'), minLength, maxLength: 30 });
  const secrets = fc.oneof(
    fc.emailAddress().filter((address) => !/['"`]/.test(address)),
    digits(8),
    digits(8).map((number) => `+${number}`),
    digits(24),
  );
  fc.assert(
    fc.property(fc.lorem(), secrets, fc.lorem(), (before, secret, after) => {
      assert.equal(scrubText(`${before} ${secret} ${after}`).includes(secret), false);
    }),
  );
});

test('J4 a scrubbed text is short and stays what it is when scrubbed again', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 2000 }), (text) => {
      const once = scrubText(text);
      assert.ok(once.length <= 300);
    }),
  );
  const odd = 'Jana Nováková jana@strechy.example 0901 234 567';
  assert.equal(scrubText(scrubText(odd)), scrubText(odd));
});

test('J4 of an address its path is kept, without host, query, fragment, ids and numbers', () => {
  const table: [address: string, path: string][] = [
    ['https://plumbline.example/ponuka?step=contact#x', '/ponuka'],
    ['https://plumbline.example:3000/admin/requests/01KAJ0000000000000000000AA', '/admin/requests/…'],
    ['/api/admin/service-requests/:id', '/api/admin/service-requests/:id'],
    ['https://plumbline.example/jana@strechy.example/x', '/…/x'],
    ['', ''],
  ];
  for (const [address, path] of table) assert.equal(scrubAddress(address), path, address);
});
