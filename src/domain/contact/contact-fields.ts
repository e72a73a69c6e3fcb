import { fieldsToContact } from '#domain/contact/contact-details.ts';
import { type FormFields, textOf } from '#domain/pages/posted-fields.ts';
import { type ContactMessage, contactBudgets, contactServices, contactTimelines } from './contact-message.ts';

/** A message as name-value pairs, under the names that the form's fields have. */
export function contactMessageToFields(message: ContactMessage): Record<string, string> {
  const { contact, service, budget, timeline } = message;
  return {
    ...contact,
    service: service ?? '',
    budget: budget ?? '',
    timeline: timeline ?? '',
    message: message.message,
  };
}

/** Reads a message from form fields; what is not one of the offered choices counts as left open. */
export function fieldsToContactMessage(fields: FormFields): ContactMessage {
  // No database stores a NUL in text, and no person types one.
  const text = (name: string) => textOf(fields[name]).replaceAll('\0', '');
  const one = <T extends string>(name: string, allowed: readonly T[]): T | null =>
    allowed.find((value) => value === textOf(fields[name])) ?? null;
  return {
    contact: fieldsToContact(fields),
    service: one('service', contactServices),
    budget: one('budget', contactBudgets),
    timeline: one('timeline', contactTimelines),
    // Browsers end lines of a form with CR LF and those of a field with LF alone.
    message: text('message').replaceAll('\r\n', '\n'),
  };
}
