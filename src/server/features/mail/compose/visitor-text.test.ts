import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { oneLine, severalLines, withoutLinks } from './visitor-text.ts';

test('C9 a typed line keeps its letters and loses line breaks and unseen characters', () => {
  assert.equal(oneLine(' Ľubica\r\nBcc: all@spam.example\u2028x '), 'Ľubica Bcc: all@spam.example x');
  assert.equal(oneLine('invoice\u202Efdp.exe\u0000'), 'invoice fdp.exe');
  assert.equal(oneLine('👩‍🔧 1\u00A0500 €'), '👩‍🔧 1\u00A0500 €');
  assert.equal(oneLine('2–\u20603 týždne'), '2–3 týždne', 'a range copied from a page gets no blank');
});

test('C9 a typed text keeps its paragraphs and nothing unseen', () => {
  assert.equal(severalLines('Prvý\r\n\r\n\r\n\r\ndruhý  \r tretí\u200B\u0007\n'), 'Prvý\n\ndruhý\n tretí');
  assert.equal(severalLines('Do 2–\u20603 mesiacov,\nza 500–\u2060900 €'), 'Do 2–3 mesiacov,\nza 500–900 €');
});

test('C9 a line has no control character and no break, whatever is typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      assert.doesNotMatch(oneLine(typed), /[\p{Cc}\p{Cs}\u2028\u2029]/u);
      assert.doesNotMatch(severalLines(typed), /(?!\n)[\p{Cc}\p{Cs}\u2028\u2029]|\n\n\n/u);
    }),
  );
});

test('C9 a name in a mail is no link, and a plain name stays as it is', () => {
  assert.equal(withoutLinks('MUDr. Ján Novák'), 'MUDr. Ján Novák');
  assert.equal(withoutLinks('J.R.Novák'), 'J. R. Novák');
  assert.equal(
    withoutLinks('https://win.example/now?x=1 me@spam.example'),
    'https:// win. example/ now?x=1 me@ spam. example',
  );
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', '.', '/', ':', '@', ' ', 'w', '\n') }), (typed) => {
      assert.doesNotMatch(withoutLinks(typed), /\w[.@]\w|:\/\/\w/);
    }),
  );
});
