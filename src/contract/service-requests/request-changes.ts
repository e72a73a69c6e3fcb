import * as z from 'zod/mini';
import { budgetRanges, timelines, trades } from '#domain/configurator/answers.ts';
import { contactSchema, text } from '#domain/contact/contact-details-schema.ts';
import { requestFilterSchema } from '#domain/service-requests/request-filter.ts';
import { requestServices } from '#domain/service-requests/request-service.ts';
import { requestLimits } from '#domain/service-requests/request-limits.ts';
import { priorities, requestStatuses } from '#domain/service-requests/status.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { requestRowSchema } from './service-requests.ts';
import { idSchema, languageSchema, nothing, presence, timeSchema, versionSchema } from '#contract/shapes.ts';

/* What administrators do with requests (G2-G5). Every change of one request names the version that it was made from. */

const change = { permission: 'change-service-requests', query: nothing } as const;
const one = { ...change, parameters: z.strictObject({ id: idSchema }) } as const;
const reason = z.nullable(text(requestLimits.reason));

export const enterServiceRequest = defineEndpoint({
  ...change,
  method: 'POST',
  path: '/api/admin/service-requests',
  summary: 'Enter a request by hand, such as a phone call; one request for one idempotency key',
  parameters: nothing,
  body: z.strictObject({
    language: languageSchema,
    contact: contactSchema,
    title: text(requestLimits.title),
    service: z.nullable(z.enum(requestServices)),
    trade: z.nullable(z.enum(trades)),
    budget: z.nullable(z.enum(budgetRanges)),
    /** Whole units of the customer's currency, as typed; empty unless the budget is `custom`. */
    customBudget: text(20),
    timeline: z.nullable(z.enum(timelines)),
    description: text(requestLimits.description),
  }),
  output: requestRowSchema,
  errors: ['idempotency-key-reused'],
  audit: 'service-request.entered',
  isIdempotent: true,
});

export const changeRequestDetails = defineEndpoint({
  ...one,
  method: 'PUT',
  path: '/api/admin/service-requests/:id',
  summary: 'Change title, description, service, trade and contact of a request',
  body: z.strictObject({
    title: text(requestLimits.title),
    description: text(requestLimits.description),
    service: z.nullable(z.enum(requestServices)),
    trade: z.nullable(z.enum(trades)),
    contact: contactSchema,
    version: versionSchema,
  }),
  output: requestRowSchema,
  errors: ['not-found', 'changed-meanwhile'],
  audit: 'service-request.details-changed',
});

export const changeRequestStatus = defineEndpoint({
  ...one,
  method: 'POST',
  path: '/api/admin/service-requests/:id/status',
  summary: 'Move a request to another status, by the table of moves',
  body: z.strictObject({ to: z.enum(requestStatuses), reason, version: versionSchema }),
  output: requestRowSchema,
  errors: ['not-found', 'changed-meanwhile', 'move-not-allowed', 'reason-required'],
  audit: 'service-request.status-changed',
});

export const assignRequest = defineEndpoint({
  ...one,
  method: 'POST',
  path: '/api/admin/service-requests/:id/assignee',
  summary: 'Assign a request to a person of the agency, or to nobody',
  body: z.strictObject({ assigneeId: z.nullable(idSchema), version: versionSchema }),
  output: requestRowSchema,
  errors: ['not-found', 'changed-meanwhile'],
  audit: 'service-request.assigned',
});

export const changeRequestPriority = defineEndpoint({
  ...one,
  method: 'POST',
  path: '/api/admin/service-requests/:id/priority',
  summary: 'Change the priority of a request',
  body: z.strictObject({ priority: z.enum(priorities), version: versionSchema }),
  output: requestRowSchema,
  errors: ['not-found', 'changed-meanwhile'],
  audit: 'service-request.priority-changed',
});

export const archiveRequest = defineEndpoint({
  ...one,
  method: 'POST',
  path: '/api/admin/service-requests/:id/archive',
  summary: 'Put a request into the archive, or take it out',
  body: z.strictObject({ isArchived: z.boolean(), version: versionSchema }),
  output: requestRowSchema,
  errors: ['not-found', 'changed-meanwhile'],
  audit: 'service-request.archived',
});

export const followUpRequest = defineEndpoint({
  ...one,
  method: 'POST',
  path: '/api/admin/service-requests/:id/follow-up',
  summary: 'Put a request aside until a moment, at which its person is reminded; null takes it up again',
  body: z.strictObject({ at: z.nullable(timeSchema), version: versionSchema }),
  output: requestRowSchema,
  errors: ['not-found', 'changed-meanwhile'],
  audit: 'service-request.follow-up-set',
});

export const correctRequestAddress = defineEndpoint({
  ...one,
  method: 'POST',
  path: '/api/admin/service-requests/:id/address',
  summary: 'Correct the customer’s address, and send to it what the wrong one refused',
  body: z.strictObject({ email: contactSchema.shape.email, version: versionSchema }),
  output: z.strictObject({ resent: z.int() }),
  errors: ['not-found', 'changed-meanwhile'],
  audit: 'service-request.address-corrected',
});

