import { addDays, lengthOf } from '../analytics/periods.ts';
import type { CountryChoice } from '../customers/countries.ts';
import { type AdvanceRules, advanceMarkets } from '../settings/advance-rules.ts';
import { homeCountry } from '../settings/quote-settings.ts';
import type { TaxDecision } from '../tax/decide-tax.ts';
import { periodAfter, periodOf } from './recurring-invoice.ts';
import { needsAdvanceDocument } from './tax-of-document.ts';

/** Until when a payment has to have its document: within 15 days (SK Act 222/2004 §73), or by the 15th of the next month. */
export type AdvanceDeadline = 'fifteen-days' | 'next-month';

/** Days of the first deadline, and how many days before the end of either the office is warned. */
const daysToIssue = 15;
const warnedBefore = 5;

type Buyer = { tax: TaxDecision; country: CountryChoice };

/** Until when a payment of a buyer needs a tax document of its own, by the owner's rule for buyers abroad; null where it needs none. */
export function advanceDeadline({ tax, country }: Buyer, rules: AdvanceRules): AdvanceDeadline | null {
  const isTaxed = needsAdvanceDocument(tax);
  const isHome = country === '' || country === homeCountry();
  const rule = isHome ? 'taxed' : rules[advanceMarkets.find((market) => market === country) ?? 'other'];
  if (rule === 'never') return null;
  if (isTaxed) return 'fifteen-days';
  return rule === 'taxed' || tax.reason !== 'reverse-charge' ? null : rule;
}

/** How long there is time for the tax document of a payment. */
export type AdvanceClock = { lastDay: string; daysLeft: number; isUrgent: boolean };

type Advance = { receivedOn: string; deadline: AdvanceDeadline };

/** The clock of a payment (days `YYYY-MM-DD`): `daysLeft` is 0 on the last day and less when it is over. */
export function advanceClock({ receivedOn, deadline }: Advance, today: string): AdvanceClock {
  const lastDay =
    deadline === 'fifteen-days'
      ? addDays(receivedOn, daysToIssue)
      : `${periodAfter(periodOf(receivedOn))}-${daysToIssue}`;
  return {
    lastDay,
    daysLeft: lengthOf({ from: today, to: lastDay }) - 1,
    isUrgent: today >= addDays(lastDay, -warnedBefore),
  };
}
