import type { CustomerForm } from '#contract/customers.ts';
import {
  type CustomerValues,
  checkContactPerson,
  checkCustomer,
  trimContactPerson,
  trimCustomer,
} from '#domain/customers/customer.ts';
import type { Language } from '#domain/languages.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { refuseFields } from '#server/http/calls/refuse-fields.ts';
import { textsOf } from '#server/texts.ts';

/** The values of a form as they are stored, and its contacts. */
export type TrimmedForm = { values: CustomerValues; contacts: CustomerForm['contacts'] };

/**
 * Returns the form as it is stored. Throws `invalid-input` with a text at each field that breaks a rule (G6, spec §5).
 */
export function trimForm({ contacts, ...typed }: CustomerForm, language: Language): TrimmedForm {
  const values = trimCustomer(typed);
  const people = contacts.map((person) => ({ id: person.id, ...trimContactPerson(person) }));
  const peopleIssues = people.flatMap((person, index) =>
    checkContactPerson(person).map((issue) => ({ ...issue, field: `contacts.${index}.${issue.field}` })),
  );
  refuseFields([...checkCustomer(values), ...peopleIssues], language);
  return { values, contacts: people };
}

/** The refusal of an address that another customer has. */
export function customerKnown(language: Language): AppError {
  const message = textsOf(language)('errorCodes:customer-known');
  return new AppError('customer-known', { fields: [{ field: 'email', rule: 'taken', message }] });
}
