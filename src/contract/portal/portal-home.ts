import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { ownDocumentSchema, ownPaymentSchema } from '#contract/payments/own-payments.ts';
import { ownProjectSchema } from '#contract/projects/own-projects.ts';
import { ownQuoteSchema } from '#contract/quotes/own-quotes.ts';
import { ownRequestSchema } from '#contract/service-requests/own-requests.ts';
import { neededRights } from '#domain/firms/rights.ts';
import { idSchema, languageSchema, nothing } from '#contract/shapes.ts';
import { unreadThreadsSchema } from '#contract/threads.ts';

/** All that the portal’s first screen shows of a customer (I3). */
const portalHomeSchema = z.strictObject({
  /** Whether the account has a verified address; until then everything is empty. */
  isVerified: z.boolean(),
  /**
   * Those that go on or have messages that were not seen, and the newest of the others up to six in all: those that wait for an approval
   * first, then those that go on, then newest first.
   */
  projects: z.array(ownProjectSchema),
  /** There are earlier projects, which the list of all has. */
  hasMoreProjects: z.boolean(),
  /** The latest 100: those that wait for an answer first, then newest first. */
  quotes: z.array(ownQuoteSchema),
  /** All that is still to be paid, what is due first before the rest. */
  payments: z.array(ownPaymentSchema),
  /** The latest 100, newest first, also those sent before the account. */
  requests: z.array(ownRequestSchema),
  /** The latest 100, newest first. */
  documents: z.array(ownDocumentSchema),
  /** Own projects whose customer is asked for a reference and has not answered (A11). */
  references: z.array(
    z.strictObject({
      projectId: idSchema,
      /** Of the project. */
      number: z.nullable(z.int()),
      title: z.string(),
      language: languageSchema,
      /** Leave for a case study is asked for. */
      hasCaseStudy: z.boolean(),
    }),
  ),
  /** Rights that a firm of the person does not grant: what needs them may be there unseen (I5). */
  missingRights: z.array(z.enum(neededRights)),
  /** Own projects and requests with messages that were not seen. */
  unread: unreadThreadsSchema,
});
export type PortalHome = z.infer<typeof portalHomeSchema>;

export const readPortalHome = defineEndpoint({
  method: 'GET',
  path: '/api/portal/home',
  summary: 'What a customer sees first: what waits for them, their projects, quotes, requests, payments and documents',
  permission: 'open-portal',
  parameters: nothing,
  query: nothing,
  body: nothing,
  output: portalHomeSchema,
  errors: [],
});
