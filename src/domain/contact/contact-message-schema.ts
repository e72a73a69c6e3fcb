import * as z from 'zod/mini';
import { contactSchema } from '#domain/configurator/answers-schema.ts';
import {
  type ContactMessage,
  contactBudgets,
  contactServices,
  contactTimelines,
  messageLimit,
} from './contact-message.ts';

/** UTF-16 units that one character takes at most: the limit itself is counted in characters by `checkContactMessage`. */
const unitsPerCharacter = 2;

/** Shape of a message from outside (a call, a kept copy); its rules are `checkContactMessage`'s. */
export const contactMessageSchema: z.ZodMiniType<ContactMessage> = z.strictObject({
  contact: contactSchema,
  service: z.nullable(z.enum(contactServices)),
  budget: z.nullable(z.enum(contactBudgets)),
  timeline: z.nullable(z.enum(contactTimelines)),
  message: z.string().check(z.maxLength(unitsPerCharacter * messageLimit)),
});
