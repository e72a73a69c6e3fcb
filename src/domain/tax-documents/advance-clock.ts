import { addDays, lengthOf } from '../analytics/periods.ts';

/** Days after a payment in which its tax document has to be issued (SK Act 222/2004 §73). */
const lastDayAfter = 15;
/** From so many days after the payment on, the office is warned. */
const urgentAfter = 10;

/** How long there is time for the tax document of a payment. */
export type AdvanceClock = { lastDay: string; daysLeft: number; isUrgent: boolean };

/** The clock of a payment (days `YYYY-MM-DD`): `daysLeft` is 0 on the last day and less when it is over. */
export function advanceClock(receivedOn: string, today: string): AdvanceClock {
  const lastDay = addDays(receivedOn, lastDayAfter);
  return {
    lastDay,
    daysLeft: lengthOf({ from: today, to: lastDay }) - 1,
    isUrgent: today >= addDays(receivedOn, urgentAfter),
  };
}
