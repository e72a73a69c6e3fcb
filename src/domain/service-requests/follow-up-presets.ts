import { dayAfter, dayOf, isDay, startOfDay } from '../days.ts';

/** When a request is to be looked at again, as one presses it; a day of one's own is typed. */
export const followUpPresets = ['tomorrow', 'in-3-days', 'next-week'] as const;
export type FollowUpPreset = (typeof followUpPresets)[number];

/** Reminders come at the beginning of the working day, at eight in the agency's time, in ms after midnight. */
const morningMs = 8 * 60 * 60_000;

/** The moment that a preset means, seen from `now` (ms UTC): next week begins on Monday. */
export function followUpAt(preset: FollowUpPreset, now: number): number {
  const today = dayOf(now, 'sk');
  const days = { tomorrow: 1, 'in-3-days': 3, 'next-week': daysToMonday(today) }[preset];
  return morningOf(Array.from({ length: days }).reduce<string>((day) => dayAfter(day), today));
}

/** The moment that a typed day (YYYY-MM-DD) means; null unless it is a day that is still to come. */
export function followUpOnDay(day: string, now: number): number | null {
  if (!isDay(day) || day <= dayOf(now, 'sk')) return null;
  return morningOf(day);
}

const morningOf = (day: string) => startOfDay(day, 'sk') + morningMs;

/** How many days it is from a day to the next Monday, 1 to 7. */
function daysToMonday(day: string): number {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  return (8 - weekday) % 7 || 7;
}
