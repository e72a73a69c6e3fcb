import * as z from 'zod/mini';
import { contactSchema, text } from '../contact/contact-details-schema.ts';
import {
  type Answers,
  budgetRanges,
  lengthLimits,
  objectives,
  projectSizes,
  quoteModes,
  serviceTypes,
  timelines,
  trades,
} from './answers.ts';
import { featureIds } from './features.ts';

const distinct = (values: readonly unknown[]) => new Set(values).size === values.length;

/** Shape of answers as sent by a form; whether a step is complete is `checkStep`'s to say. */
export const answersSchema: z.ZodMiniType<Answers> = z.strictObject({
  mode: z.nullable(z.enum(quoteModes)),
  serviceType: z.nullable(z.enum(serviceTypes)),
  objectives: z.readonly(z.array(z.enum(objectives)).check(z.maxLength(objectives.length), z.refine(distinct))),
  trade: z.nullable(z.enum(trades)),
  customTrade: text(lengthLimits.customTrade),
  features: z.readonly(z.array(z.enum(featureIds)).check(z.maxLength(featureIds.length), z.refine(distinct))),
  description: text(lengthLimits.description),
  size: z.nullable(z.enum(projectSizes)),
  budget: z.nullable(z.enum(budgetRanges)),
  customBudget: text(lengthLimits.customBudget),
  timeline: z.nullable(z.enum(timelines)),
  contact: contactSchema,
});
