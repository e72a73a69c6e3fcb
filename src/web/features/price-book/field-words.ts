import type { PriceField, PriceSubject, PriceUnit } from '#domain/estimates/price-book/price-fields.ts';
import { type Language, localeOf } from '#domain/languages.ts';
import { minusSign } from '#domain/money.ts';
import type { GetText } from '#locales/text-key.ts';

/** What a figure is about, in words: `Nový web · Malý (Starter)`. */
export function subjectName(subject: PriceSubject, t: GetText): string {
  switch (subject.kind) {
    case 'base':
      return `${t(`configurator:serviceTypes.${subject.serviceType}.name`)} · ${t(`configurator:sizes.${subject.size}.name`)}`;
    case 'feature':
      return t(`configurator:features.${subject.feature}.name`);
    case 'feature-days':
      return t('priceBook:names.days', { name: t(`configurator:features.${subject.feature}.name`) });
    case 'package':
      return t('priceBook:names.package', { name: t(`estimates:packages.${subject.package}`) });
    case 'marketing':
      return t(`priceBook:names.bands.${subject.band}`);
    case 'installments':
      return t(`priceBook:names.installments.${subject.parts}`);
    default:
      return scheduleName(subject, t);
  }
}

type Schedule = Extract<PriceSubject, { kind: 'package-from' | 'urgency' | 'size-weeks' | 'timeline-weeks' }>;

function scheduleName(subject: Schedule, t: GetText): string {
  switch (subject.kind) {
    case 'package-from':
      return t('priceBook:names.packageFrom', { name: t(`estimates:packages.${subject.package}`) });
    case 'urgency':
      return t('priceBook:names.urgency', { name: t(`configurator:timelines.${subject.timeline}.name`) });
    case 'size-weeks':
      return t('priceBook:names.sizeWeeks', { name: t(`configurator:sizes.${subject.size}.name`) });
    case 'timeline-weeks':
      return t('priceBook:names.timelineWeeks', { name: t(`configurator:timelines.${subject.timeline}.name`) });
  }
}

/** The full name of a figure: what it is about, and which end of the range. */
export function fieldName({ subject, end }: PriceField, t: GetText): string {
  return t(`priceBook:editor.ends.${end}`, { name: subjectName(subject, t) });
}

/** A figure in its unit, as it is read: `1 200 €`, `3 dni`. */
export function figureText(value: number | null, unit: PriceUnit, { t, language }: Reader): string {
  if (value === null) return t('priceBook:units.open');
  const number = value.toLocaleString(localeOf[language]);
  if (unit === 'euro' || unit === 'percent') return t(`priceBook:units.${unit}`, { value: number });
  return t(`priceBook:units.${unit}`, { count: value });
}

/** Who reads: texts and the language of numbers. */
export type Reader = { t: GetText; language: Language };

/** A change in percent with its sign: `+12,5 %`, `−3 %`. */
export function percentText(percent: number, { t, language }: Reader): string {
  const format = new Intl.NumberFormat(localeOf[language], { signDisplay: 'exceptZero', maximumFractionDigits: 1 });
  return t('priceBook:changes.percent', { value: format.format(percent).replace('-', minusSign) });
}

/** Id of the control of a figure. */
export function fieldId(path: string): string {
  return `price-${path.replaceAll('.', '-')}`;
}
