import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { paragraphsOf, textParts } from './typed-text.ts';

test('G3 a typed text falls into paragraphs at its empty lines', () => {
  assert.deepEqual(paragraphsOf('Dobrý deň,\n\nďakujem.\nOzvem sa.\n\n\n\nMartin\n'), [
    'Dobrý deň,',
    'ďakujem.\nOzvem sa.',
    'Martin',
  ]);
  assert.deepEqual(paragraphsOf(' \n\n '), []);
});

test('G3 web addresses in a typed text become links, without the mark that ends the sentence', () => {
  assert.deepEqual(textParts('Viac na https://plumbline.example/a?b=1&c=(2). Ozvite sa.'), [
    { text: 'Viac na ' },
    { text: 'https://plumbline.example/a?b=1&c=(2', href: 'https://plumbline.example/a?b=1&c=(2' },
    { text: '). Ozvite sa.' },
  ]);
  assert.deepEqual(textParts('javascript:alert(1) data:text/html,x ftp://x www.plumbline.example'), [
    { text: 'javascript:alert(1) data:text/html,x ftp://x www.plumbline.example' },
  ]);
});

test('G3 the pieces of a typed text are the text, and every link is of the web', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(fc.string(), fc.constantFrom('https://a.example/b?c=1', 'https://', 'http://[', ' ', '.', ')')),
      ),
      (pieces) => {
        const text = pieces.join('');
        const parts = textParts(text);
        assert.equal(parts.map((part) => part.text).join(''), text);
        for (const { href } of parts) {
          if (href !== undefined) assert.match(href, /^https?:\/\/[^\s<>"]+$/);
        }
      },
    ),
  );
});
