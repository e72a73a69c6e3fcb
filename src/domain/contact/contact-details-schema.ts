import * as z from 'zod/mini';
import { contactLimits } from './contact-details.ts';
import { lengthOf } from '../text-length.ts';

/** A typed text of at most so many characters, counted as the rules of the forms count them. */
export const text = (limit: number) => z.string().check(z.refine((value) => lengthOf(value) <= limit));

/** Shape of contact details; the rules of each field are `checkContact`'s. */
export const contactSchema = z.strictObject({
  name: text(contactLimits.name),
  email: text(contactLimits.email),
  phone: text(contactLimits.phone),
  company: text(contactLimits.company),
});
