import * as z from 'zod/mini';
import { attachmentStates, attachmentTypes } from '#domain/attachments/attachment.ts';
import { defineEndpoint } from './endpoint.ts';
import { idSchema, nothing, timeSchema, tokenSchema } from './shapes.ts';

/** A file that goes with a request (C10), as it is kept: pictures re-encoded, without metadata. */
export const attachmentSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  type: z.enum(attachmentTypes),
  /** Bytes; until all have arrived, as many as were announced. */
  size: z.int(),
  /** Pixels of a picture; null for documents. */
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  createdAt: timeSchema,
});
export type Attachment = z.infer<typeof attachmentSchema>;

/**
 * Where files are sent to by the protocol of resumable uploads (tus 1.0.0), with the CSRF token of every other call. The
 * metadata of an upload are `name`, `type` and `collection`: a secret that the sender made, by which the files of one
 * draft belong together.
 */
export const attachmentUploadsPath = '/api/attachments/uploads';

const visiting = { permission: 'visit', method: 'POST', parameters: nothing, query: nothing, errors: [] } as const;

export const listAttachments = defineEndpoint({
  ...visiting,
  path: '/api/attachments/list',
  summary: 'The files of a draft that was not sent yet, by its secret',
  body: z.strictObject({ collection: tokenSchema }),
  output: z.strictObject({
    attachments: z.array(z.extend(attachmentSchema, { state: z.enum(attachmentStates) })),
  }),
  rateLimit: { name: 'attachment-lists', max: 120, windowMs: 10 * 60_000 },
});
export type KeptAttachments = z.infer<typeof listAttachments.output>;

export const removeAttachment = defineEndpoint({
  ...visiting,
  path: '/api/attachments/remove',
  summary: 'Forget one file of a draft that was not sent yet; one that is gone already is no error',
  body: z.strictObject({ collection: tokenSchema, id: idSchema }),
  output: nothing,
});

/** Where the people of the agency fetch a file and the preview of a picture. */
export const attachmentFilePath = '/api/admin/attachments/:id';
export const attachmentPreviewPath = '/api/admin/attachments/:id/preview';
