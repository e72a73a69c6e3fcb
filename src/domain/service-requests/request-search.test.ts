import assert from 'node:assert/strict';
import { test } from 'node:test';
import { requestSearchText, searchTerms } from './request-search.ts';

const request = {
  number: 1042,
  title: 'Nový web: Strechár',
  contact: { name: 'Ľubica Ø.', email: 'lubica@zlab.example', phone: '+421 905 111 222', company: 'Žľab & Syn' },
  description: 'Šikmá\nstrecha, 0045 m²',
  customTrade: 'kominár',
};

test('G2 a request is found by number, title, person, address, company, phone, trade and description', () => {
  const text = requestSearchText(request);
  assert.equal(
    text,
    '1042 novy web strechar lubica zlab example syn 421 905 111 222 421905111222 905111222 kominar sikma strecha 45 m²',
  );
});

test('G2 a phone number is one number with and without its country code, however it is written', () => {
  const phones = ['+421 905 111 222', '0905 111 222', '00421905111222', '905111222'];
  for (const phone of phones) {
    const text = ` ${requestSearchText({ ...request, contact: { ...request.contact, phone } })} `;
    assert.ok(text.includes(' 905111222 '), phone);
  }
  assert.deepEqual(searchTerms('0905111222'), [{ word: '905111222', isWhole: true }]);
  const danish = requestSearchText({ ...request, contact: { ...request.contact, phone: '+45 12 34 56 78' } });
  assert.ok(danish.includes(' 12345678 '));
});

test('G2 numbers match as a whole, words by their beginning', () => {
  assert.deepEqual(searchTerms(' Stre  1042 '), [
    { word: 'stre', isWhole: false },
    { word: '1042', isWhole: true },
  ]);
});

test('G2 an address is searched by its parts', () => {
  assert.deepEqual(
    searchTerms('Lubica@Žľab.example').map(({ word }) => word),
    ['lubica', 'zlab', 'example'],
  );
});

test('G2 single characters count only when nothing else was typed, punctuation never', () => {
  assert.deepEqual(
    searchTerms('J. Novák 5').map(({ word }) => word),
    ['novak'],
  );
  assert.deepEqual(searchTerms('j'), [{ word: 'j', isWhole: false }]);
  assert.deepEqual(searchTerms(' %_, '), []);
});
