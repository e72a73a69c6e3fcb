import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { faqWords, matchesFaq } from './faq-search.ts';

test('V3 A6 a word is found in any of its forms, a number without separators, a word with or without its hyphen', () => {
  const rows: [typed: string, text: string][] = [
    ['záruka', 'Na chyby dávam záruku 6 mesiacov.'],
    ['zaruky', 'Na chyby dávam záruku 6 mesiacov.'],
    ['doména', 'Doménu kúpite na svoje meno.'],
    ['cena', 'Z čoho sa skladajú ceny?'],
    ['faktura', 'Fakturu pošlu e-mailem.'],
    ['betaling', 'Hvordan betaler jeg?'],
    ['garantien', 'Jeg giver garanti i 6 måneder.'],
    ['prices', 'What makes up the price?'],
    ['payments', 'One payment or several?'],
    ['2500', 'Web stojí 500–\u20602 500 €.'],
    ['2 500', 'Web stojí 500–\u20602\u00A0500 €.'],
    ['5000', 'En hjemmeside koster 5.000–18.625 kr.'],
    ['2,500', 'It costs €500–€2,500.'],
    ['eshop', 'E-shopy nerobím.'],
    ['e-shop', 'Eshopy nerobím.'],
    ['shop', 'E-shopy nerobím.'],
    ['telef', 'Robím aj pre telefón.'],
    ['', 'Čokoľvek'],
  ];
  for (const [typed, text] of rows) assert.ok(matchesFaq(typed, text), `${typed} in ${text}`);
});

test('V3 A6 other words and other numbers are not found', () => {
  const rows: [typed: string, text: string][] = [
    ['web', 'Doména a pošta'],
    ['zálohovanie', 'Zálohu platíte prevodom.'],
    ['250', 'Web stojí 2 000 €.'],
    ['2600', 'Web stojí 2 500 €.'],
    ['cena záruka', 'Z čoho sa skladajú ceny?'],
    ['invoice', 'Involved in the work'],
  ];
  for (const [typed, text] of rows) assert.ok(!matchesFaq(typed, text), `${typed} in ${text}`);
});

test('V3 A6 each word of a text finds the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      for (const word of faqWords(text)) assert.ok(matchesFaq(word, text), word);
    }),
  );
});
