import { isDay } from '../../days.ts';
import type { FieldIssue } from '../../field-issue.ts';
import { checkLongest } from '../../text-length.ts';

/** Longest note in characters, longest time of one entry in minutes, and how many entries a list shows. */
export const timeLimits = { note: 500, minutes: 24 * 60, listed: 200 } as const;

/** What somebody notes: on which day (`YYYY-MM-DD`), how long, for which milestone, what it was; whose time it is. */
export type TimeFacts = {
  day: string;
  /** Whole minutes. */
  minutes: number;
  /** Null for none. */
  milestoneId: string | null;
  /** Null where their account is gone. */
  personId: string | null;
  /** May be ''. */
  note: string;
};

/** Returns what is wrong with a time, of which null was not understood. */
export function checkMinutes(minutes: number | null): FieldIssue<'minutes'>[] {
  if (minutes === null || minutes < 1) return [{ field: 'minutes', rule: 'duration' }];
  return minutes > timeLimits.minutes ? [{ field: 'minutes', rule: 'duration-too-long' }] : [];
}

/** Returns what is wrong with noted time; `today` is the day where the agency is. */
export function checkTime(
  { day, minutes, note }: Pick<TimeFacts, 'day' | 'note'> & { minutes: number | null },
  today: string,
): FieldIssue<'day' | 'minutes' | 'note'>[] {
  return [...checkDay(day, today), ...checkMinutes(minutes), ...checkLongest('note', note, timeLimits.note)];
}

function checkDay(day: string, today: string): FieldIssue<'day'>[] {
  if (!isDay(day)) return [{ field: 'day', rule: 'required' }];
  return day > today ? [{ field: 'day', rule: 'time-ahead' }] : [];
}
