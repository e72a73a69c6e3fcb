import * as z from 'zod/mini';
import { answersSchema } from '#domain/configurator/answers-schema.ts';
import { contactSchema } from '#domain/contact-details-schema.ts';
import { serviceTypes, trades } from '#domain/configurator/answers.ts';
import { estimateSchema } from '#domain/estimates/estimate-schema.ts';
import { currencies } from '#domain/money.ts';
import {
  eventActors,
  priorities,
  requestEventKinds,
  requestSources,
  requestStatuses,
  waitingSides,
} from '#domain/service-requests/status.ts';
import { defineEndpoint } from './endpoint.ts';
import { idSchema, languageSchema, nothing, submittedRequestSchema, timeSchema } from './shapes.ts';

export const submitServiceRequest = defineEndpoint({
  method: 'POST',
  path: '/api/service-requests',
  summary: 'Submit the configurator: stores one request for one idempotency key and mails both sides',
  permission: 'visit',
  parameters: nothing,
  query: nothing,
  body: z.strictObject({
    language: languageSchema,
    answers: answersSchema,
    /** The estimate that the visitor saw, if one was generated. */
    estimateId: z.nullable(idSchema),
    /** A field that people never see; a filled one is answered like a success and not stored. */
    website: z.string().check(z.maxLength(500)),
  }),
  output: submittedRequestSchema,
  errors: ['sent-too-fast', 'idempotency-key-reused'],
  rateLimit: { name: 'service-requests', max: 10, windowMs: 10 * 60_000 },
  isIdempotent: true,
});

/** One row of the back office's list. */
export const requestRowSchema = z.strictObject({
  id: idSchema,
  number: z.int(),
  createdAt: timeSchema,
  status: z.enum(requestStatuses),
  priority: z.enum(priorities),
  source: z.enum(requestSources),
  language: languageSchema,
  title: z.string(),
  service: z.nullable(z.enum(serviceTypes)),
  trade: z.nullable(z.enum(trades)),
  customerName: z.string(),
  customerCompany: z.string(),
  currency: z.enum(currencies),
  estimate: z.nullable(z.strictObject({ minimum: z.int(), maximum: z.int() })),
  isUnread: z.boolean(),
});
export type RequestRow = z.infer<typeof requestRowSchema>;

export const listServiceRequests = defineEndpoint({
  method: 'GET',
  path: '/api/admin/service-requests',
  summary: 'Requests that are not archived, newest first, by keyset pages',
  permission: 'read-service-requests',
  parameters: nothing,
  query: z.strictObject({ after: z.optional(z.string().check(z.maxLength(60))) }),
  body: nothing,
  output: z.strictObject({ rows: z.array(requestRowSchema), next: z.nullable(z.string()) }),
  errors: [],
});

export const requestEventSchema = z.strictObject({
  id: idSchema,
  at: timeSchema,
  kind: z.enum(requestEventKinds),
  actor: z.enum(eventActors),
  from: z.nullable(z.enum(requestStatuses)),
  to: z.nullable(z.enum(requestStatuses)),
  reason: z.nullable(z.string()),
});

export const requestMailSchema = z.strictObject({
  id: idSchema,
  recipient: z.string(),
  subject: z.string(),
  text: z.string(),
  state: z.enum(['pending', 'sent', 'filed', 'failed']),
  attempts: z.int(),
  lastError: z.nullable(z.string()),
  createdAt: timeSchema,
  sentAt: z.nullable(timeSchema),
});

export const requestDetailSchema = z.extend(requestRowSchema, {
  updatedAt: timeSchema,
  waitingOn: z.enum(waitingSides),
  description: z.string(),
  contact: contactSchema,
  answers: z.nullable(answersSchema),
  estimateId: z.nullable(idSchema),
  explainedEstimate: z.nullable(estimateSchema),
  events: z.array(requestEventSchema),
  mails: z.array(requestMailSchema),
});
export type RequestDetail = z.infer<typeof requestDetailSchema>;

export const getServiceRequest = defineEndpoint({
  method: 'GET',
  path: '/api/admin/service-requests/:id',
  summary: 'One request with its answers, estimate, history and mails',
  permission: 'read-service-requests',
  parameters: z.strictObject({ id: idSchema }),
  query: nothing,
  body: nothing,
  output: requestDetailSchema,
  errors: ['not-found'],
});
