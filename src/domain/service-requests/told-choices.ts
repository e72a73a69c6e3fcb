import { type BudgetRange, type Timeline, emptyAnswers } from '../configurator/answers.ts';
import type { ContactBudget, ContactService, ContactTimeline } from '../contact/contact-message.ts';
import { contactBudgetLimits } from '../contact/contact-message.ts';
import { type BudgetLimits, chosenBudget } from '../estimates/budget.ts';
import { type Currency, fromEuro } from '../money.ts';

/** What was chosen in the contact form (spec §3). */
export type ContactChoices = {
  form: 'contact';
  service: ContactService | null;
  budget: ContactBudget | null;
  timeline: ContactTimeline | null;
};

/** What was told on the phone and entered by hand; the own sum is in whole units of the currency, as typed (spec §5). */
export type EntryChoices = {
  form: 'entry';
  budget: BudgetRange | null;
  customBudget: string;
  timeline: Timeline | null;
};

/** What was chosen for a request that has no answers of the configurator. */
export type ToldChoices = ContactChoices | EntryChoices;

/** The budget that was named, in minor units of a currency; null where none was. */
export function toldBudget(told: ToldChoices, currency: Currency): BudgetLimits | null {
  if (told.form === 'entry') return chosenBudget({ ...emptyAnswers, ...told }, currency);
  if (told.budget === null) return null;
  const { minimum, maximum } = contactBudgetLimits[told.budget];
  return {
    minimum: minimum === null ? 0 : fromEuro(minimum, currency),
    maximum: maximum === null ? null : fromEuro(maximum, currency),
  };
}
