import * as z from 'zod/mini';
import { answersSchema } from '#domain/configurator/answers-schema.ts';
import { budgetRanges, timelines, trades } from '#domain/configurator/answers.ts';
import { contactBudgets, contactServices, contactTimelines } from '#domain/contact/contact-message.ts';
import { contactSchema } from '#domain/contact/contact-details-schema.ts';
import { estimateSchema } from '#domain/estimates/estimate-schema.ts';
import { currencies } from '#domain/money.ts';
import { deliveryFailures } from '#domain/mail/delivery-failure.ts';
import { requestFilterSchema } from '#domain/service-requests/request-filter.ts';
import { messageSources } from '#domain/service-requests/message-source.ts';
import { requestServices } from '#domain/service-requests/request-service.ts';
import {
  eventActors,
  priorities,
  requestEventKinds,
  requestSources,
  requestStatuses,
  waitingSides,
} from '#domain/service-requests/status.ts';
import { attachmentSchema } from '#contract/attachments.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import {
  idSchema,
  languageSchema,
  nothing,
  submittedRequestSchema,
  timeSchema,
  tokenSchema,
  versionSchema,
} from '#contract/shapes.ts';
import { submissionPaths } from '#contract/visitor-paths.ts';

export const submitServiceRequest = defineEndpoint({
  method: 'POST',
  path: submissionPaths['service-request'],
  summary: 'Submit the configurator: stores one request for one idempotency key and mails both sides',
  permission: 'visit',
  parameters: nothing,
  query: nothing,
  body: z.strictObject({
    language: languageSchema,
    answers: answersSchema,
    /** The estimate that the visitor saw, if one was generated. */
    estimateId: z.nullable(idSchema),
    /** Secret of the files that go with it; null where there are none (C10). */
    attachments: z.nullable(tokenSchema),
    /** The mailed link that the draft was opened by: it ends with the sending. */
    draftLink: z.nullable(tokenSchema),
    /** A field that people never see; when it is filled, the request is stored in the archive as suspicious and the response is the usual one. */
    website: z.string().check(z.maxLength(500)),
  }),
  output: submittedRequestSchema,
  errors: ['sent-too-fast', 'idempotency-key-reused'],
  rateLimit: { name: 'service-requests', max: 10, windowMs: 10 * 60_000 },
  isIdempotent: true,
});

/** A person of the agency, as requests name them. */
export const administratorSchema = z.strictObject({
  id: idSchema,
  username: z.string(),
  /** As the office shows the person: the display name, else the username. */
  name: z.string(),
});
export type Administrator = z.infer<typeof administratorSchema>;

/** One row of the back office's list. */
export const requestRowSchema = z.strictObject({
  id: idSchema,
  number: z.int(),
  createdAt: timeSchema,
  updatedAt: timeSchema,
  status: z.enum(requestStatuses),
  priority: z.enum(priorities),
  source: z.enum(requestSources),
  language: languageSchema,
  title: z.string(),
  /** The title in the reader's language, as far as the program has written it; what was typed stays as it is. */
  shownTitle: z.string(),
  service: z.nullable(z.enum(requestServices)),
  trade: z.nullable(z.enum(trades)),
  /** Null for a suspicious request, which creates no customer until it is restored or answered (E1). */
  customerId: z.nullable(idSchema),
  customerName: z.string(),
  customerCompany: z.string(),
  currency: z.enum(currencies),
  estimate: z.nullable(z.strictObject({ minimum: z.int(), maximum: z.int() })),
  assignee: z.nullable(administratorSchema),
  waitingOn: z.enum(waitingSides),
  /** Until when an answer is promised; null when none is owed (G2). */
  answerDueAt: z.nullable(timeSchema),
  /** When it is to be looked at again; until then it is not in the lists of what is to be done. */
  followUpAt: z.nullable(timeSchema),
  /** The budget that the customer named, where there is no estimate; null for an open end. */
  budget: z.nullable(z.strictObject({ minimum: z.int(), maximum: z.nullable(z.int()) })),
  isArchived: z.boolean(),
  isUnread: z.boolean(),
  /** For compare-and-set: a change names the version that it was made from (G5). */
  version: versionSchema,
});
export type RequestRow = z.infer<typeof requestRowSchema>;

const reading = { permission: 'read-service-requests', parameters: nothing, body: nothing, errors: [] } as const;

export const listServiceRequests = defineEndpoint({
  ...reading,
  method: 'GET',
  path: '/api/admin/service-requests',
  summary: 'Requests by view, filters, search and order, by keyset pages',
  query: z.extend(requestFilterSchema, {
    /** The last page's `next`. */
    after: z.optional(z.string().check(z.maxLength(80))),
  }),
  output: z.strictObject({ rows: z.array(requestRowSchema), next: z.nullable(z.string()) }),
});

/** Where the requests that a filter leaves are fetched as a file for spreadsheets (G10); its query is the list's, without `after`. */
export const requestsCsvPath = '/api/admin/service-requests.csv';

/** A number of requests, counted up to a limit; `isMore` says that there are more. */
export const countSchema = z.strictObject({ count: z.int(), isMore: z.boolean() });
export type LimitedCount = z.infer<typeof countSchema>;

