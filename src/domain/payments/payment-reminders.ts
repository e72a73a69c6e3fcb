import { type TimedRequest, daysOver, paymentStatusAt } from './due-days.ts';

/** Days after the last day for paying on which each of the reminders is due, friendly to firm. */
export const reminderDays = [3, 10, 21] as const;

/** The reminders: a friendly word, a second one, a last one. */
export const reminderSteps = [1, 2, 3] as const;
export type ReminderStep = (typeof reminderSteps)[number];

/** Least time between two reminders (ms), also after days without a running server. */
const pauseMs = 7 * 86_400_000;

/** A request for money, as far as reminders of it hang on it. */
export type RemindedRequest = TimedRequest & {
  /** How many were sent, and when the last one was (ms UTC). */
  reminders: number;
  remindedAt: number | null;
  isStopped: boolean;
};

/**
 * The reminder that is due at a time (ms UTC); null for none. Each is sent once and in its order, never two within a week, none
 * while a claim is being looked into, none that the agency has stopped, and none of what is paid or cancelled.
 */
export function reminderDue(request: RemindedRequest, now: number): ReminderStep | null {
  const { reminders, remindedAt, isStopped, dueOn, language } = request;
  const step = reminderSteps[reminders];
  if (step === undefined || isStopped || dueOn === null || paymentStatusAt(request, now) !== 'overdue') return null;
  if (remindedAt !== null && now < remindedAt + pauseMs) return null;
  return daysOver(dueOn, language, now) >= (reminderDays[reminders] ?? Infinity) ? step : null;
}
