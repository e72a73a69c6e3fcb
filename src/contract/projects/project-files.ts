import * as z from 'zod/mini';
import { projectFileKinds, projectFileSorts } from '#domain/projects/files/project-file.ts';
import { threadSides } from '#domain/threads/thread.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { idSchema, nothing, timeSchema, versionSchema } from '#contract/shapes.ts';

/*
 * All files of a project in one list (I2), for the agency and for its customer, wherever they were given. Each is fetched where it
 * belongs, by the rights that hold there. Files of the same name and place are versions of one entry.
 */

const versionShape = {
  id: idSchema,
  /** Counts from 1. */
  version: versionSchema,
  at: timeSchema,
  side: z.enum(threadSides),
  /** Name of who gave it; '' where it is not known any more. */
  author: z.string(),
  /** Bytes; 0 for what is drawn when it is fetched. */
  size: z.int(),
  /** It is a picture with a preview. */
  hasPreview: z.boolean(),
} as const;

const fileVersionSchema = z.strictObject(versionShape);
export type ProjectFileVersion = z.infer<typeof fileVersionSchema>;

const fileSchema = z.strictObject({
  ...versionShape,
  kind: z.enum(projectFileKinds),
  name: z.string(),
  /** What it belongs to: a message, request, thing that is owed, milestone, or the quote of a document. */
  thing: idSchema,
  /** Title of that thing or milestone; '' for anything else. */
  title: z.string(),
  /** The same file as it was before, newest first. */
  earlier: z.array(fileVersionSchema),
});
export type ProjectFile = z.infer<typeof fileSchema>;

export const projectFilesSchema = z.strictObject({
  rows: z.array(fileSchema),
  /** What the next page is asked for by; null after the last one. */
  next: z.nullable(idSchema),
});
export type ProjectFiles = z.infer<typeof projectFilesSchema>;

const listing = {
  method: 'GET',
  parameters: z.strictObject({ id: idSchema }),
  query: z.strictObject({
    sort: z.optional(z.enum(projectFileSorts)),
    kind: z.optional(z.enum(projectFileKinds)),
    /** The last page's `next`. */
    after: z.optional(idSchema),
  }),
  body: nothing,
  output: projectFilesSchema,
  errors: ['not-found'],
} as const;

export const listProjectFiles = defineEndpoint({
  ...listing,
  permission: 'manage-projects',
  path: '/api/admin/projects/:id/files',
  summary: 'All files of a project with their versions, by keyset pages',
});

export const listOwnProjectFiles = defineEndpoint({
  ...listing,
  permission: 'open-portal',
  path: '/api/portal/projects/:id/files',
  summary: 'All files of one of one’s own projects that one may fetch, with their versions, by keyset pages',
});
