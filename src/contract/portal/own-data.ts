import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { idSchema, nothing, timeSchema } from '#contract/shapes.ts';
import { deletionObstacles, keepingBases, keptKinds } from '#domain/personal-data/keeping.ts';

/** Address of a copy: by its id for the person whose it is, by the mailed secret for whoever has that. */
export const exportFilePath = '/api/account/exports/:key';

/** The newest copy of one's data. */
const exportSchema = z.strictObject({
  id: idSchema,
  state: z.enum(['waiting', 'ready', 'over', 'failed']),
  /** Tables that are written so far, of how many. */
  done: z.int(),
  of: z.int(),
  bytes: z.int(),
  createdAt: timeSchema,
  expiresAt: timeSchema,
  /** From when the next one can be asked for (ms UTC). */
  nextAt: timeSchema,
});
export type OwnExport = z.infer<typeof exportSchema>;

/** What a deletion leaves, and until when. */
const keptSchema = z.strictObject({
  kind: z.enum(keptKinds),
  basis: z.enum(keepingBases),
  count: z.int(),
  /** The last day of the one that is kept longest. */
  until: z.string(),
});
export type KeptOfDeletion = z.infer<typeof keptSchema>;

const ownDataSchema = z.strictObject({
  export: z.nullable(exportSchema),
  /** Whether the link that confirms goes to a verified address; without one the password alone deletes. */
  isMailed: z.boolean(),
  /** Until when a link that was mailed holds; null where none was. */
  linkUntil: z.nullable(timeSchema),
  /** Accounts of the agency are deleted by an administrator. */
  isStaff: z.boolean(),
  obstacles: z.array(z.enum(deletionObstacles)),
  kept: z.array(keptSchema),
});
/** What an account can do with its data (K6). */
export type OwnData = z.infer<typeof ownDataSchema>;

export const readOwnData = defineEndpoint({
  method: 'GET',
  path: '/api/account/data',
  summary: 'The newest copy of one’s data, and what a deletion of the account would leave',
  permission: 'manage-own-account',
  parameters: nothing,
  query: nothing,
  body: nothing,
  output: ownDataSchema,
  errors: [],
});
