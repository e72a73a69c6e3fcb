import { type Contact, contactLimits } from '../contact/contact-details.ts';
import { checkContact, isPhone } from '../contact/check-contact.ts';
import { isEmail } from '../contact/email-address.ts';
import type { FieldIssue } from '../field-issue.ts';
import type { Language } from '../languages.ts';
import { checkLongest, checkText } from '../text-length.ts';
import { type NumberField, isCompanyNumber, normaliseNumber, numberFields, numberKind } from './company-numbers.ts';
import type { CountryChoice } from './countries.ts';

/** What the agency stores about a customer (spec §3, G6). */
export type CustomerValues = Contact &
  Record<NumberField, string> & {
    language: Language;
    country: CountryChoice;
    address: string;
    /** For the agency's eyes only. */
    note: string;
  };

/** A further person at a customer's firm; only the name is required. */
export type ContactPerson = { name: string; position: string; email: string; phone: string };

/** Longest accepted texts in characters beside those of contact details, and how many people a firm can have. */
export const customerLimits = { number: 30, address: 300, note: 5000, position: 80, contacts: 50 } as const;

/** A field of a customer's form. */
export type CustomerField = keyof CustomerValues;

/** A customer as stored: texts trimmed, numbers in their stored form, without those that the country does not have. */
export function trimCustomer(values: CustomerValues): CustomerValues {
  const numbers = Object.fromEntries(
    numberFields.map((field) => {
      const kind = numberKind(values.country, field);
      return [field, kind === null ? '' : normaliseNumber(kind, values[field])];
    }),
  ) as Record<NumberField, string>;
  return {
    ...values,
    ...numbers,
    name: values.name.trim(),
    email: values.email.trim(),
    phone: values.phone.trim(),
    company: values.company.trim(),
    address: values.address.trim(),
    note: values.note.trim(),
  };
}

/** Rules that a trimmed customer breaks, in the order on screen (G6, spec §5). */
export function checkCustomer(values: CustomerValues): FieldIssue<CustomerField>[] {
  return [
    ...checkContact(values),
    ...numberFields.flatMap((field) => checkNumber(values, field)),
    ...checkLongest('address', values.address, customerLimits.address),
    ...checkLongest('note', values.note, customerLimits.note),
  ];
}

function checkNumber(values: CustomerValues, field: NumberField): FieldIssue<CustomerField>[] {
  const kind = numberKind(values.country, field);
  if (kind === null) return [];
  const tooLong = checkLongest(field, values[field], customerLimits.number);
  if (tooLong.length > 0 || isCompanyNumber(kind, values[field])) return tooLong;
  return [{ field, rule: 'number', kind }];
}

/** A further person without blanks at the ends. */
export function trimContactPerson({ name, position, email, phone }: ContactPerson): ContactPerson {
  return { name: name.trim(), position: position.trim(), email: email.trim(), phone: phone.trim() };
}

const shortestName = 2;

/** Rules that a trimmed further person breaks (G6). */
export function checkContactPerson({ name, position, email, phone }: ContactPerson): FieldIssue<keyof ContactPerson>[] {
  return [
    ...checkText('name', name, { minimum: shortestName, maximum: contactLimits.name, wording: 'name' }),
    ...checkLongest('position', position, customerLimits.position),
    ...(email !== '' && !isEmail(email) ? [{ field: 'email', rule: 'email' } as const] : []),
    ...(phone !== '' && !isPhone(phone) ? [{ field: 'phone', rule: 'phone' } as const] : []),
    ...checkLongest('phone', phone, contactLimits.phone),
  ];
}
