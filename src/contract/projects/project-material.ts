import * as z from 'zod/mini';
import { text } from '#domain/contact/contact-details-schema.ts';
import { materialStatuses } from '#domain/projects/material/material-status.ts';
import { materialEventKinds, materialLimits } from '#domain/projects/material/material.ts';
import { projectActors } from '#domain/projects/project-status.ts';
import { attachmentSchema } from '#contract/attachments.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { idSchema, nothing, timeSchema, tokenSchema, versionSchema } from '#contract/shapes.ts';

/*
 * What the customer of a project owes it (I7): for the agency, and for the customer in the portal. Days are `YYYY-MM-DD` where the
 * customer lives. A change names the version of the thing that it was made from.
 */

const materialSchema = z.strictObject({
  id: idSchema,
  title: z.string(),
  /** What is meant, in plain words; may be ''. */
  explanation: z.string(),
  dueOn: z.nullable(z.string()),
  /** Access data, which are kept sealed and shown once. */
  isSecret: z.boolean(),
  status: z.enum(materialStatuses),
  /** Owed, and its day is over. */
  isLate: z.boolean(),
  files: z.array(attachmentSchema),
  /** What was said about it, oldest first. */
  events: z.array(
    z.strictObject({
      id: idSchema,
      at: timeSchema,
      kind: z.enum(materialEventKinds),
      actor: z.enum(projectActors),
      text: z.string(),
    }),
  ),
  /** Access data that were given, without their values; oldest first. */
  secrets: z.array(z.strictObject({ id: idSchema, givenAt: timeSchema, readAt: z.nullable(timeSchema) })),
  version: versionSchema,
});
export type Material = z.infer<typeof materialSchema>;

/** The list of a project in its order. */
export const materialListSchema = z.strictObject({
  /** Whether anything in it still changes: not once the project is over. */
  isOpen: z.boolean(),
  items: z.array(materialSchema),
});
export type MaterialList = z.infer<typeof materialListSchema>;

/** Where the customer fetches a file that was given, and the preview of a picture; the agency fetches them as all other files. */
export const ownMaterialFilePath = '/api/portal/projects/:id/material-files/:file';
export const ownMaterialPreviewPath = '/api/portal/projects/:id/material-files/:file/preview';

const project = z.strictObject({ id: idSchema });
const oneMaterial = z.strictObject({ id: idSchema, material: idSchema });

const own = { permission: 'open-portal', query: nothing, output: materialListSchema } as const;

export const listOwnMaterial = defineEndpoint({
  ...own,
  method: 'GET',
  path: '/api/portal/projects/:id/material',
  summary: 'What one owes one of one’s own projects, and what was given',
  parameters: project,
  body: nothing,
  errors: ['not-found'],
});

export const sendMaterial = defineEndpoint({
  ...own,
  method: 'POST',
  path: '/api/portal/projects/:id/material/:material/sending',
  summary: 'Send files, words or access data for one thing; a repetition changes nothing',
  parameters: oneMaterial,
  body: z.strictObject({
    version: versionSchema,
    note: text(materialLimits.note),
    /** Access data; '' for anything else. */
    secret: text(materialLimits.secret),
    /** The secret by which its uploaded files belong together; null without files. */
    files: z.nullable(tokenSchema),
  }),
  errors: ['not-found', 'changed-meanwhile', 'step-not-allowed', 'access-denied', 'attachment-too-many'],
  rateLimit: { name: 'material', max: 120, windowMs: 10 * 60_000 },
});

const manage = { permission: 'manage-projects', query: nothing, output: materialListSchema } as const;
const day = z.nullable(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)));
const facts = {
  title: text(materialLimits.title),
  explanation: text(materialLimits.explanation),
  dueOn: day,
  isSecret: z.boolean(),
} as const;
const reason = text(materialLimits.reason);

export const listMaterial = defineEndpoint({
  ...manage,
  method: 'GET',
  path: '/api/admin/projects/:id/material',
  summary: 'What the customer of a project owes it',
  parameters: project,
  body: nothing,
  errors: ['not-found'],
});

export const proposeMaterial = defineEndpoint({
  ...manage,
  method: 'POST',
  path: '/api/admin/projects/:id/material/proposal',
  summary: 'Fill an empty list from what was ordered; a list with anything in it stays as it is',
  parameters: project,
  body: nothing,
  errors: ['not-found', 'step-not-allowed'],
  audit: 'project.material-added',
});

export const addMaterial = defineEndpoint({
  ...manage,
  method: 'POST',
  path: '/api/admin/projects/:id/material',
  summary: 'Ask the customer for one more thing; a repetition with the same key adds none',
  parameters: project,
  body: z.strictObject(facts),
  errors: ['not-found', 'step-not-allowed', 'idempotency-key-reused'],
  audit: 'project.material-added',
  isIdempotent: true,
});

const changing = { ...manage, parameters: oneMaterial } as const;
const errors = ['not-found', 'changed-meanwhile', 'step-not-allowed'] as const;

export const changeMaterial = defineEndpoint({
  ...changing,
  method: 'PUT',
  path: '/api/admin/projects/:id/material/:material',
  summary: 'Change title, explanation and day of a thing that is not accepted',
  body: z.strictObject({ version: versionSchema, ...facts }),
  errors,
  audit: 'project.material-changed',
});

export const removeMaterial = defineEndpoint({
  ...changing,
  method: 'POST',
  path: '/api/admin/projects/:id/material/:material/removal',
  summary: 'Take a thing off the list that nothing was given for',
  body: z.strictObject({ version: versionSchema }),
  errors,
  audit: 'project.material-removed',
});

export const acceptMaterial = defineEndpoint({
  ...changing,
  method: 'POST',
  path: '/api/admin/projects/:id/material/:material/acceptance',
  summary: 'Accept a thing as it is, also when it came another way, perhaps with a note',
  body: z.strictObject({ version: versionSchema, note: reason }),
  errors,
  audit: 'project.material-decided',
});

export const askMaterialAgain = defineEndpoint({
  ...changing,
  method: 'POST',
  path: '/api/admin/projects/:id/material/:material/asking-again',
  summary: 'Ask for a thing once more with a reason, perhaps by another day',
  body: z.strictObject({ version: versionSchema, reason, dueOn: day }),
  errors: [...errors, 'reason-required'],
  audit: 'project.material-decided',
});

export const readMaterialSecret = defineEndpoint({
  ...changing,
  parameters: z.strictObject({ id: idSchema, material: idSchema, secret: idSchema }),
  method: 'POST',
  path: '/api/admin/projects/:id/material/:material/secrets/:secret/reading',
  summary: 'Show access data once and delete them; only that and when they were given and read stays',
  body: nothing,
  output: z.strictObject({ value: z.string(), list: materialListSchema }),
  errors: ['not-found', 'step-not-allowed'],
  audit: 'project.secret-read',
  needsProof: true,
});

/** What was sent for a thing that is owed without scripts and refused; access data are never sent back. */
export type MaterialFormState = {
  material: string;
  note: string;
  /** Sentences beside fields, in the language of the project. */
  errors: Partial<Record<'note' | 'secret', string>>;
  /** What else kept it from being taken. */
  failure: string | null;
};
