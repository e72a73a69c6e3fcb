import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emptyAnswers } from '#domain/configurator/answers.ts';
import { sampleContact } from '#tests/support/requests/sample-request.ts';
import { answersForModel, redact } from './redact.ts';

const nobody = { name: '', email: '', phone: '', company: '' };

test('H4 mail and web addresses, phone and company numbers, and firms are redacted', () => {
  const table: [typed: string, seen: string][] = [
    ['Píšte na jan.novak@strechy.example, ďakujem', 'Píšte na […], ďakujem'],
    ['Web www.strechy-novak.sk je starý', 'Web […] je starý'],
    ['Web https://strechy.example/a?b=1 je starý', 'Web […] je starý'],
    ['Stará stránka strechynovak.sk', 'Stará stránka […]'],
    ['Stará stránka škridla.novak.sk/kontakt', 'Stará stránka […]/kontakt'],
    ['Nie je to veta.Skoro vôbec', 'Nie je to veta.Skoro vôbec'],
    ['Volajte +421 905 111 222 alebo 0905/111 222', 'Volajte […] alebo […]'],
    ['Ring 12 34 56 78 i dag', 'Ring […] i dag'],
    ['IČO 54 321 098', 'IČO […]'],
    ['Sme Strechy Novák, s. r. o. z Nitry', '[…] z Nitry'],
    ['Vi er Fyns Tag ApS på Fyn', 'Vi er […] på Fyn'],
    ['Robíme 1 200 m² ročne od roku 2014', 'Robíme 1 200 m² ročne od roku 2014'],
  ];
  for (const [typed, seen] of table) assert.equal(redact(typed, nobody), seen);
});

test('V17 names by which somebody introduces himself, signs or speaks of others are redacted', () => {
  const table: [typed: string, seen: string][] = [
    ['Volám sa Ján Novák a robíme strechy', 'Volám sa […] a robíme strechy'],
    ['Dobrý deň, som Ľubica Ďuríčková-Malá, tesárka', 'Dobrý deň, som […], tesárka'],
    ['Konateľ Ing. Peter Kováč rozhoduje', 'Konateľ Ing. […] rozhoduje'],
    ['Pýtajte sa na: pán Horváth', 'Pýtajte sa na: pán […]'],
    ['S pozdravom,\nJozef Mrkva', 'S pozdravom,\n[…]'],
    ['Jmenuji se Tomáš Dvořák, děláme podlahy', 'Jmenuji se […], děláme podlahy'],
    ['Jeg hedder Søren Østergaard og er tømrer', 'Jeg hedder […] og er tømrer'],
    ['My name is Mary O’Neill and we fit kitchens', 'My name is […] and we fit kitchens'],
    ['Som strechár a robím krovy', 'Som strechár a robím krovy'],
  ];
  for (const [typed, seen] of table) assert.equal(redact(typed, nobody), seen);
});

test('H4 no word of the contact is in the model’s input, wherever it was typed', () => {
  const answers = {
    ...emptyAnswers,
    customTrade: 'Žľab & Škridla a synovia',
    description: `Volám sa Ľubica ĎURÍČKOVÁ, firma ŽĽAB robí strechy. Píšte na ${sampleContact.email}.`,
    contact: sampleContact,
  };
  const seen = answersForModel(answers, nobody);
  assert.ok(!('contact' in seen));
  const text = JSON.stringify(seen).toLowerCase();
  for (const word of ['lubica', 'ľubica', 'ďuríčková', 'žľab', 'škridla', 'example'])
    assert.ok(!text.includes(word), word);
  assert.match(seen.description, /robí strechy/);
});
