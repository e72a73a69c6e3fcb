import { type Contact, emptyContact, trimContact } from '#domain/contact/contact-details.ts';
import type { Language } from '#domain/languages.ts';
import type { RequestService } from '#domain/service-requests/request-service.ts';
import { type Currency, currencyOf, formatMoney, formatRange, fromEuro } from '#domain/money.ts';

/** What a message can be about (spec §3); order is the order on screen. */
export const contactServices = ['website', 'webapp', 'calculator', 'automation', 'erp', 'other'] as const;
export type ContactService = (typeof contactServices)[number];

/** What a request is for, by the subject of the message; something else is none. */
export const serviceOfSubject: Record<ContactService, RequestService | null> = {
  website: 'website',
  webapp: 'web-app',
  calculator: 'calculator',
  automation: 'automation',
  erp: 'erp',
  other: null,
};

/** Budget bands of the contact form (spec §3). */
export const contactBudgets = ['small', 'medium', 'large', 'enterprise'] as const;
export type ContactBudget = (typeof contactBudgets)[number];

/** Limits of each band in euro cents, those of the configurator's ranges (spec §9); null where a band is open. */
export const contactBudgetLimits: Record<ContactBudget, { minimum: number | null; maximum: number | null }> = {
  small: { minimum: null, maximum: 1500_00 },
  medium: { minimum: 1500_00, maximum: 3500_00 },
  large: { minimum: 3500_00, maximum: 8000_00 },
  enterprise: { minimum: 8000_00, maximum: null },
};

/** How soon it is needed (spec §3). */
export const contactTimelines = ['urgent', 'normal', 'flexible'] as const;
export type ContactTimeline = (typeof contactTimelines)[number];

/** A message as typed: name, address and text are required, the choices may stay open (spec §5). */
export type ContactMessage = {
  contact: Contact;
  service: ContactService | null;
  budget: ContactBudget | null;
  timeline: ContactTimeline | null;
  message: string;
};

/** The form before anything is typed. */
export const emptyContactMessage: ContactMessage = {
  contact: emptyContact,
  service: null,
  budget: null,
  timeline: null,
  message: '',
};

/** Longest text of a message in characters; a longer one is refused, never cut. */
export const messageLimit = 4000;

/** The message with trimmed texts, as it is stored. */
export function trimContactMessage({ contact, message, ...choices }: ContactMessage): ContactMessage {
  return { ...choices, contact: trimContact(contact), message: message.trim() };
}

/** Amounts of a band in a currency, the visitor's unless told, for the text that names it; open ends are empty. */
export function contactBudgetAmounts(
  budget: ContactBudget,
  language: Language,
  currency: Currency = currencyOf[language],
): { minimum: string; maximum: string; range: string } {
  const { minimum, maximum } = contactBudgetLimits[budget];
  const amount = (euro: number | null) =>
    euro === null ? '' : formatMoney(fromEuro(euro, currency), currency, language);
  const isClosed = minimum !== null && maximum !== null;
  const range = isClosed
    ? formatRange({ minimum: fromEuro(minimum, currency), maximum: fromEuro(maximum, currency) }, currency, language)
    : '';
  return { minimum: amount(minimum), maximum: amount(maximum), range };
}
