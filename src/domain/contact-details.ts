import { isEmail, longestEmailAddress } from './email-address.ts';
import { type LengthIssue, checkLongest, checkText } from './text-length.ts';

/** How somebody who asks for something is reached, as typed; the configurator and the contact form ask alike (C6, E1). */
export type Contact = { name: string; email: string; phone: string; company: string };

/** Longest accepted details in characters. */
export const contactLimits = { name: 120, email: longestEmailAddress, phone: 40, company: 160 } as const;

/** Shortest accepted details in characters (spec §5). */
const shortest = { name: 2, phone: 9 } as const;

/** A rule that contact details break. */
export type ContactDetailIssue =
  | LengthIssue<keyof Contact>
  | { field: 'email'; rule: 'email' }
  | { field: 'phone'; rule: 'phone' };

const phonePattern = /^\+?[\d ()/.-]+$/;

/** Fewest digits of a number in the three countries (Denmark's have eight). */
const fewestDigits = 8;

/** Tells whether a phone number is valid: usual signs only, 9 characters at least (C6, spec §9). */
export function isPhone(value: string): boolean {
  const digits = value.replaceAll(/\D/g, '').length;
  return phonePattern.test(value) && value.length >= shortest.phone && digits >= fewestDigits;
}

/** Rules that contact details break: name and address required, phone and company optional (C6, spec §5). */
export function checkContact(contact: Contact): ContactDetailIssue[] {
  const email = contact.email.trim();
  const phone = contact.phone.trim();
  return [
    ...checkText('name', contact.name, { minimum: shortest.name, maximum: contactLimits.name }),
    ...(email === '' ? [{ field: 'email', rule: 'required' } as const] : []),
    ...(email !== '' && !isEmail(email) ? [{ field: 'email', rule: 'email' } as const] : []),
    ...(phone !== '' && !isPhone(phone) ? [{ field: 'phone', rule: 'phone' } as const] : []),
    ...checkLongest('phone', phone, contactLimits.phone),
    ...checkLongest('company', contact.company, contactLimits.company),
  ];
}
