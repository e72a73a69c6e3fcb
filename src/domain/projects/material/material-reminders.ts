import { addDays } from '../../analytics/periods.ts';
import { type MaterialStatus, owedStatuses } from './material-status.ts';

/** Days from its day on which a thing is reminded of (I7): before it, the day after, then three times by the week. */
export const materialReminderDays = [-3, 1, 8, 15, 22] as const;

/** Least days between two words about one thing, also after days without a running server. */
const pauseDays = 3;

/** The `toldOn` of what nobody has been told of yet, so that its reminders need not wait; days as `YYYY-MM-DD`. */
export const neverTold = (today: string): string => addDays(today, -pauseDays);

/** A thing that is owed, as far as reminders hang on it; days as `YYYY-MM-DD`. */
export type RemindedMaterial = {
  status: MaterialStatus;
  dueOn: string | null;
  /** How many of the reminders are over, sent or left out. */
  reminders: number;
  /** When the customer was last mailed of it: that the project begins, a reason, or a reminder; `neverTold` when not yet. */
  toldOn: string;
};

/**
 * How many of a thing's reminders are over once the one is sent that is due on a day; null where none is due. Only the newest is sent
 * of those that a server has missed, and none of what was given or has no day.
 */
export function materialReminderDue(
  { status, dueOn, reminders, toldOn }: RemindedMaterial,
  today: string,
): number | null {
  if (dueOn === null || !owedStatuses.includes(status) || today < addDays(toldOn, pauseDays)) return null;
  const reached = materialReminderDays.filter((days) => addDays(dueOn, days) <= today).length;
  return reached > reminders ? reached : null;
}
