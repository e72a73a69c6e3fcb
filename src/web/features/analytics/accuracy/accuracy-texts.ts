import type { AccuracyGroup, Dimension, GroupName } from '#domain/analytics/accuracy/accuracy-groups.ts';
import type { Deviation } from '#domain/analytics/accuracy/accuracy.ts';
import { projectSizes, serviceTypes, trades } from '#domain/configurator/answers.ts';
import { type Language, localeOf } from '#domain/languages.ts';
import { minusSign } from '#domain/money.ts';
import type { GetText } from '#locales/text-key.ts';

/** Who reads: texts and the language of numbers. */
export type Reader = { t: GetText; language: Language };

/** A deviation in whole percent with its sign: `−12 %`. */
export function deviationText(share: number, language: Language): string {
  return formatOf(language, 'exceptZero').format(share).replace('-', minusSign);
}

const formatOf = (language: Language, signDisplay: 'exceptZero' | 'never') =>
  new Intl.NumberFormat(localeOf[language], { style: 'percent', maximumFractionDigits: 0, signDisplay });

/** Median and the middle half: `−12 % (−20 % … −3 %)`. */
export function spreadText({ bias, low, high }: Deviation, language: Language): string {
  const [middle, from, to] = [bias, low, high].map((share) => deviationText(share, language));
  return `${middle} (${from} … ${to})`;
}

/** Name of a group as it stands in the configurator. */
export function groupText(name: GroupName, dimension: Dimension, { t }: Reader): string {
  if (name === 'all') return t('analytics:accuracy.all');
  const trade = trades.find((each) => each === name);
  if (trade) return t(`configurator:trades.${trade}`);
  const service = serviceTypes.find((each) => each === name);
  if (service) return t(`configurator:serviceTypes.${service}.name`);
  const size = projectSizes.find((each) => each === name);
  if (size) return t(`configurator:sizes.${size}.name`);
  return dimension === 'trade' ? t('analytics:quotes.noTrade') : t('analytics:accuracy.noSize');
}

/** What can be claimed of a group: that its estimates are low, high or right; null while its projects are too few (H8). */
export function claimText({ name, accuracy }: AccuracyGroup, dimension: Dimension, reader: Reader): string | null {
  if (!accuracy.deviation) return null;
  const { bias } = accuracy.deviation;
  const values = {
    name: groupText(name, dimension, reader),
    percent: formatOf(reader.language, 'never').format(bias),
  };
  if (Math.round(bias * 100) === 0) return reader.t('analytics:accuracy.claims.right', values);
  return reader.t(bias < 0 ? 'analytics:accuracy.claims.low' : 'analytics:accuracy.claims.high', values);
}
