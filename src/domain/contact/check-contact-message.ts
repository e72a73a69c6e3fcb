import type { Contact } from '#domain/contact/contact-details.ts';
import { checkContact } from '#domain/contact/check-contact.ts';
import type { FieldIssue } from '#domain/field-issue.ts';
import { checkText } from '#domain/text-length.ts';
import { type ContactMessage, messageLimit } from './contact-message.ts';

/** Fields of the contact form that can be refused. */
export type ContactField = keyof Contact | 'message';

/** Returns the rules that a message breaks, in the order of its fields; empty when it can be sent (spec §5). */
export function checkContactMessage({ contact, message }: ContactMessage): FieldIssue<ContactField>[] {
  return [
    ...checkContact(contact),
    ...checkText('message', message, { maximum: messageLimit, wording: 'contact-message' }),
  ];
}
