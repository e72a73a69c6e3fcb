import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { newestPart } from './newest-part.ts';

const quoted = '> Dobrý deň,\n>\n> posielam ponuku.\n> Jan';

/** Own samples of how mail programs quote, in the languages of the site. */
const samples: [program: string, text: string, kept: string][] = [
  [
    'Gmail, sk',
    `Súhlasím.\n\npo 23. 11. 2026 o 9:12 Jan Novák <jan@plumbline.example>\nnapísal(a):\n\n${quoted}\n`,
    'Súhlasím.',
  ],
  [
    'Gmail, cs',
    `Souhlasím.\n\npo 23. 11. 2026 v 9:12 odesílatel Jan Novák <jan@plumbline.example> napsal:\n\n${quoted}`,
    'Souhlasím.',
  ],
  [
    'Gmail, da',
    `Det er fint.\n\nDen man. 23. nov. 2026 kl. 09.12 skrev Jan <jan@plumbline.example>:\n\n${quoted}`,
    'Det er fint.',
  ],
  [
    'Gmail, en',
    `Agreed.\n\nOn Mon, 23 Nov 2026 at 09:12, Jan Novák <jan@plumbline.example> wrote:\n\n${quoted}`,
    'Agreed.',
  ],
  [
    'Gmail, en, wrapped',
    `Agreed.\n\nOn Mon, 23 Nov 2026 at 09:12, Jan Novák of Plumbline\n<jan@plumbline.example> wrote:\n\n${quoted}`,
    'Agreed.',
  ],
  [
    'Outlook, en',
    'Agreed.\n\n________________________________\nFrom: Jan <jan@plumbline.example>\nSent: Monday\nTo: Anna\nSubject: Offer\n\nHello',
    'Agreed.',
  ],
  [
    'Outlook, sk',
    'Súhlasím.\n\nOd: Jan <jan@plumbline.example>\nOdoslané: pondelok 23. novembra 2026 9:12\nKomu: Anna\nPredmet: Ponuka\n\nDobrý deň',
    'Súhlasím.',
  ],
  [
    'Outlook, cs',
    'Souhlasím.\n\nOd: Jan <jan@plumbline.example>\nOdesláno: pondělí\nKomu: Anna\nPředmět: Nabídka\n\nDobrý den',
    'Souhlasím.',
  ],
  [
    'Outlook, da',
    'Det er fint.\n\nFra: Jan <jan@plumbline.example>\nSendt: mandag\nTil: Anna\nEmne: Tilbud\n\nHej',
    'Det er fint.',
  ],
  ['older Outlook', 'Agreed.\n\n-----Original Message-----\nFrom: Jan', 'Agreed.'],
  [
    'Seznam',
    'Souhlasím.\n\n---------- Původní e-mail ----------\nOd: Jan <jan@plumbline.example>\nKomu: anna@seznam.example\nDatum: 23. 11. 2026 9:12:30\nPředmět: Nabídka\nDobrý den',
    'Souhlasím.',
  ],
  ['Apple Mail, cs', `Souhlasím.\n\n23. 11. 2026 v 9:12, Jan <jan@plumbline.example>:\n\n${quoted}`, 'Souhlasím.'],
  [
    'Apple Mail, da',
    `Det er fint.\n\nDen 23. nov. 2026 kl. 09.12 skrev Jan <jan@plumbline.example>:\n\n${quoted}`,
    'Det er fint.',
  ],
  ['Thunderbird, sk', `Dňa 23. 11. 2026 o 9:12 Jan Novák napísal(a):\n${quoted}\n\nSúhlasím.\n`, 'Súhlasím.'],
  ['Thunderbird, cs', `Dne 23. 11. 2026 v 9:12 Jan Novák napsal(a):\n${quoted}\n\nSouhlasím.\n`, 'Souhlasím.'],
  ['signature', 'Súhlasím.\n\n-- \nAnna Kováčová\n+421 900 000 000', 'Súhlasím.'],
  ['iPhone, sk', 'Súhlasím.\n\nOdoslané z iPhonu', 'Súhlasím.'],
  ['iPhone, cs', 'Souhlasím.\n\nOdesláno z iPhonu', 'Souhlasím.'],
  ['iPhone, da', 'Fint.\n\nSendt fra min iPhone', 'Fint.'],
  ['Outlook on Android', 'Súhlasím.\n\nZískajte Outlook pre Android\nOd: Jan', 'Súhlasím.'],
  ['answers between', '> Kedy?\nV máji.\n> Koľko?\nTisíc.', '> Kedy?\nV máji.\n> Koľko?\nTisíc.'],
  ['nothing but a quotation', quoted, quoted],
  ['no quotation', 'Od: pondelka mám čas.\nPošlem fotky.', 'Od: pondelka mám čas.\nPošlem fotky.'],
  ['spaces and line ends', '  Dobre.\r\n\r\n\r\n\r\nAnna  ', 'Dobre.\n\nAnna'],
];

for (const [program, text, kept] of samples) {
  test(`I2 of an answer from ${program} its own words are kept`, () => assert.equal(newestPart(text), kept));
}

test('I2 nothing is invented: every line of what is kept stands in the mail', () => {
  const line = fc.constantFrom(
    'Ahoj',
    '> a',
    'On Monday Jan wrote:',
    'From: Jan',
    'To: Anna',
    '-- ',
    '',
    '___________',
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 15 }), (lines) => {
      const kept = newestPart(lines.join('\n')).split('\n');
      assert.ok(kept.every((each) => each === '' || lines.some((known) => known.trim() === each.trim())));
    }),
  );
});
