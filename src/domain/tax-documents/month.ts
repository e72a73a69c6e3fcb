import { addDays } from '../analytics/periods.ts';
import { startOfDay } from '../days.ts';
import { periodAfter } from './recurring-invoice.ts';

/** A month as `YYYY-MM`, of this century: what is counted from its end has to be a day as well. */
export const monthPattern = /^20\d{2}-(?:0[1-9]|1[0-2])$/;

/** First and last day of a month (`YYYY-MM`) as `YYYY-MM-DD`. */
export function daysOfMonth(month: string): { first: string; last: string } {
  return { first: `${month}-01`, last: addDays(`${periodAfter(month)}-01`, -1) };
}

/** When a month (`YYYY-MM`) is over for the agency, in ms UTC. */
export const endOfMonth = (month: string): number => startOfDay(`${periodAfter(month)}-01`, 'sk');
