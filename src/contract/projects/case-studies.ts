import * as z from 'zod/mini';
import { caseStudyLeaves } from '#domain/case-studies/case-study-leave.ts';
import {
  type CaseStudyWords,
  caseStudyFields,
  caseStudyParts,
  picturePlaces,
} from '#domain/case-studies/case-study.ts';
import { countries } from '#domain/catalogue/case-studies.ts';
import { services } from '#domain/catalogue/services.ts';
import { trades } from '#domain/configurator/answers.ts';
import { fallbacks, writers } from '#domain/writing/prd.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { idSchema, languageSchema, nothing, timeSchema, versionSchema } from '#contract/shapes.ts';

/*
 * Case studies of finished projects (A5, A11, A12): what the site shows, and how the owner writes, asks for leave and publishes. What the
 * customer decides is a form of the page of their reference.
 */

const pictureSchema = z.strictObject({
  place: z.enum(picturePlaces),
  src: z.string(),
  alt: z.string(),
  /** Sides in pixels. */
  width: z.int(),
  height: z.int(),
});

const facts = {
  service: z.enum(services),
  trade: z.enum(trades),
  country: z.enum([...countries, '']),
} as const;

/** A case study as a page of one language shows it. What may not be shown is '' or left out. */
export const shownCaseStudySchema = z.strictObject({
  ...facts,
  id: idSchema,
  /** By which the page's address leads to it. */
  anchor: z.string(),
  /** Of the texts. */
  lang: languageSchema,
  firm: z.string(),
  town: z.string(),
  /** From which project it comes, and when that was completed, in the language of the page. */
  source: z.string(),
  /** From the project's beginning to its completion. */
  weeks: z.int(),
  title: z.string(),
  task: z.string(),
  solution: z.string(),
  results: z.array(z.strictObject({ figure: z.string(), text: z.string() })),
  pictures: z.array(pictureSchema),
});
export type ShownCaseStudy = z.infer<typeof shownCaseStudySchema>;

const place = z.enum(picturePlaces);

/** Address of a picture that the site shows. */
export const siteCaseStudyPicturePath = '/api/case-studies/:id/pictures/:place';
/** Address of a picture by the key that opens the reference of its project. */
export const keyedCaseStudyPicturePath = '/api/own-references/:key/pictures/:place';
/** Address of any picture for the office. */
export const officeCaseStudyPicturePath = '/api/admin/case-studies/:id/pictures/:place';
/** The page of the site as it would show a draft, for the office. */
export const caseStudyPreviewPath = '/api/admin/case-studies/:id/preview/:language';

/** More than any field holds: what is too long is said at its field. */
const typed = z.string().check(z.maxLength(20_000));
const wordsSchema = z.strictObject(
  Object.fromEntries(caseStudyFields.map((field) => [field, typed])) as Record<
    (typeof caseStudyFields)[number],
    typeof typed
  >,
) satisfies z.ZodMiniType<CaseStudyWords>;

const projectSchema = z.strictObject({
  id: idSchema,
  number: z.nullable(z.int()),
  title: z.string(),
  language: languageSchema,
});

const textStateSchema = z.strictObject({
  language: languageSchema,
  isPublished: z.boolean(),
  /** The draft says something else than the site. */
  isChanged: z.boolean(),
  /** Fields that have to be filled in before it is published. */
  missing: z.array(z.enum(caseStudyFields)),
});

const summary = {
  id: idSchema,
  version: versionSchema,
  project: projectSchema,
  leave: z.enum(caseStudyLeaves),
  mayAsk: z.boolean(),
} as const;

const listSchema = z.strictObject({
  /** In the order of the site. */
  studies: z.array(z.strictObject({ ...summary, texts: z.array(textStateSchema) })),
  /** Completed projects that have none. */
  projects: z.array(projectSchema),
});
export type CaseStudyList = z.infer<typeof listSchema>;

const authors = z.enum([...writers, 'owner']);

const detailSchema = z.strictObject({
  ...summary,
  ...facts,
  firm: z.string(),
  town: z.string(),
  parts: z.array(z.enum(caseStudyParts)),
  askedAt: z.nullable(timeSchema),
  /** The customer has agreed to the draft in their language and to the pictures as they are. */
  isAgreed: z.boolean(),
  pictures: z.array(z.strictObject({ ...pictureSchema.shape, isAgreed: z.boolean() })),
  texts: z.array(
    z.strictObject({
      ...textStateSchema.shape,
      /** The newest version, from 1; 0 where there is none. */
      number: z.int(),
      words: wordsSchema,
      writer: authors,
      savedAt: z.nullable(timeSchema),
      /** What the texts name without leave, which keeps them from the site. */
      named: z.nullable(z.enum(['firm', 'town'])),
    }),
  ),
  /** What the customer wrote in their request, for whoever writes the case study. */
  request: z.string(),
});
export type CaseStudyDetail = z.infer<typeof detailSchema>;
export type CaseStudyText = CaseStudyDetail['texts'][number];

const manage = { permission: 'manage-projects', query: nothing, output: detailSchema } as const;
const one = { ...manage, parameters: z.strictObject({ id: idSchema }) } as const;
const oneText = { ...manage, parameters: z.strictObject({ id: idSchema, language: languageSchema }) } as const;

export const listCaseStudies = defineEndpoint({
  ...manage,
  method: 'GET',
  path: '/api/admin/case-studies',
  summary: 'All case studies with how each stands, and the completed projects that have none',
  parameters: nothing,
  body: nothing,
  output: listSchema,
  errors: [],
});

