import { withNewIds } from './new-quote.ts';
import type { QuoteContent } from './quote-content.ts';

const parts = [
  'language',
  'currency',
  'title',
  'description',
  'closing',
  'terms',
  'paymentTerms',
  'lines',
  'paymentPlan',
] as const satisfies readonly (keyof QuoteContent)[];

/** What a template keeps of a quote (H2): nothing of its buyer, its days and its notes. Costs stay: only the agency reads it. */
export type TemplateContent = Pick<QuoteContent, (typeof parts)[number]>;

/** Takes what a template keeps from a quote. */
export function templateContentOf(content: QuoteContent): TemplateContent {
  return Object.fromEntries(parts.map((part) => [part, content[part]])) as TemplateContent;
}

/** Fills an empty quote from a template, with lines of its own. A template without title leaves the quote's. */
export function fillFromTemplate(start: QuoteContent, template: TemplateContent, newId: () => string): QuoteContent {
  const title = template.title.trim() === '' ? start.title : template.title;
  return { ...start, ...template, title, lines: withNewIds(template.lines, newId) };
}
