import { type Contact, contactLimits } from './contact-details.ts';
import { checkEmail } from './email-address.ts';
import type { PublicIssue } from '../field-issue.ts';
import { checkLongest, checkText } from '../text-length.ts';

/** Shortest accepted details in characters (spec §5). */
const shortest = { name: 2, phone: 9 } as const;

const phonePattern = /^\+?[\d ()/.-]+$/;

/** Fewest digits of a number in the three countries (Denmark's have eight). */
const fewestDigits = 8;

/** Tells whether a phone number is valid: usual signs only, 9 characters at least (C6, spec §9). */
export function isPhone(value: string): boolean {
  const digits = value.replaceAll(/\D/g, '').length;
  return phonePattern.test(value) && value.length >= shortest.phone && digits >= fewestDigits;
}

/** Returns the rules that contact details break: name and address required, phone and company optional (C6, spec §5). */
export function checkContact(contact: Contact): PublicIssue<keyof Contact>[] {
  const phone = contact.phone.trim();
  return [
    ...checkText('name', contact.name, {
      minimum: shortest.name,
      maximum: contactLimits.name,
      wording: 'name',
    }),
    ...checkEmail(contact.email.trim()),
    ...(phone !== '' && !isPhone(phone) ? [{ field: 'phone', rule: 'phone' } as const] : []),
    ...checkLongest('phone', phone, contactLimits.phone),
    ...checkLongest('company', contact.company, contactLimits.company),
  ];
}
