import * as z from 'zod/mini';
import {
  subjectRequestKinds,
  subjectRequestLimits as limits,
  subjectRequestOutcomes,
} from '#domain/personal-data/subject-request.ts';
import { defineEndpoint } from '../endpoint.ts';
import { idSchema, languageSchema, nothing, timeSchema } from '../shapes.ts';
import { readPerson, restrictCustomer, searchPersons } from './persons.ts';
import { versionSchema } from '#contract/shapes.ts';

/* The register of what people ask about their data, with the clock of a month (GDPR art. 12(3), K6). */

const manage = { permission: 'manage-customers', query: nothing } as const;
const one = { parameters: z.strictObject({ id: idSchema }) } as const;
const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/));
const typed = (longest: number) => z.string().check(z.maxLength(longest * 2));

const requestSchema = z.strictObject({
  id: idSchema,
  kind: z.enum(subjectRequestKinds),
  name: z.string(),
  email: z.string(),
  language: languageSchema,
  customerId: z.nullable(idSchema),
  userId: z.nullable(idSchema),
  receivedOn: day,
  dueOn: day,
  extensionReason: z.nullable(z.string()),
  answeredAt: z.nullable(timeSchema),
  outcome: z.nullable(z.enum(subjectRequestOutcomes)),
  note: z.string(),
  isEmptied: z.boolean(),
  version: versionSchema,
});
export type SubjectRequest = z.infer<typeof requestSchema>;
const output = requestSchema;

export const listSubjectRequests = defineEndpoint({
  ...manage,
  method: 'GET',
  path: '/api/admin/subject-requests',
  summary: 'What people ask about their data: what is open by its last day, then the latest answers, 100 at most',
  parameters: nothing,
  body: nothing,
  output: z.strictObject({ requests: z.array(requestSchema), today: day }),
  errors: [],
});

export const addSubjectRequest = defineEndpoint({
  ...manage,
  method: 'POST',
  path: '/api/admin/subject-requests',
  summary: 'Note that somebody asks about their data; the last day of the answer follows from the day it came',
  parameters: nothing,
  body: z.strictObject({
    kind: z.enum(subjectRequestKinds),
    name: typed(limits.name),
    email: z.string().check(z.maxLength(254)),
    language: languageSchema,
    customerId: z.nullable(idSchema),
    userId: z.nullable(idSchema),
    receivedOn: day,
  }),
  output,
  errors: [],
  audit: 'subject-request.added',
});

export const extendSubjectRequest = defineEndpoint({
  ...manage,
  ...one,
  method: 'POST',
  path: '/api/admin/subject-requests/:id/extension',
  summary: 'Take two months longer, and tell the person why; once, and before the last day is over',
  body: z.strictObject({ version: versionSchema, reason: typed(limits.reason) }),
  output,
  errors: ['not-found', 'changed-meanwhile'],
  audit: 'subject-request.extended',
});

export const answerSubjectRequest = defineEndpoint({
  ...manage,
  ...one,
  method: 'POST',
  path: '/api/admin/subject-requests/:id/answer',
  summary: 'Note how the request was answered',
  body: z.strictObject({ version: versionSchema, outcome: z.enum(subjectRequestOutcomes), note: typed(limits.note) }),
  output,
  errors: ['not-found', 'changed-meanwhile'],
  audit: 'subject-request.answered',
});

export const eraseSubject = defineEndpoint({
  ...manage,
  ...one,
  method: 'POST',
  path: '/api/admin/subject-requests/:id/erasure',
  summary: 'Delete what has no reason to stay of the person, with or without an account, and answer the request by it',
  needsProof: true,
  body: z.strictObject({ version: versionSchema }),
  output,
  errors: ['not-found', 'step-not-allowed', 'changed-meanwhile', 'account-still-needed'],
  audit: 'subject-request.erased',
});

/** What is typed of a new entry. */
export type SubjectRequestForm = z.infer<typeof addSubjectRequest.body>;
/** What is typed of an answer. */
export type SubjectRequestAnswer = z.infer<typeof answerSubjectRequest.body>;

/** Where the copy of the data of whoever asks is downloaded. */
export const subjectCopyPath = '/api/admin/subject-requests/:id/copy';

/** Every call about persons and the register. */
export const personEndpoints = {
  searchPersons,
  readPerson,
  restrictCustomer,
  listSubjectRequests,
  addSubjectRequest,
  extendSubjectRequest,
  answerSubjectRequest,
  eraseSubject,
};
