import * as z from 'zod/mini';
import { languages } from '#domain/languages.ts';
import { currencies } from '#domain/money.ts';
import type { TemplateContent } from '#domain/quotes/content/template-content.ts';
import { storedLine, storedPlan } from './quote-content.ts';
import { defineShape } from '#server/stored/stored-shape.ts';
import { text } from '#server/stored/tolerant.ts';

/** What a template keeps of a quote, in `quote_templates.content`. Damaged sums have no fallback. */
export const storedQuoteTemplate = defineShape<TemplateContent>({
  name: 'quote template',
  schema: z.object({
    language: z.enum(languages),
    currency: z.enum(currencies),
    title: text,
    description: text,
    closing: text,
    terms: text,
    paymentTerms: text,
    lines: z.array(storedLine),
    paymentPlan: storedPlan,
  }),
});
