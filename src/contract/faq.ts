import * as z from 'zod/mini';
import { questionLimits } from '#domain/catalogue/question-limits.ts';
import { fallbacks, writers } from '#domain/writing/prd.ts';
import { defineEndpoint } from './endpoint.ts';
import { languageSchema, nothing } from './shapes.ts';

export const askQuestion = defineEndpoint({
  method: 'POST',
  path: '/api/faq-answers',
  summary:
    'Answer a question from the FAQ and the texts of the services: a search, worded by a language model where one is configured',
  permission: 'visit',
  parameters: nothing,
  query: nothing,
  body: z.strictObject({
    language: languageSchema,
    question: z.string().check(z.trim(), z.minLength(questionLimits.minimum), z.maxLength(questionLimits.maximum)),
  }),
  output: z.strictObject({
    /** In the model's words, with marks such as [1] that point to the sources; null where the sources speak for themselves. */
    answer: z.nullable(z.string()),
    writer: z.enum(writers),
    fallback: z.nullable(z.enum(fallbacks)),
    /** What the answer stands on, best first; empty where nothing fits. */
    sources: z.array(
      z.strictObject({
        kind: z.enum(['faq', 'service']),
        title: z.string(),
        text: z.string(),
        /** The sentences of the text that answer the question. */
        part: z.string(),
        /** Own path, with the anchor of a question. */
        href: z.string(),
      }),
    ),
  }),
  errors: [],
  rateLimit: { name: 'faq-answers', max: 20, windowMs: 10 * 60_000 },
  timeoutMs: 30_000,
});
export type FaqAnswer = z.infer<typeof askQuestion.output>;
