import * as z from 'zod/mini';
import { milestoneStatuses } from '#domain/projects/milestone-status.ts';
import { waitingSides } from '#domain/projects/project-outlook.ts';
import { projectStatuses } from '#domain/projects/project-status.ts';
import { idSchema, languageSchema, timeSchema } from '#contract/shapes.ts';
import { handoverSchema } from './handovers.ts';

/* What the agency and its customers both see of a project (I1). Days are `YYYY-MM-DD` where the project's customer lives. */

const day = z.nullable(z.string());

/** What of a milestone both sides see. */
export const milestoneShape = {
  id: idSchema,
  title: z.string(),
  description: z.string(),
  weight: z.int(),
  status: z.enum(milestoneStatuses),
  plannedStart: day,
  plannedEnd: day,
  startedAt: z.nullable(timeSchema),
  submittedAt: z.nullable(timeSchema),
  /** When it was approved, skipped, or changes were last asked for. */
  decidedAt: z.nullable(timeSchema),
  /** Why changes were asked for, why it was skipped, or what an administrator relies on who approved it. */
  reason: z.nullable(z.string()),
  /** Its approval asks for a part of the signed plan. */
  releasesPayment: z.boolean(),
  /** Number of the change of scope that it was added by; null for what the project began with. */
  changeNumber: z.nullable(z.string()),
  /** Oldest first. */
  handovers: z.array(handoverSchema),
} as const;

/** What of a project both sides see in lists. */
export const projectShape = {
  id: idSchema,
  /** Shown as `#0001`. */
  number: z.nullable(z.int()),
  title: z.string(),
  language: languageSchema,
  status: z.enum(projectStatuses),
  isOnHold: z.boolean(),
  isCancelled: z.boolean(),
  /** Whole percent. */
  progress: z.int(),
  waitsFor: z.nullable(z.enum(waitingSides)),
  isLate: z.boolean(),
  /** The next planned day, and what for. */
  next: z.nullable(z.strictObject({ title: z.string(), on: z.string() })),
  startsOn: day,
  dueOn: day,
  completedAt: z.nullable(timeSchema),
  createdAt: timeSchema,
  quoteId: z.nullable(idSchema),
  quoteNumber: z.nullable(z.string()),
} as const;

/** A line of what was agreed, as signed; quantity in thousandths of the unit. */
export const scopeLineSchema = z.strictObject({
  name: z.string(),
  quantity: z.int(),
  unit: z.string(),
  description: z.string(),
});

/** What was agreed in a project: what it began with, and what was ordered since by quotes of their own, in the order of signing. */
export const scopeShape = {
  scope: z.array(scopeLineSchema),
  scopeChanges: z.array(
    z.strictObject({
      quoteId: idSchema,
      number: z.string(),
      title: z.string(),
      signedAt: timeSchema,
      lines: z.array(scopeLineSchema),
      /** It was signed and is void. */
      isVoid: z.boolean(),
    }),
  ),
} as const;
