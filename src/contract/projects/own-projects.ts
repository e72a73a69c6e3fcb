import * as z from 'zod/mini';
import { text } from '#domain/contact/contact-details-schema.ts';
import { projectLimits } from '#domain/projects/project.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { ownQuoteSchema } from '#contract/quotes/own-quotes.ts';
import { idSchema, nothing, versionSchema } from '#contract/shapes.ts';
import { marksSchema } from './handovers.ts';
import { milestoneShape, projectShape, scopeShape } from './project-shapes.ts';

/*
 * Projects in the portal of their customer (I1, I3): those of quotes that went to the account's verified address, and those that were
 * made for a customer with it. What somebody may not see answers as if there were no such thing.
 */

/** Where the agency sees the page of a project as its customer does; a page of the server's, so no endpoint of the contract. */
export const customerViewPath = '/admin/projects/:id/customer-view';

const own = { permission: 'open-portal', query: nothing } as const;

export const ownProjectSchema = z.strictObject({
  ...projectShape,
  /** Milestones that wait for the customer's approval. */
  toApprove: z.array(z.strictObject({ id: idSchema, title: z.string() })),
  /** What the customer owes it (I7), what is needed first before the rest. */
  toGive: z.array(
    z.strictObject({
      id: idSchema,
      title: z.string(),
      /** `YYYY-MM-DD`. */
      dueOn: z.nullable(z.string()),
      /** Whole days that are left, less than 0 when its day is over. */
      daysLeft: z.nullable(z.int()),
    }),
  ),
});
export type OwnProject = z.infer<typeof ownProjectSchema>;

const ownMilestoneSchema = z.strictObject(milestoneShape);
export type OwnMilestone = z.infer<typeof ownMilestoneSchema>;

const ownProjectDetailSchema = z.extend(ownProjectSchema, {
  onHoldReason: z.nullable(z.string()),
  cancelledReason: z.nullable(z.string()),
  ...scopeShape,
  /** Whether the account decides in it, and gets the records of what was approved; a colleague may have less rights (I5). */
  mayApprove: z.boolean(),
  /** Its quotes that the account may read: those that wait for an answer first, then newest first. */
  quotes: z.array(ownQuoteSchema),
  /** In their order. */
  milestones: z.array(ownMilestoneSchema),
});
export type OwnProjectDetail = z.infer<typeof ownProjectDetailSchema>;

export const listOwnProjects = defineEndpoint({
  ...own,
  method: 'GET',
  path: '/api/portal/projects',
  summary: 'One’s own projects, the newest first, by keyset pages',
  parameters: nothing,
  /** The last page's `next`. */
  query: z.strictObject({ after: z.optional(z.string().check(z.maxLength(80))) }),
  body: nothing,
  output: z.strictObject({ projects: z.array(ownProjectSchema), next: z.nullable(z.string()) }),
  errors: [],
});

export const readOwnProject = defineEndpoint({
  ...own,
  method: 'GET',
  path: '/api/portal/projects/:id',
  summary: 'One of one’s own projects with its milestones and what was agreed',
  parameters: z.strictObject({ id: idSchema }),
  body: nothing,
  output: ownProjectDetailSchema,
  errors: ['not-found'],
});

const deciding = {
  ...own,
  method: 'POST',
  parameters: z.strictObject({ id: idSchema, milestone: idSchema }),
  output: ownProjectDetailSchema,
} as const;
/** Which hand-over was looked at: a later one is not decided by mistake. */
const handover = versionSchema;

export const approveMilestone = defineEndpoint({
  ...deciding,
  path: '/api/portal/projects/:id/milestones/:milestone/approval',
  summary: 'Approve what was handed over; a repetition changes nothing',
  body: z.strictObject({ handover }),
  errors: ['not-found', 'changed-meanwhile', 'step-not-allowed'],
});

export const requestMilestoneChanges = defineEndpoint({
  ...deciding,
  path: '/api/portal/projects/:id/milestones/:milestone/changes',
  summary: 'Ask for changes of what was handed over, with a reason and marks; a repetition changes nothing',
  body: z.strictObject({ handover, reason: text(projectLimits.reason), marks: marksSchema }),
  errors: ['not-found', 'changed-meanwhile', 'step-not-allowed', 'reason-required'],
});
