import * as z from 'zod/mini';
import { answersSchema } from '#domain/configurator/answers-schema.ts';
import { longestEmailAddress } from '#domain/contact/contact-details.ts';
import { currencies } from '#domain/money.ts';
import { defineEndpoint } from './endpoint.ts';
import { languageSchema, nothing, timeSchema, tokenSchema } from './shapes.ts';
import { versionSchema } from '#contract/shapes.ts';

/** Answers that were not sent yet, as they are taken along to another device (C7, C10). */
export const draftSchema = z.strictObject({
  answers: answersSchema,
  /** Secret by which the files of this draft belong together; null while it has none. */
  attachments: z.nullable(tokenSchema),
  /** That in which an own budget was typed; null or missing where nobody knows, as of drafts of earlier releases and their pages. */
  currency: z.optional(z.nullable(z.enum(currencies))),
});
export type Draft = z.infer<typeof draftSchema>;

const visiting = { permission: 'visit', method: 'POST', parameters: nothing, query: nothing } as const;

export const sendDraftLink = defineEndpoint({
  ...visiting,
  path: '/api/draft-links',
  summary: 'Keep a draft for 30 days and mail a link to it; the link opens nothing else',
  body: z.strictObject({
    language: languageSchema,
    draft: draftSchema,
    email: z.string().check(z.maxLength(longestEmailAddress)),
  }),
  output: z.strictObject({ endsAt: timeSchema }),
  errors: ['idempotency-key-reused', 'links-not-mailed'],
  rateLimit: { name: 'draft-links', max: 5, windowMs: 60 * 60_000 },
  isIdempotent: true,
});

export const handOverDraft = defineEndpoint({
  ...visiting,
  path: '/api/draft-links/hand-over',
  summary: 'Keep a draft for ten minutes behind a token that opens it once, for the host of another language',
  body: z.strictObject({ draft: draftSchema }),
  output: z.strictObject({ token: tokenSchema }),
  errors: [],
  rateLimit: { name: 'draft-hand-overs', max: 30, windowMs: 10 * 60_000 },
});

export const openDraftLink = defineEndpoint({
  ...visiting,
  path: '/api/draft-links/open',
  summary: 'The draft behind a mailed link or a token that was handed over, and nothing else about its owner',
  body: z.strictObject({ token: tokenSchema }),
  output: z.strictObject({
    draft: draftSchema,
    savedAt: timeSchema,
    endsAt: timeSchema,
    /** True for a token of a hand-over, which is void from now on. */
    isHandOver: z.boolean(),
  }),
  errors: ['link-invalid'],
  rateLimit: { name: 'draft-link-openings', max: 30, windowMs: 10 * 60_000 },
});

export const revokeDraftLink = defineEndpoint({
  ...visiting,
  path: '/api/draft-links/revoke',
  summary: 'Void a mailed link and forget the draft behind it; one that is void already is no error',
  /** The token of the link, or the `Idempotency-Key` with which its sender had it mailed. */
  body: z.strictObject({ token: tokenSchema }),
  output: nothing,
  errors: [],
});

/** The draft that a person with an account goes on with on any device. */
const own = { permission: 'keep-own-draft', path: '/api/own-draft', parameters: nothing, query: nothing } as const;

const keptDraftSchema = z.strictObject({ draft: draftSchema, savedAt: timeSchema, version: versionSchema });
export type KeptDraft = z.infer<typeof keptDraftSchema>;

export const getOwnDraft = defineEndpoint({
  ...own,
  method: 'GET',
  summary: 'The draft kept for the signed-in person, if there is one',
  body: nothing,
  output: z.strictObject({ kept: z.nullable(keptDraftSchema) }),
  errors: [],
});

export const keepOwnDraft = defineEndpoint({
  ...own,
  method: 'PUT',
  summary: 'Keep the draft of the signed-in person, from the version that it was read in (null for none)',
  body: z.strictObject({ draft: draftSchema, version: z.nullable(versionSchema) }),
  output: z.strictObject({ savedAt: timeSchema, version: versionSchema }),
  errors: ['changed-meanwhile'],
});

export const forgetOwnDraft = defineEndpoint({
  ...own,
  method: 'DELETE',
  summary: 'Forget the draft of the signed-in person; none is no error',
  body: nothing,
  output: nothing,
  errors: [],
});