export const orderCaseStudies = defineEndpoint({
  ...manage,
  method: 'PUT',
  path: '/api/admin/case-studies/order',
  summary: 'Put case studies into the order of the site',
  parameters: nothing,
  body: z.strictObject({ ids: z.array(idSchema).check(z.maxLength(1000)) }),
  output: listSchema,
  errors: [],
  audit: 'case-studies.ordered',
});

export const deleteCaseStudy = defineEndpoint({
  ...one,
  method: 'DELETE',
  path: '/api/admin/case-studies/:id',
  summary: 'Delete a case study with its texts, versions and pictures; what the customer agreed to stays in the record',
  body: z.strictObject({ version: versionSchema }),
  output: listSchema,
  errors: ['not-found', 'changed-meanwhile'],
  audit: 'case-study.deleted',
});

export const startCaseStudy = defineEndpoint({
  ...manage,
  method: 'POST',
  path: '/api/admin/case-studies',
  summary: 'Start the case study of a completed project with a draft; the same once more returns it',
  parameters: nothing,
  body: z.strictObject({ projectId: idSchema }),
  errors: ['not-found', 'step-not-allowed'],
  audit: 'case-study.started',
  timeoutMs: 75_000,
});

export const getCaseStudy = defineEndpoint({
  ...one,
  method: 'GET',
  path: '/api/admin/case-studies/:id',
  summary: 'A case study with its newest texts',
  body: nothing,
  errors: ['not-found'],
});

export const saveCaseStudyText = defineEndpoint({
  ...oneText,
  method: 'PUT',
  path: '/api/admin/case-studies/:id/texts/:language',
  summary: 'Save a new version of the text in a language; `number` is the version that was read',
  body: z.strictObject({ number: versionSchema, words: wordsSchema }),
  errors: ['not-found', 'changed-meanwhile'],
  audit: 'case-study.saved',
});

export const draftCaseStudyText = defineEndpoint({
  ...oneText,
  method: 'POST',
  path: '/api/admin/case-studies/:id/texts/:language/draft',
  summary: 'Have a draft written from the request and the project, as a new version; no figure is made up',
  body: z.strictObject({ number: versionSchema }),
  output: z.strictObject({ study: detailSchema, writer: z.enum(writers), fallback: z.nullable(z.enum(fallbacks)) }),
  errors: ['not-found', 'changed-meanwhile'],
  audit: 'case-study.saved',
  timeoutMs: 75_000,
});

const caseStudyVersionSchema = z.strictObject({
  number: z.int(),
  words: wordsSchema,
  writer: authors,
  at: timeSchema,
  isPublished: z.boolean(),
});
export type CaseStudyVersion = z.infer<typeof caseStudyVersionSchema>;

export const listCaseStudyVersions = defineEndpoint({
  ...oneText,
  method: 'GET',
  path: '/api/admin/case-studies/:id/texts/:language/versions',
  summary: 'The newest 100 versions of a text, newest first',
  body: nothing,
  output: z.strictObject({ versions: z.array(caseStudyVersionSchema) }),
  errors: ['not-found'],
});

export const restoreCaseStudyText = defineEndpoint({
  ...oneText,
  method: 'POST',
  path: '/api/admin/case-studies/:id/texts/:language/restoring',
  summary: 'Make an earlier version the newest one, letter by letter',
  body: z.strictObject({ number: versionSchema, restored: versionSchema }),
  errors: ['not-found', 'changed-meanwhile'],
  audit: 'case-study.saved',
});

export const publishCaseStudyText = defineEndpoint({
  ...oneText,
  method: 'POST',
  path: '/api/admin/case-studies/:id/texts/:language/publishing',
  summary: 'Show the newest version of a text on the site; in the customer’s language the one that they have agreed to',
  body: z.strictObject({ version: versionSchema, number: versionSchema }),
  errors: ['not-found', 'changed-meanwhile', 'step-not-allowed'],
  audit: 'case-study.published',
});

export const hideCaseStudyText = defineEndpoint({
  ...oneText,
  method: 'POST',
  path: '/api/admin/case-studies/:id/texts/:language/hiding',
  summary: 'Take the text in a language off the site; its versions stay',
  body: z.strictObject({ version: versionSchema }),
  errors: ['not-found', 'changed-meanwhile'],
  audit: 'case-study.hidden',
});

export const changeCaseStudyFacts = defineEndpoint({
  ...one,
  method: 'PUT',
  path: '/api/admin/case-studies/:id/facts',
  summary: 'Change service, trade, country, firm and town; leave for a name that changes is asked for anew',
  body: z.strictObject({ ...facts, version: versionSchema, firm: typed, town: typed }),
  errors: ['not-found', 'changed-meanwhile'],
  audit: 'case-study.changed',
});

export const chooseCaseStudyPicture = defineEndpoint({
  ...manage,
  method: 'PUT',
  path: officeCaseStudyPicturePath,
  summary: 'Take a picture of the project’s files as the one before or after; null takes it away',
  parameters: z.strictObject({ id: idSchema, place }),
  body: z.strictObject({ version: versionSchema, fileId: z.nullable(idSchema) }),
  errors: ['not-found', 'changed-meanwhile', 'attachment-type'],
  audit: 'case-study.changed',
});

export const askCaseStudyLeave = defineEndpoint({
  ...one,
  method: 'POST',
  path: '/api/admin/case-studies/:id/asking',
  summary: 'Ask the customer by mail for leave to show the case study as it is in their language',
  body: z.strictObject({ version: versionSchema }),
  errors: ['not-found', 'changed-meanwhile', 'step-not-allowed'],
  audit: 'case-study.leave-asked',
});
