import type { CustomerForm } from '#contract/customers.ts';
import type { FieldError } from '#contract/error-body.ts';
import {
  type CustomerValues,
  checkContactPerson,
  checkCustomer,
  trimContactPerson,
  trimCustomer,
} from '#domain/customers/customer.ts';
import type { Language } from '#domain/languages.ts';
import { contactPersonIssueText, customerIssueText } from '#locales/customer-issue-text.ts';
import { AppError } from '#server/http/app-error.ts';
import { textsOf } from '#server/texts.ts';

/** The values of a form as they are stored, and its contacts. */
export type TrimmedForm = { values: CustomerValues; contacts: CustomerForm['contacts'] };

/**
 * Returns the form as it is stored. Throws `invalid-input` with a text at each field that breaks a rule (G6, spec §5).
 */
export function trimForm({ contacts, ...typed }: CustomerForm, language: Language): TrimmedForm {
  const t = textsOf(language);
  const values = trimCustomer(typed);
  const people = contacts.map((person) => ({ id: person.id, ...trimContactPerson(person) }));
  const fields = [
    ...customerErrors(values, language),
    ...people.flatMap((person, index) =>
      checkContactPerson(person).map((issue): FieldError => ({
        field: `contacts.${index}.${issue.field}`,
        rule: issue.rule,
        message: contactPersonIssueText(issue, t),
      })),
    ),
  ];
  if (fields.length > 0) throw new AppError('invalid-input', { fields });
  return { values, contacts: people };
}

/** Throws `invalid-input` when the merged values break a rule. */
export function refuseCustomer(values: CustomerValues, language: Language): void {
  const fields = customerErrors(values, language);
  if (fields.length > 0) throw new AppError('invalid-input', { fields });
}

/** The error for an e-mail address that another customer has. */
export function customerKnown(language: Language): AppError {
  const message = textsOf(language)('errorCodes:customer-known');
  return new AppError('customer-known', { fields: [{ field: 'email', rule: 'taken', message }] });
}

function customerErrors(values: CustomerValues, language: Language): FieldError[] {
  const t = textsOf(language);
  return checkCustomer(values).map((issue) => ({
    field: issue.field,
    rule: issue.rule,
    message: customerIssueText(issue, t),
  }));
}
