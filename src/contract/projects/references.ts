import * as z from 'zod/mini';
import { text } from '#domain/contact/contact-details-schema.ts';
import { referenceLimits } from '#domain/references/reference.ts';
import { referenceStatuses } from '#domain/references/reference-status.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { idSchema, languageSchema, nothing, timeSchema, versionSchema } from '#contract/shapes.ts';

/*
 * What customers say of finished projects (A11). Their own page is a form behind a mailed key; here is what the site shows and what the
 * owner does with it, which never changes a word.
 */

/** A reference as a page of one language shows it. A part that may not be shown is '' or null. */
export const shownReferenceSchema = z.strictObject({
  id: idSchema,
  text: z.string(),
  /** Of the text, the label of the figure and the alternative of the picture. */
  lang: languageSchema,
  name: z.string(),
  firm: z.string(),
  /** A line, with how it was and how it is; both '' for a line alone. */
  figure: z.nullable(z.strictObject({ label: z.string(), before: z.string(), after: z.string() })),
  /** Sides in pixels. */
  picture: z.nullable(z.strictObject({ src: z.string(), alt: z.string(), width: z.int(), height: z.int() })),
  /** From which project it comes, in the language of the page. */
  source: z.string(),
  /** The words themselves, where `text` is a translation: that it is one, and how to see them, in the language of the page. */
  original: z.nullable(z.strictObject({ note: z.string(), label: z.string(), text: z.string(), lang: languageSchema })),
});
export type ShownReference = z.infer<typeof shownReferenceSchema>;

/** Address of a picture that the site shows. */
export const sitePicturePath = '/api/references/:id/picture';
/** Address of the picture of a reference by the key that opens it. */
export const keyedPicturePath = '/api/own-references/:key/picture';
/** Address of any picture for the office. */
export const officeReferencePicturePath = '/api/admin/references/:id/picture';

const translationSchema = z.strictObject({
  language: languageSchema,
  text: z.string(),
  figureLabel: z.string(),
  pictureAlt: z.string(),
});

const officeReferenceSchema = z.strictObject({
  id: idSchema,
  version: versionSchema,
  status: z.enum(referenceStatuses),
  language: languageSchema,
  project: z.strictObject({ id: idSchema, number: z.nullable(z.int()), title: z.string() }),
  askedAt: timeSchema,
  isAskedTwice: z.boolean(),
  mayAskAgain: z.boolean(),
  givenAt: z.nullable(timeSchema),
  /** In its own language. */
  shown: shownReferenceSchema,
  translations: z.array(translationSchema),
});
export type OfficeReference = z.infer<typeof officeReferenceSchema>;

const listSchema = z.strictObject({
  /** In the order of the site. */
  references: z.array(officeReferenceSchema),
});
export type ReferenceList = z.infer<typeof listSchema>;

const manage = { permission: 'manage-projects', query: nothing, output: listSchema } as const;
const one = { ...manage, parameters: z.strictObject({ id: idSchema }) } as const;

export const listReferences = defineEndpoint({
  ...manage,
  method: 'GET',
  path: '/api/admin/references',
  summary: 'All references, with how each stands',
  parameters: nothing,
  body: nothing,
  errors: [],
});

export const showReference = defineEndpoint({
  ...one,
  method: 'POST',
  path: '/api/admin/references/:id/showing',
  summary: 'Show a reference on the site',
  body: z.strictObject({ version: versionSchema }),
  errors: ['not-found', 'changed-meanwhile', 'step-not-allowed'],
  audit: 'reference.shown',
});

export const hideReference = defineEndpoint({
  ...one,
  method: 'POST',
  path: '/api/admin/references/:id/hiding',
  summary: 'Take a reference off the site; the customer’s words stay',
  body: z.strictObject({ version: versionSchema }),
  errors: ['not-found', 'changed-meanwhile', 'step-not-allowed'],
  audit: 'reference.hidden',
});

export const askReferenceAgain = defineEndpoint({
  ...one,
  method: 'POST',
  path: '/api/admin/references/:id/asking',
  summary: 'Ask a customer once more who has not answered or has taken their words back',
  body: z.strictObject({ version: versionSchema }),
  errors: ['not-found', 'changed-meanwhile', 'step-not-allowed'],
  audit: 'reference.asked-again',
});

export const translateReference = defineEndpoint({
  ...manage,
  method: 'PUT',
  path: '/api/admin/references/:id/translations/:language',
  summary: 'Add or replace a translation beside the original; one without a text is taken away',
  parameters: z.strictObject({ id: idSchema, language: languageSchema }),
  body: z.strictObject({
    version: versionSchema,
    text: text(2 * referenceLimits.text),
    figureLabel: text(referenceLimits.figureLabel),
    pictureAlt: text(referenceLimits.pictureAlt),
  }),
  errors: ['not-found', 'changed-meanwhile', 'step-not-allowed'],
  audit: 'reference.translated',
});

export const orderReferences = defineEndpoint({
  ...manage,
  method: 'PUT',
  path: '/api/admin/references/order',
  summary: 'Put references into the order of the site',
  parameters: nothing,
  body: z.strictObject({ ids: z.array(idSchema).check(z.maxLength(1000)) }),
  errors: [],
  audit: 'references.ordered',
});
