import * as z from 'zod/mini';
import { contactSchema, text } from '#domain/contact/contact-details-schema.ts';
import {
  type ContactMessage,
  contactBudgets,
  contactServices,
  contactTimelines,
  messageLimit,
} from './contact-message.ts';

/** Shape of a message from outside (a call, a stored copy); `checkContactMessage` has its rules. */
export const contactMessageSchema: z.ZodMiniType<ContactMessage> = z.strictObject({
  contact: contactSchema,
  service: z.nullable(z.enum(contactServices)),
  budget: z.nullable(z.enum(contactBudgets)),
  timeline: z.nullable(z.enum(contactTimelines)),
  message: text(messageLimit),
});
