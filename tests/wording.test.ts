import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { trades } from '#domain/configurator/answers.ts';
import { firstPriceBook } from '#domain/estimates/price-book/first-price-book.ts';
import { finishTexts } from '#domain/languages/finish-texts.ts';
import { type Language, languages } from '#domain/languages.ts';
import { replacedWording } from './locales/wording.ts';

/** The texts stand below it in a folder for each language. */
const root = path.join(import.meta.dirname, '../src/locales');

type Text = readonly [place: string, text: string];

/** Every text of a language by its place; words that are only searched for are no texts. */
async function textsOf(language: Language): Promise<Text[]> {
  const files = globSync(`${language}/**/*.ts`, { cwd: root, exclude: ['**/asked-words.ts'] });
  const trees = await Promise.all(files.map(async (file) => [file, await import(path.join(root, file))] as const));
  return trees.flatMap(([file, tree]) => leavesOf(tree, file));
}

function leavesOf(value: unknown, place: string): Text[] {
  if (typeof value === 'string') return [[place, value.replaceAll(/[\u00A0\u202F]/g, ' ')]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => leavesOf(each, `${place} ${key}`));
}

const urgentQuestion = /faq\.ts faq urgent answer$/;
const whoFor = /faq\.ts faq for-whom answer$/;

/** A count of trades in words; none where the text counts nothing. */
const countOfTrades = /(?<count>\S+) (?:remesiel|řemesel|fag|trades)\b/;
const eight = new Set(['ôsmich', 'osem', 'osmi', 'otte', 'eight']);

/** The sample of an entry in a register, which is written with a hyphen. */
const registerEntry = '430-12345';

const workingDay = /pracovn|arbejdsdag|hverdag|working day/i;
const fullDay = /\b24 (?:h\b|hod|timer|hours)/;
/** A sentence about the signed sum on an invoice. */
const signedOnInvoice =
  /(?=.*(?:faktú|faktu|invoice))(?=.*(?:podp[ií]s|underskr|signed))(?=.*(?:sum|částk|beløb|amount))/i;
const tax = /DPH|moms|VAT/;

describe('what texts say', () => {
  for (const language of languages) {
    test(`C no text has wording that native readers have replaced (${language})`, async () => {
      const found = (await textsOf(language)).filter(([, text]) =>
        replacedWording[language].some((wording) => wording.test(text.replaceAll(/\{\{\w+\}\}/g, ''))),
      );
      assert.deepEqual(found, []);
    });
  }

  test('B1 no finished text has a range that a line can break, or one with a hyphen for its dash', async () => {
    for (const language of languages) {
      const texts = await textsOf(language);
      assert.ok(
        texts.some(([, text]) => /\d–\d/.test(text)),
        language,
      );
      const loose = texts.filter(([, text]) =>
        /[\d}](?:–|-| - )[\d{]/.test(finishTexts(text, language).replace(registerEntry, '')),
      );
      assert.deepEqual(loose, []);
    }
  });

  test('A3 a text that counts the trades names as many as can be chosen', async () => {
    assert.equal(trades.filter((trade) => trade !== 'custom').length, 8);
    for (const language of languages) {
      const [, text = ''] = (await textsOf(language)).find(([place]) => whoFor.test(place)) ?? [];
      assert.ok(text.length > 0, language);
      const count = countOfTrades.exec(text)?.groups?.['count'];
      if (count !== undefined) assert.ok(eight.has(count), `${language}: ${count}`);
    }
  });

  test('A4 the answer about urgent work names the highest surcharge of the price book', async () => {
    const highest = Math.max(...Object.values(firstPriceBook.urgency).map(({ maximum }) => maximum));
    for (const language of languages) {
      const [, text = ''] = (await textsOf(language)).find(([place]) => urgentQuestion.test(place)) ?? [];
      assert.deepEqual(
        [...text.matchAll(/(\d+) ?%/g)].map(([, percent]) => Number(percent)),
        [highest],
        language,
      );
    }
  });

  test('A5 a text that promises the signed sum on the invoice names VAT', async () => {
    const promises = (await Promise.all(languages.map(textsOf)))
      .flat()
      .filter(([, text]) => text.split(/(?<=[.!?]) /).some((sentence) => signedOnInvoice.test(sentence)));
    assert.ok(promises.length > 0);
    assert.deepEqual(
      promises.filter(([, text]) => !tax.test(text)),
      [],
    );
  });

  test('A9 the promise of 24 hours is nowhere limited to working days', async () => {
    for (const language of languages) {
      const promised = (await textsOf(language)).filter(([, text]) => fullDay.test(text));
      assert.ok(promised.length >= 5, language);
      assert.deepEqual(
        promised.flatMap(([place, text]) =>
          text
            .split(/(?<=[.!?]) /)
            .filter((sentence) => fullDay.test(sentence) && workingDay.test(sentence))
            .map(() => place),
        ),
        [],
      );
    }
  });
});
