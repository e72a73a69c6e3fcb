import * as z from 'zod/mini';
import { text } from '#domain/contact/contact-details-schema.ts';
import { markLimits } from '#domain/projects/handovers/mark.ts';
import { milestoneStatuses } from '#domain/projects/milestone-status.ts';
import {
  flagChanges,
  projectActors,
  projectEventKinds,
  projectStatuses,
  projectTabs,
} from '#domain/projects/project-status.ts';
import { projectFilterSchema } from '#domain/projects/project-filter.ts';
import { projectLimits } from '#domain/projects/project.ts';
import { currencies } from '#domain/money.ts';
import { quoteStatuses } from '#domain/quotes/quote-status.ts';
import { requestServices } from '#domain/service-requests/request-service.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { idSchema, languageSchema, nothing, timeSchema, versionSchema } from '#contract/shapes.ts';
import { handedPictures } from './handovers.ts';
import { milestoneShape, projectShape, scopeShape } from './project-shapes.ts';

/* Projects for the agency (I1). Every change names the version of the project that it was made from, and answers with the project. */

const manage = { permission: 'manage-projects', query: nothing } as const;
const one = { parameters: z.strictObject({ id: idSchema }) } as const;
const oneMilestone = { parameters: z.strictObject({ id: idSchema, milestone: idSchema }) } as const;
const day = z.nullable(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)));
const reason = text(projectLimits.reason);

/** Whom a project is for; null once they are gone. */
const customerSchema = z.nullable(z.strictObject({ id: idSchema, name: z.string(), company: z.string() }));

export const projectRowSchema = z.strictObject({
  ...projectShape,
  customer: customerSchema,
  /** Milestones that are neither approved nor skipped. */
  openMilestones: z.int(),
  version: versionSchema,
});
export type ProjectRow = z.infer<typeof projectRowSchema>;

export const listProjects = defineEndpoint({
  ...manage,
  method: 'GET',
  path: '/api/admin/projects',
  summary: 'Projects that match a filter, the newest first, by keyset pages',
  parameters: nothing,
  query: z.extend(projectFilterSchema, {
    /** The last page's `next`. */
    after: z.optional(z.string().check(z.maxLength(80))),
  }),
  body: nothing,
  output: z.strictObject({ rows: z.array(projectRowSchema), next: z.nullable(z.string()) }),
  errors: [],
});

export const countProjects = defineEndpoint({
  ...manage,
  method: 'GET',
  path: '/api/admin/projects/counts',
  summary: 'How many projects each tab of the list shows',
  parameters: nothing,
  body: nothing,
  output: z.strictObject({ tabs: z.array(z.strictObject({ tab: z.enum(projectTabs), count: z.int() })) }),
  errors: [],
});

const eventSchema = z.strictObject({
  id: idSchema,
  at: timeSchema,
  kind: z.enum(projectEventKinds),
  actor: z.enum(projectActors),
  /** Name of the account; null where there is none any more, and for the system. */
  actorName: z.nullable(z.string()),
  /** The milestone that it is about. */
  milestone: z.nullable(z.string()),
  from: z.nullable(z.enum([...projectStatuses, ...milestoneStatuses])),
  to: z.nullable(z.enum([...projectStatuses, ...milestoneStatuses])),
  reason: z.nullable(z.string()),
});
export type ProjectEvent = z.infer<typeof eventSchema>;

const milestoneSchema = z.strictObject(milestoneShape);
export type ProjectMilestone = z.infer<typeof milestoneSchema>;

/** A quote of a project as the agency sees it. */
const projectQuoteSchema = z.strictObject({
  id: idSchema,
  /** Null for a draft whose number is not drawn yet. */
  number: z.nullable(z.string()),
  title: z.string(),
  status: z.enum(quoteStatuses),
  currency: z.enum(currencies),
  /** Once and monthly, tax included; with the chosen options where it was signed. Minor units. */
  gross: z.int(),
  monthlyGross: z.int(),
  sentAt: z.nullable(timeSchema),
  /** It changes the scope; false for that which the project began with. */
  isChange: z.boolean(),
});
export type ProjectQuote = z.infer<typeof projectQuoteSchema>;

const detailSchema = z.extend(projectRowSchema, {
  requestId: z.nullable(idSchema),
  requestNumber: z.nullable(z.int()),
  /** Whom messages are written to: the recipient of its quote, else its customer; null where neither has an address. */
  recipient: z.nullable(z.strictObject({ name: z.string(), company: z.string() })),
  onHoldSince: z.nullable(timeSchema),
  onHoldReason: z.nullable(z.string()),
  cancelledAt: z.nullable(timeSchema),
  cancelledReason: z.nullable(z.string()),
  ...scopeShape,
  /** That which it began with first, then changes of its scope, the newest version of each. */
  quotes: z.array(projectQuoteSchema),
  milestones: z.array(milestoneSchema),
  /** Newest first. */
  events: z.array(eventSchema),
});
export type ProjectDetail = z.infer<typeof detailSchema>;

