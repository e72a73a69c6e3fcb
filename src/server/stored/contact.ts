import * as z from 'zod/mini';
import type { Contact } from '#domain/contact/contact-details.ts';
import { defineShape } from './stored-shape.ts';
import { text } from './tolerant.ts';

/** Reads contact details; a field that is missing reads as empty. */
export const contactSchema = z.object({ name: text, email: text, phone: text, company: text });

/** Contact details as typed, in `service_requests.contact`. Damaged ones have no fallback: mails would go to nobody. */
export const storedContact = defineShape<Contact>({ name: 'contact', schema: contactSchema });
