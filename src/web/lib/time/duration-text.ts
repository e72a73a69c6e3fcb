import { type Language, localeOf } from '#domain/languages.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** From so many ms on, a span is told in days. */
const toldInDays = 2 * day;

type Unit = 'day' | 'hour' | 'minute';

/** A span of time (ms) in the largest unit that fits: minutes, hours, from two days on days. Begun ones do not count. */
export function durationText(span: number, language: Language, digits: 0 | 1 = 0): string {
  const [unit, size] = unitOf(span);
  return formatOf(unit, language, digits).format(span / size);
}

function unitOf(span: number): readonly [Unit, number] {
  if (span >= toldInDays) return ['day', day];
  return span >= hour ? ['hour', hour] : ['minute', minute];
}

/** A format is costly to make, and a list asks for it in every row. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(unit: Unit, language: Language, digits: 0 | 1): Intl.NumberFormat {
  const key = `${unit} ${language} ${digits}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(localeOf[language], {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: digits,
    roundingMode: 'trunc',
  });
  formats.set(key, format);
  return format;
}
