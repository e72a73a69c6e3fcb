import { dayAfter, dayOf, startOfDay } from '../../days.ts';
import type { FieldIssue } from '../../field-issue.ts';
import { checkMinutes } from './check-time.ts';

const minuteMs = 60_000;

/** A timer that has run for longer was probably forgotten (minutes). */
export const longestTimer = 10 * 60;

/** Whole minutes between two times (ms UTC), rounded, and at least one. */
export const minutesBetween = (from: number, to: number): number => Math.max(1, Math.round((to - from) / minuteMs));

/** Whether a timer has run so long that what is right has to be asked. */
export const isTooLong = (startedAt: number, now: number): boolean => now - startedAt > longestTimer * minuteMs;

/** Returns what is wrong with what is said instead of the time that a timer has run: nothing can be longer than that. */
export function checkTimer(minutes: number | null, { startedAt, now }: { startedAt: number; now: number }) {
  const issues: FieldIssue<'minutes'>[] = checkMinutes(minutes);
  if (issues.length > 0 || minutes === null || minutes <= minutesBetween(startedAt, now)) return issues;
  return [{ field: 'minutes', rule: 'timer-shorter' } as const];
}

/**
 * Shares minutes that began at a time (ms UTC) out to the days of the agency, the shorter and longer ones of the change of summer time
 * included. Parts add up to the whole; a day with less than half a minute has none.
 */
export function daysOfTimer(startedAt: number, minutes: number): { day: string; minutes: number }[] {
  const days: { day: string; minutes: number }[] = [];
  let shared = 0;
  for (let day = dayOf(startedAt, 'sk'); shared < minutes; day = dayAfter(day)) {
    const passed = Math.round((startOfDay(dayAfter(day), 'sk') - startedAt) / minuteMs);
    const until = Math.min(minutes, passed);
    if (until > shared) days.push({ day, minutes: until - shared });
    shared = Math.max(shared, until);
  }
  return days;
}