export const countServiceRequests = defineEndpoint({
  ...reading,
  method: 'GET',
  path: '/api/admin/service-requests/counts',
  summary: 'How many requests match a filter (up to 10 000), and how many stand in each view (up to 999)',
  query: requestFilterSchema,
  output: z.strictObject({
    matching: countSchema,
    views: z.strictObject({
      active: countSchema,
      mine: countSchema,
      unassigned: countSchema,
      later: countSchema,
      archived: countSchema,
      unread: countSchema,
      overdue: countSchema,
    }),
  }),
});

export const listAdministrators = defineEndpoint({
  ...reading,
  method: 'GET',
  path: '/api/admin/administrators',
  summary: 'The people whom a request can be assigned to',
  query: nothing,
  output: z.strictObject({ administrators: z.array(administratorSchema) }),
});

export const requestEventSchema = z.strictObject({
  id: idSchema,
  at: timeSchema,
  kind: z.enum(requestEventKinds),
  actor: z.enum(eventActors),
  /** Name at present; null for visitors, for the system, and once the account is gone. */
  actorName: z.nullable(z.string()),
  from: z.nullable(z.enum(requestStatuses)),
  to: z.nullable(z.enum(requestStatuses)),
  reason: z.nullable(z.string()),
  /** The assignee or priority before and after, where the event is about one. */
  change: z.nullable(z.strictObject({ from: z.nullable(z.string()), to: z.nullable(z.string()) })),
  /** Until when the request was put aside; null for other events, and where it was taken up again. */
  followUpAt: z.nullable(timeSchema),
});

export const requestMailSchema = z.strictObject({
  id: idSchema,
  /** Whether the customer reads it, and not somebody of the agency. */
  isToCustomer: z.boolean(),
  recipient: z.string(),
  subject: z.string(),
  text: z.string(),
  state: z.enum(['pending', 'sent', 'filed', 'failed']),
  attempts: z.int(),
  /** What stands in its way, as far as one can act on it, and in the mail server's own words. */
  failure: z.nullable(z.enum(deliveryFailures)),
  lastError: z.nullable(z.string()),
  createdAt: timeSchema,
  sentAt: z.nullable(timeSchema),
});

/** What was chosen in the contact form, or told on the phone and entered by hand. */
const toldChoicesSchema = z.discriminatedUnion('form', [
  z.strictObject({
    form: z.literal('contact'),
    service: z.nullable(z.enum(contactServices)),
    budget: z.nullable(z.enum(contactBudgets)),
    timeline: z.nullable(z.enum(contactTimelines)),
  }),
  z.strictObject({
    form: z.literal('entry'),
    budget: z.nullable(z.enum(budgetRanges)),
    customBudget: z.string(),
    timeline: z.nullable(z.enum(timelines)),
  }),
]);

/** For the agency's eyes only. */
export const requestNoteSchema = z.strictObject({
  id: idSchema,
  at: timeSchema,
  authorId: z.nullable(idSchema),
  authorName: z.nullable(z.string()),
  body: z.string(),
});

/** What was said to the customer. */
export const requestMessageSchema = z.strictObject({
  id: idSchema,
  at: timeSchema,
  direction: z.enum(['to-customer', 'from-customer']),
  authorName: z.nullable(z.string()),
  subject: z.string(),
  body: z.string(),
  /** The mail that carries it; null once that is gone. */
  mailId: z.nullable(idSchema),
  source: z.enum(messageSources),
  /** The mail of the customer that brought it; null for any other way. */
  inboundMail: z.nullable(
    z.strictObject({
      id: idSchema,
      fromName: z.string(),
      fromAddress: z.string(),
      /** Somebody else has written than the customer. */
      isOtherSender: z.boolean(),
      /** Sent by a program. */
      isAutomatic: z.boolean(),
      /** Files of it that are not with the request. */
      filesLeft: z.int(),
    }),
  ),
  /** Until when it can be taken back; null once its mail is on the way. */
  leavesAt: z.nullable(timeSchema),
});

export const requestDetailSchema = z.extend(requestRowSchema, {
  description: z.string(),
  contact: contactSchema,
  answers: z.nullable(answersSchema),
  /** Null where the configurator asked, and for older requests, whose description says what was chosen. */
  told: z.nullable(toldChoicesSchema),
  /** Subject of the mails that the customer already has about it; null before the first. */
  threadSubject: z.nullable(z.string()),
  firstResponseAt: z.nullable(timeSchema),
  cancelReason: z.nullable(z.string()),
  estimateId: z.nullable(idSchema),
  explainedEstimate: z.nullable(estimateSchema),
  events: z.array(requestEventSchema),
  attachments: z.array(attachmentSchema),
  notes: z.array(requestNoteSchema),
  messages: z.array(requestMessageSchema),
  mails: z.array(requestMailSchema),
});
export type RequestDetail = z.infer<typeof requestDetailSchema>;

const one = { parameters: z.strictObject({ id: idSchema }), query: nothing } as const;

export const getServiceRequest = defineEndpoint({
  ...one,
  permission: 'read-service-requests',
  method: 'GET',
  path: '/api/admin/service-requests/:id',
  summary: 'One request with its answers, estimate, history, notes, messages and mails',
  body: nothing,
  output: requestDetailSchema,
  errors: ['not-found'],
});