export const getProject = defineEndpoint({
  ...manage,
  ...one,
  method: 'GET',
  path: '/api/admin/projects/:id',
  summary: 'One project with its milestones, what was agreed, and its history',
  body: nothing,
  output: detailSchema,
  errors: ['not-found'],
});

const title = text(projectLimits.title);

export const createProject = defineEndpoint({
  ...manage,
  method: 'POST',
  path: '/api/admin/projects',
  summary: 'Begin a project for a customer without a quote of the program, with the milestones of a service',
  parameters: nothing,
  body: z.strictObject({
    customerId: idSchema,
    title,
    language: languageSchema,
    service: z.nullable(z.enum(requestServices)),
    startsOn: day,
    dueOn: day,
  }),
  output: detailSchema,
  errors: ['idempotency-key-reused'],
  audit: 'project.created',
  isIdempotent: true,
});

const changing = { ...manage, ...one, method: 'POST', output: detailSchema } as const;
const errors = ['not-found', 'changed-meanwhile'] as const;
const moveErrors = [...errors, 'step-not-allowed', 'reason-required'] as const;

export const changeProject = defineEndpoint({
  ...changing,
  method: 'PUT',
  path: '/api/admin/projects/:id',
  summary: 'Change title and days of a project',
  body: z.strictObject({ version: versionSchema, title, startsOn: day, dueOn: day }),
  errors,
  audit: 'project.changed',
});

export const moveProject = defineEndpoint({
  ...changing,
  path: '/api/admin/projects/:id/status',
  summary: 'Move a project one step on, or back with a reason',
  body: z.strictObject({ version: versionSchema, to: z.enum(projectStatuses), reason }),
  errors: [...moveErrors, 'milestones-open', 'change-unsigned'],
  audit: 'project.moved',
});

export const changeProjectFlag = defineEndpoint({
  ...changing,
  path: '/api/admin/projects/:id/flag',
  summary: 'Put a project on hold or cancel it with a reason, or take it up again',
  body: z.strictObject({ version: versionSchema, change: z.enum(flagChanges), reason }),
  errors: [...moveErrors, 'change-unsigned'],
  audit: 'project.flag-changed',
});

const milestoneValues = {
  title: text(projectLimits.milestoneTitle),
  description: text(projectLimits.description),
  weight: z.int(),
  plannedStart: day,
  plannedEnd: day,
} as const;
export type MilestoneValues = z.infer<z.ZodMiniObject<typeof milestoneValues>>;

export const addMilestone = defineEndpoint({
  ...changing,
  path: '/api/admin/projects/:id/milestones',
  summary: 'Add a milestone after the last one',
  body: z.strictObject({ version: versionSchema, ...milestoneValues }),
  errors: [...errors, 'step-not-allowed'],
  audit: 'project.milestone-added',
});

export const changeMilestone = defineEndpoint({
  ...changing,
  ...oneMilestone,
  method: 'PUT',
  path: '/api/admin/projects/:id/milestones/:milestone',
  summary: 'Change title, description, weight and days of a milestone that is not closed',
  body: z.strictObject({ version: versionSchema, ...milestoneValues }),
  errors: [...errors, 'step-not-allowed'],
  audit: 'project.milestone-changed',
});

export const orderMilestones = defineEndpoint({
  ...changing,
  method: 'PUT',
  path: '/api/admin/projects/:id/milestones-order',
  summary: 'Bring the milestones of a project into another order',
  body: z.strictObject({
    version: versionSchema,
    ids: z.array(idSchema).check(z.maxLength(projectLimits.orderedMilestones)),
  }),
  errors,
  audit: 'project.milestones-ordered',
});

export const moveMilestone = defineEndpoint({
  ...changing,
  ...oneMilestone,
  path: '/api/admin/projects/:id/milestones/:milestone/status',
  summary: 'Start or resume a milestone, skip it, approve it on behalf of the customer or note changes they ask for',
  body: z.strictObject({ version: versionSchema, to: z.enum(milestoneStatuses), reason }),
  errors: moveErrors,
  audit: 'project.milestone-moved',
});

export const handOverMilestone = defineEndpoint({
  ...changing,
  ...oneMilestone,
  path: '/api/admin/projects/:id/milestones/:milestone/handovers',
  summary: 'Hand a milestone over to the customer for approval, with a text, perhaps a link, and uploaded pictures',
  body: z.strictObject({
    version: versionSchema,
    text: text(projectLimits.handover),
    link: text(projectLimits.link),
    ...handedPictures,
  }),
  errors: [...errors, 'step-not-allowed'],
  audit: 'project.milestone-handed-over',
});

export const answerMark = defineEndpoint({
  ...changing,
  method: 'PUT',
  parameters: z.strictObject({ id: idSchema, mark: idSchema }),
  path: '/api/admin/projects/:id/marks/:mark',
  summary: 'Tick a mark of the latest hand-over as done and answer it, until the next hand-over',
  body: z.strictObject({ version: versionSchema, isDone: z.boolean(), answer: text(markLimits.answer) }),
  errors: [...errors, 'step-not-allowed'],
  audit: 'project.mark-answered',
});
