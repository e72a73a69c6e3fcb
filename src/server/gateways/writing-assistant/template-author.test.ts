import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  type Answers,
  emptyAnswers,
  lengthLimits,
  objectives,
  projectSizes,
  quoteModes,
  serviceTypes,
  timelines,
  trades,
} from '#domain/configurator/answers.ts';
import { featureIds } from '#domain/configurator/features.ts';
import { minimumLengths } from '#domain/configurator/step-checks.ts';
import { estimate } from '#domain/estimates/estimate.ts';
import { firstVersion } from '#domain/estimates/price-book/first-price-book.ts';
import { type Language, languages } from '#domain/languages.ts';
import { currencyOf } from '#domain/money.ts';
import { outlinePrd } from '#domain/writing/outline-prd.ts';
import { prdSchema, suggestionSchema } from '#domain/writing/prd-schema.ts';
import { writeDescription } from '#domain/writing/write-description.ts';
import { writePrd } from '#domain/writing/write-prd.ts';
import { partialAnswers } from '#tests/support/requests/arbitrary-answers.ts';
import { texts as allTexts } from '#locales/texts.ts';
import { writingTexts } from './template-author.ts';

const anyLanguage = fc.constantFrom(...languages);
/** Typed texts are not checked. */
const untyped = partialAnswers.map((answers): Answers => ({ ...answers, customTrade: 'kamenárstvo', description: '' }));

function outlineOf(answers: Answers, language: Language) {
  const priced = estimate(answers, firstVersion, currencyOf[language]);
  if (!priced) return null;
  const texts = writingTexts[language];
  const prd = writePrd({ answers, estimate: priced, language, number: 'ABC123' }, texts);
  assert.deepEqual(prdSchema.parse(structuredClone(prd)), prd);
  return outlinePrd(prd, texts, language);
}

