import { fieldsToContactMessage } from '#domain/contact/contact-fields.ts';
import { type ContactField, checkContactMessage } from '#domain/contact/check-contact-message.ts';
import type { FieldIssue } from '#domain/field-issue.ts';
import type { ContactValues } from './form-values.ts';

/** Returns the rules that a typed message breaks. Loaded when somebody begins to type. */
export function checkContactValues(values: ContactValues): FieldIssue<ContactField>[] {
  return checkContactMessage(fieldsToContactMessage(values));
}
