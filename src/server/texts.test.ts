import assert from 'node:assert/strict';
import { test } from 'node:test';
import { finishTexts } from '#domain/languages/finish-texts.ts';
import { joinRanges } from '#domain/languages/line-joiners.ts';
import { languages } from '#domain/languages.ts';
import { texts } from '#locales/texts.ts';
import { textsOf } from './texts.ts';

for (const language of languages) {
  test(`B1 the server speaks ${language} from the texts of ${language}`, () => {
    assert.equal(textsOf(language)('estimateDocument:title'), texts[language].estimateDocument.title);
    assert.equal(textsOf(language), textsOf(language));
  });
}

test('B1 a count chooses the plural form of the language', () => {
  const weeks = (language: 'sk' | 'en', count: number) =>
    textsOf(language)('estimates:weeksRange', { minimum: 1, count });
  const { weeksRange_few, weeksRange_other } = texts.sk.estimates;
  const filled = (text: string | undefined, count: string) =>
    joinRanges(text?.replace('{{minimum}}', '1').replace('{{count}}', count) ?? '');
  assert.equal(weeks('sk', 3), filled(weeksRange_few, '3'));
  assert.equal(weeks('sk', 7), filled(weeksRange_other, '7'));
  assert.match(weeks('en', 3), /3 weeks/);
});

test('B1 values are put in letter by letter: no escaping, no texts nested in them', () => {
  const name = '<b>Jana & syn</b> $t(common:brand.tagline) {{phone}}';
  assert.ok(textsOf('sk')('estimateDocument:preparedBy', { name }).includes(name));
});

for (const language of languages) {
  test(`B1 texts of ${language} that the build has finished stay as they are when the server finishes them again`, () => {
    const finished = finishTexts(texts[language], language);
    assert.notDeepEqual(finished, texts[language]);
    assert.deepEqual(finishTexts(finished, language), finished);
  });
}
