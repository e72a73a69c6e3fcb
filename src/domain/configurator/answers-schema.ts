import { z } from 'zod';
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
const text = (limit: number) => z.string().max(limit);

/** Shape of contact details; the rules of each field are `checkContact`'s. */
export const contactSchema = z.strictObject({
  name: text(lengthLimits.name),
  email: text(lengthLimits.email),
  phone: text(lengthLimits.phone),
  company: text(lengthLimits.company),
});

/** Shape of answers from outside (a form, a stored draft); whether a step is complete is `checkStep`'s to say. */
export const answersSchema: z.ZodType<Answers> = z.strictObject({
  mode: z.enum(quoteModes).nullable(),
  serviceType: z.enum(serviceTypes).nullable(),
  objectives: z.array(z.enum(objectives)).max(objectives.length).refine(distinct).readonly(),
  trade: z.enum(trades).nullable(),
  customTrade: text(lengthLimits.customTrade),
  features: z.array(z.enum(featureIds)).max(featureIds.length).refine(distinct).readonly(),
  description: text(lengthLimits.description),
  size: z.enum(projectSizes).nullable(),
  budget: z.enum(budgetRanges).nullable(),
  customBudget: text(lengthLimits.customBudget),
  timeline: z.enum(timelines).nullable(),
  contact: contactSchema,
});
