import { addDays } from '../analytics/periods.ts';
import { dayAfter } from '../days.ts';

/* Months as `YYYY-MM`, days as `YYYY-MM-DD`; no time zone is involved. */

/** Whether a text is a month that a calendar shows. */
export const isMonth = (text: string): boolean => /^(?:19|20|21)\d{2}-(?:0[1-9]|1[0-2])$/.test(text);

/** The month of a day. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** The month so many months later, or earlier. */
export function monthLater(month: string, count: number): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + count);
  return date.toISOString().slice(0, 7);
}

/** The weeks that a month touches, each from Monday to Sunday, as all four languages count them. */
export function weeksOf(month: string): string[][] {
  const first = `${month}-01`;
  const weekday = (new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7;
  const end = `${monthLater(month, 1)}-01`;
  const weeks: string[][] = [];
  for (let day = addDays(first, -weekday); day < end;) {
    const week: string[] = [];
    for (let index = 0; index < 7; index++, day = dayAfter(day)) week.push(day);
    weeks.push(week);
  }
  return weeks;
}
