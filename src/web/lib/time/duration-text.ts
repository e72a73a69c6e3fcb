import { type Language, localeOf } from '#domain/languages.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** From so many ms on, a duration is given in days. */
const givenInDays = 2 * day;

type Unit = 'day' | 'hour' | 'minute';

/** A duration (ms) in the largest unit that fits: minutes, hours, from two days on days. Rounded down. */
export function durationText(duration: number, language: Language, digits: 0 | 1 = 0): string {
  const [unit, size] = unitOf(duration);
  return formatOf(unit, language, digits).format(duration / size);
}

function unitOf(duration: number): readonly [Unit, number] {
  if (duration >= givenInDays) return ['day', day];
  return duration >= hour ? ['hour', hour] : ['minute', minute];
}

/** A format is costly to create, and a list needs it in every row. */
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
