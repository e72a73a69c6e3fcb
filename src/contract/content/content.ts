import * as z from 'zod/mini';
import { richTextSchema } from '#domain/content/content-schema.ts';
import { contentKinds } from '#domain/content/content-kinds.ts';
import { inEachLanguage } from '#domain/languages.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { idSchema, languageSchema, nothing, timeSchema, versionSchema } from '#contract/shapes.ts';

/*
 * What the owner edits of the site (A12). A document of a kind has the fields that `domain/content/content-kinds.ts` names; the server
 * demands exactly these, and says at paths such as `items.<id>.texts.sk.question` what is wrong with them.
 */

/** Query value that shows a page with drafts, to whoever may edit them. */
export const previewQuery = 'preview';

/** Address of a picture of the site. */
export const contentPicturePath = '/api/site-content/pictures/:id';

const textValue = z.union([z.string(), richTextSchema]);
const part = {
  shared: z.record(z.string(), z.string()),
  texts: z.strictObject(inEachLanguage(() => z.record(z.string(), textValue))),
};
/** A document of any kind. */
const documentSchema = z.strictObject({
  head: z.strictObject(part),
  items: z.array(z.strictObject({ id: z.string(), ...part })),
});

const manage = { permission: 'manage-content', parameters: nothing, query: nothing } as const;
const kindParameter = { kind: z.enum(contentKinds) } as const;
const ofKind = { ...manage, parameters: z.strictObject(kindParameter) } as const;
const numberInAddress = z.string().check(z.regex(/^\d{1,9}$/));

const difference = z.strictObject({
  path: z.string(),
  language: z.nullable(languageSchema),
  before: z.string(),
  after: z.string(),
});
const missing = z.strictObject({ language: languageSchema, path: z.string() });
const change = {
  at: timeSchema,
  /** Username; null where the account is gone. */
  by: z.nullable(z.string()),
};
const published = z.nullable(z.strictObject({ number: z.int(), ...change }));
const draft = z.nullable(z.strictObject(change));

const summarySchema = z.strictObject({
  kind: z.enum(contentKinds),
  /** Null where nothing is being written. */
  draft,
  /** Null where the program's own texts are shown. */
  published,
  /** How many texts each language lacks in what is being written, else in what is shown. */
  missing: z.strictObject(inEachLanguage(() => z.int())),
  /** How many of the program's own texts this release has changed since the owner has seen them. */
  releaseChanges: z.int(),
});
export type ContentSummary = z.infer<typeof summarySchema>;

export const listContent = defineEndpoint({
  ...manage,
  method: 'GET',
  path: '/api/admin/content',
  summary: 'All kinds of content that the owner edits, with how each stands and what languages lack',
  body: nothing,
  output: z.strictObject({ kinds: z.array(summarySchema) }),
  errors: [],
});

const picture = z.strictObject({ id: idSchema, src: z.string(), width: z.int(), height: z.int() });
export type ContentPicture = z.infer<typeof picture>;

const contentSchema = z.strictObject({
  kind: z.enum(contentKinds),
  /** The version that a change of the draft names. */
  version: versionSchema,
  /** The draft, else what is shown. */
  document: documentSchema,
  draft,
  published,
  missing: z.array(missing),
  /** What publishing the draft would change. */
  changes: z.array(difference),
  /** What this release has changed of the program's own texts since the owner has seen them: nothing of it is shown by itself. */
  releaseChanges: z.array(difference),
  /** Pictures that the document names. */
  pictures: z.array(picture),
});
export type ContentOfKind = z.infer<typeof contentSchema>;

export const getContent = defineEndpoint({
  ...ofKind,
  method: 'GET',
  path: '/api/admin/content/:kind',
  summary: 'Content of a kind: its draft, else what is shown, with what languages lack and what a release has changed',
  body: nothing,
  output: contentSchema,
  errors: [],
});

