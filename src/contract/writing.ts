import * as z from 'zod/mini';
import { answersSchema } from '#domain/configurator/answers-schema.ts';
import { contactSchema } from '#domain/contact/contact-details-schema.ts';
import { suggestionSchema } from '#domain/writing/prd-schema.ts';
import { fallbacks, writers } from '#domain/writing/prd.ts';
import { prdSections } from '#domain/writing/writing-texts.ts';
import { defineEndpoint } from './endpoint.ts';
import { idSchema, languageSchema, nothing, tokenSchema } from './shapes.ts';

/** Who wrote, and why the template did where a model is configured: readers are told both (H4). */
const authorship = { writer: z.enum(writers), fallback: z.nullable(z.enum(fallbacks)) };

export const createDescription = defineEndpoint({
  method: 'POST',
  path: '/api/descriptions',
  summary: 'Suggest a project description from the answers so far; nothing is kept, nor are contact details passed on',
  permission: 'visit',
  parameters: nothing,
  query: nothing,
  body: z.strictObject({ language: languageSchema, answers: answersSchema }),
  output: z.strictObject({ text: suggestionSchema, ...authorship }),
  errors: [],
  rateLimit: { name: 'descriptions', max: 30, windowMs: 10 * 60_000 },
});
export type Suggestion = z.infer<typeof createDescription.output>;

const outlineSchema = z.strictObject({
  title: z.string(),
  summary: z.string(),
  facts: z.array(z.strictObject({ label: z.string(), text: z.string() })),
  description: z.nullable(z.strictObject({ title: z.string(), text: z.string() })),
  sections: z.array(
    z.strictObject({
      id: z.enum(prdSections),
      title: z.string(),
      lead: z.string(),
      points: z.array(
        z.strictObject({ title: z.string(), text: z.string(), items: z.array(z.string()), note: z.string() }),
      ),
    }),
  ),
});

export const createPrd = defineEndpoint({
  method: 'POST',
  path: '/api/prds',
  summary: 'Write and keep the product requirements document of a generated estimate',
  permission: 'visit',
  parameters: nothing,
  query: nothing,
  body: z.strictObject({
    /** Idempotency key that the estimate was made with; null before a quote was generated, which is refused. */
    estimateKey: z.nullable(tokenSchema),
    /** Never kept: only that it can be taken out of what a language model is asked. */
    contact: contactSchema,
  }),
  output: z.strictObject({ id: idSchema, outline: outlineSchema, ...authorship }),
  errors: ['estimate-not-generated'],
  rateLimit: { name: 'prds', max: 20, windowMs: 10 * 60_000 },
  isIdempotent: true,
  timeoutMs: 75_000,
});
export type WrittenPrd = z.infer<typeof createPrd.output>;

/** Paths of a document as files; the idempotency key that it was made with is all that opens them. */
export const prdPdfPath = '/api/prds/:key.pdf';
export const prdMarkdownPath = '/api/prds/:key.md';
