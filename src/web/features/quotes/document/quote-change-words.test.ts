import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ComparedQuote, wordChanges } from '#domain/quotes/content/change-words.ts';
import type { QuoteLine } from '#domain/quotes/lines/quote-line.ts';
import { totalsOf } from '#domain/quotes/lines/totals.ts';
import { type Language, languages } from '#domain/languages.ts';
import { currencyOf } from '#domain/money.ts';
import { createGetText } from '#locales/create-get-text.ts';
import { lineChangeText, sumChangeText } from '#locales/quote-change-text.ts';
import { texts as sk } from '#locales/sk/texts.ts';
import { texts as cs } from '#locales/cs/texts.ts';
import { texts as da } from '#locales/da/texts.ts';
import { texts as en } from '#locales/en/texts.ts';
import { lineOf } from '#tests/support/quotes/quote-lines.ts';

const allTexts = { sk, cs, da, en };
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

const quote = (language: Language, lines: readonly QuoteLine[]): ComparedQuote => ({
  language,
  currency: currencyOf[language],
  lines,
  totals: totalsOf(lines),
});

/** The sentences of what changed, and of the sum that is paid once. */
function say(language: Language, before: readonly QuoteLine[], after: readonly QuoteLine[]): string[] {
  const t = createGetText(language, allTexts[language]);
  const changes = wordChanges(quote(language, before), quote(language, after));
  const sums = changes.once ? [sumChangeText(changes.once, t)] : [];
  return [...changes.lines.map((change) => lineChangeText(change, t)), ...sums].map(plain);
}

const gallery = lineOf({ id: 'gallery', name: 'Galéria', unit: 'kusov', quantity: 3000, unitPrice: 6000, taxRate: 0 });
const web = lineOf({ id: 'web', name: 'Web', taxRate: 0 });

test('H7 a changed quantity is said with both values and by how much the line is dearer', () => {
  assert.deepEqual(say('sk', [web, gallery], [web, { ...gallery, quantity: 5000 }]), [
    'Galéria: 3 kusov → 5 kusov, o 120 € viac',
    '280 € → 400 €, o 120 € viac',
  ]);
});

test('H7 each kind of change of a line has its own words', () => {
  const cases: [Partial<QuoteLine>, string][] = [
    [{ name: 'Fotogaléria' }, 'Fotogaléria: predtým „Galéria“'],
    [{ description: 'S popismi' }, 'Galéria: upravený popis'],
    [{ unit: 'ks' }, 'Galéria: jednotka kusov → ks'],
    [{ unitPrice: 6050 }, 'Galéria: cena za jednotku 60 € → 60,50 €, o 1,50 € viac'],
    [{ discount: { kind: 'percent', basisPoints: 1000 } }, 'Galéria: zľava 10 %, o 18 € menej'],
    [{ discount: { kind: 'sum', amount: 500 } }, 'Galéria: zľava 5 €, o 5 € menej'],
    [{ taxRate: 2300 }, 'Galéria: DPH 0 % → 23 %'],
    [{ option: { minimum: 1000, maximum: 9000 } }, 'Galéria: odteraz voliteľná'],
    [{ recurrence: 'monthly' }, 'Galéria: odteraz mesačne'],
  ];
  for (const [changes, sentence] of cases) {
    assert.equal(say('sk', [gallery], [{ ...gallery, ...changes }])[0], sentence);
  }
});

test('H7 a saving has its minus in a sentence as in the lines', () => {
  const saving = lineOf({ id: 'saving', name: 'Balík', kind: 'saving', unitPrice: -6000, taxRate: 0 });
  assert.deepEqual(say('sk', [web, gallery, saving], [web, gallery, { ...saving, unitPrice: -9050 }]), [
    'Balík: cena za jednotku \u221260 € → \u221290,50 €, o 30,50 € menej',
    '220 € → 189,50 €, o 30,50 € menej',
  ]);
});

test('H7 lines that came, went or only moved are said as such', () => {
  const later = [gallery, lineOf({ id: 'shop', name: 'E-shop', unitPrice: 50_000, taxRate: 0 })];
  assert.deepEqual(say('sk', [web, gallery], later), [
    'E-shop: nová položka, o 500 € viac',
    'Web: vypadla, o 100 € menej',
    '280 € → 680 €, o 400 € viac',
  ]);
  const moved = say('sk', [web, gallery], [gallery, web]);
  assert.deepEqual(moved, ['Galéria: iné miesto v ponuke']);
});

test('H7 two equal versions have nothing to say, in any language', () => {
  for (const language of languages) assert.deepEqual(say(language, [web, gallery], [web, gallery]), []);
});

test('H7 every change is said in every language', () => {
  const more = { ...gallery, quantity: 4000, discount: { kind: 'percent', basisPoints: 500 }, taxRate: 500 } as const;
  for (const language of languages) {
    const sentences = say(language, [web, gallery], [more]);
    assert.equal(sentences.length, 3);
    for (const sentence of sentences) assert.doesNotMatch(sentence, /quoteDocument|\{\{|undefined/);
  }
});

test('H7 sums in different currencies are shown without a difference', () => {
  const changes = wordChanges(quote('sk', [gallery]), { ...quote('cs', [gallery]), currency: 'CZK' });
  assert.equal(changes.once?.difference, null);
});

test('H7 sums say that tax is in them where it is', () => {
  const taxOf = (taxRate: number, later: number) =>
    wordChanges(quote('sk', [lineOf({ taxRate })]), quote('sk', [lineOf({ taxRate: later, unitPrice: 20_000 })]));
  assert.deepEqual([taxOf(2300, 2300).isTaxed, taxOf(2300, 0).isTaxed, taxOf(0, 0).isTaxed], [true, true, false]);
});