export const saveContentDraft = defineEndpoint({
  ...ofKind,
  method: 'PUT',
  path: '/api/admin/content/:kind/draft',
  summary: 'Replace the draft of a kind; the version must be the one that was read',
  body: z.strictObject({
    version: versionSchema,
    document: documentSchema,
    /** The owner has seen what a release has changed: it is not reported any more. */
    isReleaseSeen: z.boolean(),
  }),
  output: contentSchema,
  errors: ['changed-meanwhile'],
  maxBodyBytes: 2 * 1024 * 1024,
});

export const discardContentDraft = defineEndpoint({
  ...ofKind,
  method: 'DELETE',
  path: '/api/admin/content/:kind/draft',
  summary: 'Forget what is being written of a kind; the site does not change',
  body: z.strictObject({ version: versionSchema }),
  output: contentSchema,
  errors: ['changed-meanwhile'],
  audit: 'content.draft-discarded',
});

export const publishContent = defineEndpoint({
  ...ofKind,
  method: 'POST',
  path: '/api/admin/content/:kind/publication',
  summary: 'Show the draft of a kind on the site, as a new version',
  body: z.strictObject({ version: versionSchema }),
  output: contentSchema,
  errors: ['changed-meanwhile', 'step-not-allowed'],
  audit: 'content.published',
});

const versionShape = {
  number: z.int(),
  ...change,
  /** The version whose bytes these are; 0 for the program's own texts; null for one that was written. */
  restoredFrom: z.nullable(z.int()),
};

export const listContentVersions = defineEndpoint({
  ...ofKind,
  method: 'GET',
  path: '/api/admin/content/:kind/versions',
  summary: 'Published versions of a kind, newest first, by keyset pages',
  query: z.strictObject({ before: z.optional(numberInAddress) }),
  body: nothing,
  output: z.strictObject({ rows: z.array(z.strictObject(versionShape)), next: z.nullable(z.string()) }),
  errors: [],
});
export type ContentVersionList = z.infer<(typeof listContentVersions)['output']>;

const ofVersion = {
  ...manage,
  parameters: z.strictObject({ ...kindParameter, number: numberInAddress }),
} as const;

export const getContentVersion = defineEndpoint({
  ...ofVersion,
  method: 'GET',
  path: '/api/admin/content/:kind/versions/:number',
  summary: 'One version of a kind, and how it differs from what is shown now; 0 are the program’s own texts',
  body: nothing,
  output: z.strictObject({
    number: z.int(),
    document: documentSchema,
    /** From what is shown now to this version. */
    changes: z.array(difference),
  }),
  errors: ['not-found'],
});

export const restoreContentVersion = defineEndpoint({
  ...ofVersion,
  method: 'POST',
  path: '/api/admin/content/:kind/versions/:number/restoration',
  summary:
    'Show an earlier version of a kind again, as a new version with the same bytes; 0 are the program’s own texts',
  body: z.strictObject({
    /** Number of the version that is shown now; 0 for the program's own texts. */
    latest: versionSchema,
  }),
  output: contentSchema,
  errors: ['not-found', 'changed-meanwhile'],
  audit: 'content.restored',
});

export const uploadContentPicture = defineEndpoint({
  ...manage,
  method: 'POST',
  path: '/api/admin/content/pictures',
  summary: 'Upload a picture for pages, as base64; it is stored re-encoded, without what cameras write into it',
  body: z.strictObject({ data: z.string().check(z.maxLength(21_000_000)) }),
  output: picture,
  errors: ['attachment-type', 'attachment-unsafe', 'attachment-unreadable', 'attachment-too-large', 'file-not-kept'],
  rateLimit: { name: 'content-pictures', max: 60, windowMs: 10 * 60_000 },
  maxBodyBytes: 21_100_000,
  audit: 'content.picture-uploaded',
  timeoutMs: 60_000,
});

/** The calls of the site's content. */
export const contentEndpoints = {
  listContent,
  getContent,
  saveContentDraft,
  discardContentDraft,
  publishContent,
  listContentVersions,
  getContentVersion,
  restoreContentVersion,
  uploadContentPicture,
} as const;
