import * as z from 'zod/mini';
import { auditActions, auditActors } from '#domain/audit/audit-log.ts';
import { isDay } from '#domain/days.ts';
import { defineEndpoint } from './endpoint.ts';
import { idSchema, nothing, timeSchema } from './shapes.ts';

/** One deed: who did what to whom or what, when and from where (G11). */
const auditEntrySchema = z.strictObject({
  id: idSchema,
  at: timeSchema,
  actor: z.enum(auditActors),
  actorId: z.nullable(idSchema),
  /** Name at present; null for visitors, for the system, and once the account is gone. */
  actorName: z.nullable(z.string()),
  action: z.enum(auditActions),
  subjectId: z.nullable(z.string()),
  /**
   * What it was about, as long as there is one and 90 days longer where it was deleted: number of the request, project, quote, document or payment
   * request (the title before it has one), for a payment that of the first payment request it pays, name of the customer or account.
   */
  subjectName: z.nullable(z.string()),
  /** Where it stands: the quote or document itself, or that which a payment or payment request belongs to; null for everything else. */
  subjectPlace: z.nullable(z.strictObject({ kind: z.enum(['quote', 'document']), id: idSchema })),
  /** Network address it came from; null for the system's own deeds. */
  address: z.nullable(z.string()),
  /** Facts that are neither personal data nor secrets. */
  facts: z.record(z.string(), z.unknown()),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/), z.refine(isDay));

/** What the log can be narrowed to, as it stands in the query of its address. */
export const auditFilterSchema = z.strictObject({
  action: z.optional(z.enum(auditActions)),
  actor: z.optional(z.enum(auditActors)),
  actorId: z.optional(idSchema),
  /** First and last day, as counted in Bratislava. */
  from: z.optional(day),
  to: z.optional(day),
});
export type AuditFilter = z.infer<typeof auditFilterSchema>;

export const listAuditEntries = defineEndpoint({
  method: 'GET',
  path: '/api/admin/audit',
  summary: 'The audit log, newest first, by keyset pages',
  permission: 'read-audit-log',
  parameters: nothing,
  query: z.extend(auditFilterSchema, {
    /** The last page's `next`. */
    after: z.optional(idSchema),
  }),
  body: nothing,
  output: z.strictObject({ rows: z.array(auditEntrySchema), next: z.nullable(idSchema) }),
  errors: [],
});
