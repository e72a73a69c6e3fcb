import { type FormFields, textOf } from '../pages/posted-fields.ts';

/** Most characters that a mail server takes in an address (RFC 5321 §4.5.3.1.3, without its brackets). */
export const longestEmailAddress = 254;

/** How somebody who asks for something is reached, as typed; the configurator and the contact form ask alike (C6, E1). */
export type Contact = { name: string; email: string; phone: string; company: string };

/** Contact details before anything is typed. */
export const emptyContact: Contact = { name: '', email: '', phone: '', company: '' };

/** In the order in which every form asks for them. */
export const contactFields = Object.keys(emptyContact) as readonly (keyof Contact)[];

/** Longest accepted details in characters. */
export const contactLimits = { name: 120, email: longestEmailAddress, phone: 40, company: 160 } as const;

/** Reads contact details from form fields. */
export function fieldsToContact(fields: FormFields): Contact {
  // No database stores a NUL in text, and no person types one.
  const text = (name: keyof Contact) => textOf(fields[name]).replaceAll('\0', '');
  return { name: text('name'), email: text('email'), phone: text('phone'), company: text('company') };
}

/** Returns contact details as they are stored: without blanks at the ends. */
export function trimContact(contact: Contact): Contact {
  return Object.fromEntries(contactFields.map((field) => [field, contact[field].trim()])) as Contact;
}
