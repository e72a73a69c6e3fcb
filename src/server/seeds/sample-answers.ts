import {
  type Answers,
  budgetRanges,
  emptyAnswers,
  objectives,
  projectSizes,
  quoteModes,
  serviceTypes,
  timelines,
  trades,
} from '#domain/configurator/answers.ts';
import { featureIds } from '#domain/configurator/features.ts';
import { type Estimate, estimate } from '#domain/estimates/estimate.ts';
import type { VersionedPriceBook } from '#domain/estimates/price-book/price-book.ts';
import { type Language, inEachLanguage, languages } from '#domain/languages.ts';
import { currencyOf } from '#domain/money.ts';
import { type Random, pick, pickWeighted, seededRandom } from './random.ts';

/** Answers of the configurator without the contact, with their estimate. */
export type Sample = { answers: Answers; estimate: Estimate };

/** Enough to look varied; computing an estimate for each of a million requests would take minutes. */
const samplesOfLanguage = 200;

const customTrades: Record<Language, readonly string[]> = {
  sk: ['Kominárstvo', 'Záhradníctvo'],
  cs: ['Kominictví', 'Zahradnictví'],
  da: ['Skorstensfejer', 'Anlægsgartner'],
  en: ['Chimney sweep', 'Landscaping'],
};

/** Answers and estimates to choose from, by language. */
export function sampleAnswersOf(book: VersionedPriceBook): Record<Language, readonly Sample[]> {
  return inEachLanguage((language) =>
    Array.from({ length: samplesOfLanguage }, (_, row) =>
      sampleOf(seededRandom(languages.indexOf(language) + 1, row), language, book),
    ),
  );
}

function sampleOf(random: Random, language: Language, book: VersionedPriceBook): Sample {
  const mode = pick(random, quoteModes);
  const trade = pick(random, trades);
  const answers: Answers = {
    ...emptyAnswers,
    mode,
    serviceType: pickWeighted(random, [
      [serviceTypes[0], 50],
      [serviceTypes[1], 14],
      [serviceTypes[2], 28],
      [serviceTypes[3], 8],
    ]),
    objectives: some(random, objectives, 3),
    trade,
    customTrade: trade === 'custom' ? pick(random, customTrades[language]) : '',
    features: mode === 'detailed' ? some(random, featureIds, 6) : [],
    size: pick(random, projectSizes),
    budget: pick(
      random,
      budgetRanges.filter((range) => range !== 'custom'),
    ),
    timeline: pick(random, timelines),
  };
  const computed = estimate(answers, book, currencyOf[language]);
  if (!computed) throw new Error('Complete answers have an estimate.');
  return { answers, estimate: computed };
}

/** Some members of a list in its order, at least one. */
function some<T>(random: Random, list: readonly T[], most: number): T[] {
  const chosen = new Set(Array.from({ length: 1 + Math.floor(random() * most) }, () => pick(random, list)));
  return list.filter((item) => chosen.has(item));
}