export const markRequestRead = defineEndpoint({
  ...one,
  method: 'POST',
  path: '/api/admin/service-requests/:id/read',
  summary: 'Mark a request as read or unread; leaves the version alone',
  body: z.strictObject({ isUnread: z.boolean() }),
  output: nothing,
  errors: ['not-found'],
});

export const addRequestNote = defineEndpoint({
  ...one,
  method: 'POST',
  path: '/api/admin/service-requests/:id/notes',
  summary: 'Add an internal note; one note for one idempotency key',
  body: z.strictObject({ body: text(requestLimits.note) }),
  output: z.strictObject({ id: idSchema }),
  errors: ['not-found', 'idempotency-key-reused'],
  audit: 'service-request.noted',
  isIdempotent: true,
});

export const deleteRequestNote = defineEndpoint({
  ...change,
  method: 'DELETE',
  path: '/api/admin/service-requests/:id/notes/:noteId',
  summary: 'Delete an internal note of one’s own',
  parameters: z.strictObject({ id: idSchema, noteId: idSchema }),
  body: nothing,
  output: nothing,
  errors: ['not-found'],
  audit: 'service-request.note-deleted',
});

export const deleteRequest = defineEndpoint({
  ...one,
  method: 'DELETE',
  path: '/api/admin/service-requests/:id',
  summary: 'Delete a request with its history for good; one with a sent quote, signature or payment stays',
  body: z.strictObject({ version: versionSchema }),
  output: nothing,
  errors: ['not-found', 'changed-meanwhile', 'request-is-bound', 'on-legal-hold'],
  audit: 'service-request.deleted',
});

/** What can be done to many requests at once (G2). */
const bulkChangeSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('status'), to: z.enum(requestStatuses), reason }),
  z.strictObject({ kind: z.literal('assign'), assigneeId: z.nullable(idSchema) }),
  z.strictObject({ kind: z.literal('priority'), priority: z.enum(priorities) }),
  z.strictObject({ kind: z.literal('archive'), isArchived: z.boolean() }),
  z.strictObject({ kind: z.literal('read'), isUnread: z.boolean() }),
  z.strictObject({ kind: z.literal('delete') }),
]);
export type BulkChange = z.infer<typeof bulkChangeSchema>;

/** The requests that a change is for: some by their ids, or all that match a filter. */
const selectionSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('ids'),
    ids: z.array(idSchema).check(z.minLength(1), z.maxLength(requestLimits.selected)),
  }),
  z.strictObject({ kind: z.literal('matching'), filter: requestFilterSchema }),
]);
export type Selection = z.infer<typeof selectionSchema>;

/** Why a request stayed as it was. */
export const refusalRules = ['move-not-allowed', 'reason-required', 'request-is-bound', 'not-found'] as const;
export type RefusalRule = (typeof refusalRules)[number];

/** Requests with the versions that a change has given them: what can be undone. */
const undoableSchema = z
  .array(z.strictObject({ id: idSchema, version: versionSchema }))
  .check(z.maxLength(requestLimits.undoable));

export const changeRequestsTogether = defineEndpoint({
  ...change,
  method: 'POST',
  path: '/api/admin/service-requests/bulk',
  summary: 'Change many requests by the rules that hold for each; answers which moved, which did not, and why',
  parameters: nothing,
  body: z.strictObject({ selection: selectionSchema, change: bulkChangeSchema }),
  output: z.strictObject({
    changed: z.int(),
    /** Requests that already were as asked. */
    unchanged: z.int(),
    refused: z.int(),
    /** The first 100 that stayed as they were, and why. */
    refusals: z.array(
      z.strictObject({ id: idSchema, number: z.nullable(z.int()), title: z.string(), rule: z.enum(refusalRules) }),
    ),
    /** Empty where nothing can be undone: deletions, and changes of more than 500 requests. */
    undoable: undoableSchema,
  }),
  errors: ['too-many-selected'],
  audit: 'service-requests.changed-together',
});

export const undoRequestChanges = defineEndpoint({
  ...change,
  method: 'POST',
  path: '/api/admin/service-requests/undo',
  summary:
    'Take back one’s own last status, assignment, priority or archiving within a minute, where nothing came after',
  parameters: nothing,
  body: z.strictObject({ changes: undoableSchema }),
  output: z.strictObject({ undone: z.int(), refused: z.int() }),
  errors: ['undo-too-late'],
  audit: 'service-request.undone',
});

export const noteRequestPresence = defineEndpoint({
  ...one,
  method: 'POST',
  path: '/api/admin/service-requests/:id/presence',
  summary: 'Say that one has the request open; answers who else has, within the last 45 s',
  ...presence,
});
