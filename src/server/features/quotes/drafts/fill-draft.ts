import type { QuoteSource } from '#contract/quotes/quotes.ts';
import { dayOf } from '#domain/days.ts';
import type { Language } from '#domain/languages.ts';
import { currencyOf } from '#domain/money.ts';
import { buyerOf, datesOf, withNewIds, withRates } from '#domain/quotes/content/new-quote.ts';
import { type QuoteContent, quoteLimits } from '#domain/quotes/content/quote-content.ts';
import { fillFromTemplate } from '#domain/quotes/content/template-content.ts';
import { taxOf } from '#domain/tax/tax-of-quote.ts';
import { readCustomer } from '#server/features/customers/customer-store.ts';
import { contentOf, findQuote } from '#server/features/quotes/quote-store.ts';
import { findTemplateContent } from '#server/features/quotes/templates/quote-templates-store.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { readEstimateToQuote } from './estimate-to-quote.ts';
import { fillFromProject } from './fill-from-project.ts';
import { type QuoteRelations, type RequestToQuote, findRequestToQuote } from './source-store.ts';
import { type Reading, startOf } from './start-of-draft.ts';

/** What a new draft holds, and whom and what it refers to. */
export type FilledDraft = { content: QuoteContent } & QuoteRelations;
type WithoutProject = Omit<FilledDraft, 'projectId'>;

/**
 * Fills a new draft from what it is made from (H2): texts and lines of its own, valid from today, taxed as the law is today.
 * Throws `not-found`, `project-is-over`.
 */
export async function fillDraft(services: Reading, source: QuoteSource): Promise<FilledDraft> {
  // Lines keep the rates that they are filled with: settings of a moment ago would not do.
  await services.quoteSettings.refresh();
  const { content, ...relations } =
    source.kind === 'project'
      ? await fillFromProject(services, source)
      : { projectId: null, ...(await fillFrom(services, source)) };
  return { ...relations, content: taxedToday(services, content) };
}

/** The content with rates that can be used today; a rate that cannot becomes the usual one. */
export function taxedToday({ clock, quoteSettings }: Reading, content: QuoteContent): QuoteContent {
  const { rates } = taxOf(content, quoteSettings.current().settings, dayOf(clock(), content.language));
  return { ...content, lines: withRates(content.lines, rates) };
}

/** What of a quote in a language and currency depends on today. */
export function datesToday({ clock, quoteSettings }: Reading, { language, currency }: QuoteContent) {
  return datesOf(currency, { today: dayOf(clock(), language), settings: quoteSettings.current().settings });
}

function fillFrom(services: Reading, source: Exclude<QuoteSource, { kind: 'project' }>): Promise<WithoutProject> {
  switch (source.kind) {
    case 'empty':
      return fillForCustomer(services, source);
    case 'request':
      return fillFromRequest(services, source.requestId);
    case 'quote':
      return copyQuote(services, source);
    case 'template':
      return useTemplate(services, source);
  }
}

async function fillForCustomer(
  services: Reading,
  { language, customerId }: { language: Language; customerId: string | null },
): Promise<WithoutProject> {
  const start = startOf(services, language, currencyOf[language]);
  if (customerId === null) return { content: start, customerId, requestId: null };
  const customer = await readCustomer(services.db, customerId);
  if (!customer) throw new AppError('not-found');
  return { content: { ...start, buyer: buyerOf(null, customer) }, customerId: customer.id, requestId: null };
}

async function fillFromRequest(services: Reading, requestId: string): Promise<WithoutProject> {
  const request = await readRequest(services, requestId);
  const { language } = request;
  const estimated = await readEstimateToQuote(services, request);
  const start = startOf(services, language, estimated?.currency ?? request.currency);
  return answerTo(services, request, { ...start, lines: estimated?.lines ?? [] });
}

async function copyQuote(
  services: Reading,
  { quoteId, requestId }: { quoteId: string; requestId: string | null },
): Promise<WithoutProject> {
  const original = await findQuote(services.db, quoteId);
  if (!original) throw new AppError('not-found');
  const content = contentOf(original);
  const lines = withNewIds(content.lines, services.newId);
  const copy = { ...content, ...datesToday(services, content), lines };
  if (requestId === null) return { content: copy, customerId: original.customer_id, requestId };
  // Notes and further recipients are about the customer of the original.
  return answerTo(services, await readRequest(services, requestId), { ...copy, notes: '', copies: [] });
}

async function useTemplate(
  services: Reading,
  { templateId, requestId }: { templateId: string; requestId: string | null },
): Promise<WithoutProject> {
  const template = await findTemplateContent(services.db, templateId);
  if (!template) throw new AppError('not-found');
  const start = startOf(services, template.language, template.currency);
  const content = fillFromTemplate(start, template, services.newId);
  if (requestId === null) return { content, customerId: null, requestId };
  return answerTo(services, await readRequest(services, requestId), content);
}

async function readRequest({ db }: Reading, id: string): Promise<RequestToQuote> {
  const request = await findRequestToQuote(db, id);
  if (!request) throw new AppError('not-found');
  return request;
}

/** The content for the person who made a request, named after it where it has no name yet. */
async function answerTo(
  { db }: Reading,
  { id: requestId, contact, customerId, title }: RequestToQuote,
  content: QuoteContent,
): Promise<WithoutProject> {
  const customer = customerId === null ? null : await readCustomer(db, customerId);
  const named = content.title.trim() === '' ? title.slice(0, quoteLimits.title) : content.title;
  return { content: { ...content, title: named, buyer: buyerOf(contact, customer) }, customerId, requestId };
}
