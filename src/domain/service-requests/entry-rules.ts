import type { BudgetRange, ServiceType, Timeline, Trade } from '../configurator/answers.ts';
import { type Contact, type ContactDetailIssue, checkContact } from '../contact-details.ts';
import { type LengthIssue, checkText } from '../text-length.ts';
import { requestLimits } from './request-limits.ts';

/** What the back office can say of a request. */
export type RequestDetails = {
  title: string;
  description: string;
  service: ServiceType | null;
  trade: Trade | null;
  contact: Contact;
};

/** A request as it is entered by hand, after a phone call for example (G3). */
export type RequestEntry = RequestDetails & { budget: BudgetRange | null; timeline: Timeline | null };

/** Choices of the form for entering a request. */
type ChoiceField = 'service' | 'trade' | 'budget' | 'timeline';

/** A rule that an entry breaks, at the field that it stands beside. */
export type RequestIssue =
  | ContactDetailIssue
  | LengthIssue<'title' | 'description' | 'body' | 'name'>
  | { field: ChoiceField; rule: 'required' };

/** Rules that an entry breaks, in the order of the form (spec §5, admin forms; `title` is the name of the service asked for). */
export function checkEntry(entry: RequestEntry): RequestIssue[] {
  return [
    ...checkContact(entry.contact),
    ...checkTitle(entry.title),
    ...(['service', 'trade', 'budget', 'timeline'] as const)
      .filter((field) => entry[field] === null)
      .map((field) => ({ field, rule: 'required' }) as const),
    ...checkDescription(entry.description, requestLimits.enteredDescription),
  ];
}

/**
 * Rules that changed details break. Unchanged fields pass: a visitor's message may be shorter than what is required in
 * the back office.
 */
export function checkDetails(after: RequestDetails, before: RequestDetails): RequestIssue[] {
  const isChanged = (field: keyof Contact) => after.contact[field].trim() !== before.contact[field].trim();
  return [
    ...checkContact(after.contact).filter(({ field }) => isChanged(field)),
    ...checkTitle(after.title),
    ...(after.description.trim() === before.description.trim()
      ? []
      : checkDescription(after.description, requestLimits.description)),
  ];
}

function checkTitle(title: string): RequestIssue[] {
  return checkText('title', title, { maximum: requestLimits.title });
}

function checkDescription(description: string, maximum: number): RequestIssue[] {
  return checkText('description', description, { minimum: requestLimits.descriptionMinimum, maximum });
}
