import { addDays } from '../analytics/periods.ts';

/** What a person may ask about their data (GDPR art. 15 to 21). */
export const subjectRequestKinds = [
  'access',
  'rectification',
  'erasure',
  'restriction',
  'portability',
  'objection',
] as const;
export type SubjectRequestKind = (typeof subjectRequestKinds)[number];

/** Whether a request is answered by erasing: it was asked, or the use of the data is objected to (GDPR art. 17(1)(c)). */
export const isAnsweredByErasing = (kind: SubjectRequestKind): boolean => kind === 'erasure' || kind === 'objection';

/** How a request was answered. */
export const subjectRequestOutcomes = ['fulfilled', 'partly', 'refused', 'withdrawn'] as const;
export type SubjectRequestOutcome = (typeof subjectRequestOutcomes)[number];

/** Limits of what is typed, in characters. */
export const subjectRequestLimits = { name: 200, reason: 1000, note: 2000 } as const;

/** Days before the last one on which the agency is reminded. */
export const reminderDays = 7;

/** The same day so many months later; a day that the month has not is its last (Regulation 1182/71, art. 3(2)(c)). */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

/**
 * The last day of the answer, `YYYY-MM-DD`: one month after the request came, three once it was extended (GDPR art. 12(3)). One that is a
 * Saturday or a Sunday ends with the next Monday (Regulation 1182/71, art. 3(4)); public holidays are not counted, so that it is never later.
 */
export function dueDayOf(receivedOn: string, { isExtended }: { isExtended: boolean }): string {
  const day = monthsAfter(receivedOn, isExtended ? 3 : 1);
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday === 6 ? addDays(day, 2) : weekday === 0 ? addDays(day, 1) : day;
}

/** How a request stands on a day (`YYYY-MM-DD`). */
export type SubjectRequestState = 'answered' | 'open' | 'due-soon' | 'overdue';

/** Tells how a request stands: the last week before its day is near. */
export function stateOfRequest(
  { answeredAt, dueOn }: { answeredAt: number | null; dueOn: string },
  today: string,
): SubjectRequestState {
  if (answeredAt !== null) return 'answered';
  if (dueOn < today) return 'overdue';
  return dueOn <= addDays(today, reminderDays) ? 'due-soon' : 'open';
}
