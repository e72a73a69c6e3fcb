/** Longest text that is read as a duration, in characters. */
export const longestDuration = 20;

const hour = '(?:h|hod|hodina|hodiny|hodin|hodín|t|time|timer|hr|hrs|hour|hours)\\.?';
const minute = '(?:m|min|minúta|minúty|minút|minuta|minuty|minut|minutter|minute|minutes)\\.?';

const clock = /^(\d{1,3}):([0-5]\d)$/;
const decimalHours = new RegExp(`^(\\d{1,3}(?:[.,]\\d{1,3})?) ?(?:${hour})?$`, 'u');
const minutesAlone = new RegExp(`^(\\d{1,4}) ?${minute}$`, 'u');
const hoursAndMinutes = new RegExp(`^(\\d{1,3}) ?${hour} ?([0-5]?\\d) ?(?:${minute})?$`, 'u');

/**
 * Reads how long somebody has worked as people write it, in whole minutes: `1:30`, `1,5`, `1.5 h`, `90 min`, `1 h 30 min`, with the words of
 * all languages. A number alone is hours. Null where it says nothing.
 */
export function parseDuration(text: string): number | null {
  if (text.length > longestDuration) return null;
  const written = text.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  const [, hours, minutes] = clock.exec(written) ?? hoursAndMinutes.exec(written) ?? [];
  if (hours !== undefined) return Number(hours) * 60 + Number(minutes);
  const [, only] = minutesAlone.exec(written) ?? [];
  if (only !== undefined) return Number(only);
  const [, decimal] = decimalHours.exec(written) ?? [];
  return decimal === undefined ? null : Math.round(Number(decimal.replace(',', '.')) * 60);
}

/** Writes minutes as hours and minutes, `12:05`, in a form that `parseDuration` reads. */
export const writeDuration = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