/** Every text of a tree. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

/** Signs of a badly assembled sentence. */
const flaws = /\{\{|\}\}|undefined|null|NaN|\[object|\s{2}|\s[.,;!?]|\.\.|,,|\(\)|: ?\.|^\s|\s$/;

function assertFlawless(text: string): void {
  assert.doesNotMatch(text, flaws);
  for (const part of text.split('\n')) assert.equal(part, part.trim());
}

test('H4 for any answers, a document in every language has no gap and no placeholder', () => {
  fc.assert(
    fc.property(untyped, anyLanguage, (answers, language) => {
      const outline = outlineOf(answers, language);
      if (!outline) return;
      for (const text of textsIn(outline).filter(Boolean)) assertFlawless(text);
      for (const { id, title, lead, points } of outline.sections) {
        assert.ok(title && lead);
        assert.ok(points.length > 0, id);
        assert.ok(points.every(({ text }) => text !== ''));
      }
    }),
    { numRuns: 400 },
  );
});

/** Every trade, service, size and mode with every feature and objective. */
const everyAnswers: Answers[] = trades.flatMap((trade) =>
  serviceTypes.flatMap((serviceType) =>
    projectSizes.flatMap((size) =>
      quoteModes.map((mode) => ({
        ...emptyAnswers,
        mode,
        serviceType,
        trade,
        size,
        objectives,
        features: featureIds,
        customTrade: 'kamenárstvo',
      })),
    ),
  ),
);

test('H4 every feature, trade, service and size has texts in every language', () => {
  for (const answers of everyAnswers) {
    for (const language of languages) {
      const outline = outlineOf(answers, language);
      const scope = outline?.sections.find(({ id }) => id === 'scope')?.points ?? [];
      assert.ok(scope.length >= (answers.mode === 'detailed' ? featureIds.length + 3 : 4));
      assert.ok(scope.every(({ items }) => items.length === 3));
      for (const text of textsIn(outline).filter(Boolean)) assertFlawless(text);
    }
  }
});

test('H4 no two points of a section have the same name', () => {
  fc.assert(
    fc.property(untyped, anyLanguage, (answers, language) => {
      for (const { id, points } of outlineOf(answers, language)?.sections ?? []) {
        const names = points.map(({ title, text }) => title || text);
        assert.equal(new Set(names).size, names.length, `${id}: ${names.join(' | ')}`);
      }
    }),
    { numRuns: 200 },
  );
});

test('C5 a description of any answers fits its field and has no gap', () => {
  fc.assert(
    fc.property(untyped, anyLanguage, (answers, language) => {
      const text = writeDescription(answers, writingTexts[language], language);
      assert.ok([...text].length >= minimumLengths.description && [...text].length <= lengthLimits.description);
      assert.equal(suggestionSchema.parse(text), text);
      for (const part of text.split('\n').filter(Boolean)) assertFlawless(part);
    }),
    { numRuns: 400 },
  );
});

test('C5 a description grows with the answers and names what was chosen', () => {
  for (const language of languages) {
    const texts = writingTexts[language];
    const write = (answers: Partial<Answers>) =>
      writeDescription({ ...emptyAnswers, mode: 'detailed', ...answers }, texts, language);
    for (const feature of featureIds)
      assert.ok(write({ features: [feature] }).includes(texts.features[feature].phrase));
    for (const objective of objectives)
      assert.ok(write({ objectives: [objective] }).includes(texts.objectives[objective].phrase));
    for (const timeline of timelines) assert.ok(write({ timeline }).includes(texts.timelines[timeline].sentence));
    assert.ok(write({ trade: 'custom', customTrade: 'kamenárstvo' }).includes('kamenárstvo'));
  }
});

test('H4 a visitor’s text is in the document unchanged', () => {
  const answers: Answers = {
    ...emptyAnswers,
    mode: 'detailed',
    serviceType: 'website',
    trade: 'custom',
    customTrade: '{{measures}} & <b>',
    description: 'Riadok {{trade}}\n# dva',
    size: 'small',
  };
  const outline = outlineOf(answers, 'sk');
  assert.equal(outline?.description?.text, 'Riadok {{trade}}\n# dva');
  assert.ok(outline?.facts.some(({ text }) => text === '{{measures}} & <b>'));
});

const leaves = (tree: unknown, path = ''): [string, string][] =>
  typeof tree === 'string'
    ? [[path, tree]]
    : Object.entries(tree ?? {}).flatMap(([key, value]) => leaves(value, `${path}.${key}`));

test('B1 the texts of the writer have the same keys and placeholders in every language', () => {
  const forms = /\.(?:one|few|many)$/;
  const placeholders = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(String).toSorted().join();
  const reference = new Map(leaves(writingTexts.sk));
  for (const language of languages) {
    const own = new Map(leaves(writingTexts[language]));
    assert.deepEqual(
      [...own.keys()].filter((key) => !forms.test(key)).toSorted(),
      [...reference.keys()].filter((key) => !forms.test(key)).toSorted(),
      language,
    );
    for (const [key, text] of own) {
      assert.equal(placeholders(text), placeholders(reference.get(key) ?? ''), `${language} ${key}`);
      assert.equal(text, text.trim());
    }
    const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
    for (const plural of [writingTexts[language].document.days, writingTexts[language].document.weeks])
      assert.deepEqual(Object.keys(plural).toSorted(), categories, language);
  }
});

test('B1 no Danish, English or Czech sentence of the writer is left in Slovak', () => {
  const reference = new Map(leaves(writingTexts.sk));
  const shared = { cs: /^(?:\S+ ){0,4}\S+$/, da: /^(?:Blog|Kontakt|Projekt)$/, en: /^Blog$/ };
  for (const language of ['cs', 'da', 'en'] as const) {
    const left = leaves(writingTexts[language]).filter(
      ([key, text]) => reference.get(key) === text && /\p{L}{3}/u.test(text.replaceAll(/\{\{\w+\}\}/g, '')),
    );
    assert.deepEqual(
      left.filter(([, text]) => !shared[language].test(text)),
      [],
      language,
    );
  }
});

test('C B1 a feature has one name: the plan calls it as the configurator, the estimate and the library do', () => {
  for (const language of languages) {
    for (const feature of featureIds) {
      const { name } = allTexts[language].configurator.features[feature];
      assert.equal(writingTexts[language].features[feature].name, name, `${language} ${feature}`);
    }
  }
});
