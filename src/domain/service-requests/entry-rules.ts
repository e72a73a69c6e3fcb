import type { BudgetRange, Timeline, Trade } from '../configurator/answers.ts';
import type { Contact } from '../contact/contact-details.ts';
import { checkContact } from '../contact/check-contact.ts';
import type { FieldIssue } from '../field-issue.ts';
import { checkCustomBudget } from '../configurator/step-checks.ts';
import type { Currency } from '../money.ts';
import { checkText } from '../text-length.ts';
import { requestLimits } from './request-limits.ts';
import type { RequestService } from './request-service.ts';

/** What the back office can say of a request. */
export type RequestDetails = {
  title: string;
  description: string;
  service: RequestService | null;
  trade: Trade | null;
  contact: Contact;
};

/** A request as it is entered by hand, after a phone call for example (G3). */
export type RequestEntry = RequestDetails & {
  budget: BudgetRange | null;
  /** Whole units of the customer's currency, as typed; empty unless the budget is `custom`. */
  customBudget: string;
  timeline: Timeline | null;
};

type TextField = keyof Contact | 'title' | 'description';
type ChoiceField = 'service' | 'trade' | 'budget' | 'customBudget' | 'timeline';

/**
 * Rules that an entry breaks, in the order of the form (spec §5, admin forms; `title` is the name of the service asked
 * for). The own sum is in the currency of the customer.
 */
export function checkEntry(entry: RequestEntry, currency: Currency): FieldIssue<TextField | ChoiceField>[] {
  return [
    ...checkPerson(entry.contact),
    ...checkTitle(entry.title),
    ...missing(entry, ['service', 'trade', 'budget']),
    ...(entry.budget === 'custom' ? checkCustomBudget(entry.customBudget, currency) : []),
    ...missing(entry, ['timeline']),
    ...checkDescription(entry.description, requestLimits.description),
  ];
}

type Choices = Exclude<ChoiceField, 'customBudget'>;

function missing(entry: RequestEntry, fields: readonly Choices[]): FieldIssue<Choices>[] {
  return fields.filter((field) => entry[field] === null).map((field) => ({ field, rule: 'required' }));
}

/**
 * Rules that changed details break. Unchanged fields pass: a visitor's message may be shorter than what is required in
 * the back office.
 */
export function checkDetails(after: RequestDetails, before: RequestDetails): FieldIssue<TextField>[] {
  const isChanged = (field: keyof Contact) => after.contact[field].trim() !== before.contact[field].trim();
  return [
    ...checkPerson(after.contact).filter(({ field }) => isChanged(field)),
    ...checkTitle(after.title),
    ...(after.description.trim() === before.description.trim()
      ? []
      : checkDescription(after.description, requestLimits.description)),
  ];
}

/** The rules of contact details; the back office asks for a missing one by the general sentence. */
function checkPerson(contact: Contact): FieldIssue<keyof Contact>[] {
  return checkContact(contact).map((issue) =>
    issue.rule === 'required' ? { field: issue.field, rule: 'required' } : issue,
  );
}

function checkTitle(title: string): FieldIssue<TextField>[] {
  return checkText('title', title, { maximum: requestLimits.title });
}

function checkDescription(description: string, maximum: number): FieldIssue<TextField>[] {
  return checkText('description', description, { minimum: requestLimits.descriptionMinimum, maximum });
}
