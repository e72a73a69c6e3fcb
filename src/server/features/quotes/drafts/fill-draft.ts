import type { QuoteSource } from '#contract/quotes/quotes.ts';
import { dayOf } from '#domain/days.ts';
import type { Language } from '#domain/languages.ts';
import { type Currency, currencyOf } from '#domain/money.ts';
import { linesFromEstimate } from '#domain/quotes/fill-from-estimate.ts';
import { buyerOf, emptyQuote, lastDayOf, usualValidityDays, withNewIds, withRates } from '#domain/quotes/new-quote.ts';
import type { QuoteContent } from '#domain/quotes/quote-content.ts';
import { quoteLimits } from '#domain/quotes/quote-content.ts';
import { quoteStarts } from '#locales/content/quote-start.ts';
import { estimateLineText } from '#locales/estimate-texts.ts';
import { readCustomer } from '#server/features/customers/customer-store.ts';
import { findEstimate } from '#server/features/estimates/store.ts';
import { contentOf, findQuote } from '#server/features/quotes/quote-store.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Services } from '#server/services.ts';
import { textsOf } from '#server/texts.ts';
import { firstTexts } from './first-texts.ts';
import { type QuoteRelations, type RequestToQuote, findRequestToQuote } from './source-store.ts';
import { taxToday } from './usual-tax.ts';

type Reading = Pick<Services, 'db' | 'clock' | 'newId'>;
/** What a new draft holds, and whom and what it refers to. */
export type FilledDraft = { content: QuoteContent } & QuoteRelations;

/**
 * Fills a new draft from what it is made from (H2): texts and lines of their own, valid from today, taxed as the law is today.
 * Throws `not-found`.
 */
export async function fillDraft(services: Reading, source: QuoteSource): Promise<FilledDraft> {
  const filled = await fillFrom(services, source);
  const { rates } = taxToday(services, filled.content);
  return { ...filled, content: { ...filled.content, lines: withRates(filled.content.lines, rates) } };
}

function fillFrom(services: Reading, source: QuoteSource): Promise<FilledDraft> {
  switch (source.kind) {
    case 'empty':
      return fillForCustomer(services, source);
    case 'request':
      return fillFromRequest(services, source.requestId);
    case 'quote':
      return fillFromQuote(services, source);
    case 'template':
      throw new AppError('not-found');
  }
}

function startOf({ clock }: Reading, language: Language, currency: Currency): QuoteContent {
  const validUntil = lastDayOf(dayOf(clock(), language), usualValidityDays);
  return emptyQuote({ language, currency, texts: firstTexts(language, currency), validUntil });
}

async function fillForCustomer(
  services: Reading,
  { language, customerId }: { language: Language; customerId: string | null },
): Promise<FilledDraft> {
  const start = startOf(services, language, currencyOf[language]);
  if (customerId === null) return { content: start, customerId, requestId: null };
  const customer = await readCustomer(services.db, customerId);
  if (!customer) throw new AppError('not-found');
  return { content: { ...start, buyer: buyerOf(null, customer) }, customerId: customer.id, requestId: null };
}

async function fillFromRequest(services: Reading, requestId: string): Promise<FilledDraft> {
  const request = await readRequest(services, requestId);
  const kept = request.estimateId === null ? null : await findEstimate(services.db, { id: request.estimateId });
  const start = startOf(services, request.language, kept?.estimate.currency ?? request.currency);
  const content = await answerTo(services, request, { ...start, title: request.title.slice(0, quoteLimits.title) });
  if (!kept) return { ...relationsOf(request), content };
  const { units, maintenance } = quoteStarts[request.language];
  const t = textsOf(request.language);
  const lines = linesFromEstimate(kept.estimate, {
    // Texts of the site tie short words by a no-break space, which nobody can see or type in a field.
    nameOf: (reason) => estimateLineText(reason, t).label.replaceAll('\u00A0', ' '),
    maintenance,
    ...units,
    taxRate: 0,
    newId: services.newId,
  });
  return { ...relationsOf(request), content: { ...content, lines } };
}

async function fillFromQuote(
  services: Reading,
  { quoteId, requestId }: { quoteId: string; requestId: string | null },
): Promise<FilledDraft> {
  const original = await findQuote(services.db, quoteId);
  if (!original) throw new AppError('not-found');
  const content = contentOf(original);
  const { validUntil } = startOf(services, content.language, content.currency);
  const renewed: QuoteContent = {
    ...content,
    validUntil,
    startDate: '',
    deliveryDate: '',
    exchangeRate: null,
    lines: withNewIds(content.lines, services.newId),
  };
  if (requestId === null) return { content: renewed, customerId: original.customer_id, requestId: null };
  const request = await readRequest(services, requestId);
  // Notes and further recipients are about the customer of the original.
  const bare = { ...renewed, notes: '', copies: [] };
  return { ...relationsOf(request), content: await answerTo(services, request, bare) };
}

async function readRequest({ db }: Reading, id: string): Promise<RequestToQuote> {
  const request = await findRequestToQuote(db, id);
  if (!request) throw new AppError('not-found');
  return request;
}

/** The content for the person who made a request. */
async function answerTo(
  { db }: Reading,
  { contact, customerId }: RequestToQuote,
  content: QuoteContent,
): Promise<QuoteContent> {
  const customer = customerId === null ? null : await readCustomer(db, customerId);
  return { ...content, buyer: buyerOf(contact, customer) };
}

const relationsOf = ({ id, customerId }: RequestToQuote): QuoteRelations => ({ requestId: id, customerId });
