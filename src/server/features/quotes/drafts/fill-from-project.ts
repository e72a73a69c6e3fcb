import { currencyOf } from '#domain/money.ts';
import { buyerOf, unknownBuyer, withNewIds } from '#domain/quotes/content/new-quote.ts';
import { type QuoteBuyer, quoteLimits } from '#domain/quotes/content/quote-content.ts';
import { readCustomer } from '#server/features/customers/customer-store.ts';
import { contentOf, findQuote } from '#server/features/quotes/quote-store.ts';
import {
  type ChangedProject,
  demandOpen,
  findChangedProject,
} from '#server/features/quotes/scope/changed-project-store.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { textsOf } from '#server/texts.ts';
import type { FilledDraft } from './fill-draft.ts';
import { type Reading, startOf } from './start-of-draft.ts';

/** The project whose scope is changed, and whether the lines of its quote are taken over. */
type ChangeOfScope = { projectId: string; withLines: boolean };

/**
 * A draft that changes the scope of a project (domain rules, "Quote"): for whom and in which language and currency its quote was, named
 * after it, without the old lines unless they are wanted. Throws `not-found`, `project-is-over`.
 */
export async function fillFromProject(
  services: Reading,
  { projectId, withLines }: ChangeOfScope,
): Promise<FilledDraft> {
  const project = await findChangedProject(services.db, projectId);
  if (!project) throw new AppError('not-found');
  demandOpen(project);
  const original = project.quote_id === null ? null : await findQuote(services.db, project.quote_id);
  const relations = {
    customerId: original?.customer_id ?? project.customer_id,
    requestId: project.service_request_id,
    projectId,
  };
  const { language } = project;
  if (original) {
    const { currency, buyer, lines } = contentOf(original);
    const start = startOf(services, language, currency);
    const taken = withLines ? withNewIds(lines, services.newId) : [];
    return { content: { ...start, title: titleOf(project), buyer, lines: taken }, ...relations };
  }
  const start = startOf(services, language, currencyOf[language]);
  const buyer = await buyerOfCustomer(services, project.customer_id);
  return { content: { ...start, title: titleOf(project), buyer }, ...relations };
}

const titleOf = ({ language, title }: ChangedProject): string =>
  [...textsOf(language)('quotes:changeOfScope', { title })].slice(0, quoteLimits.title).join('');

/** Whom a project without a quote is made for. */
async function buyerOfCustomer({ db }: Reading, customerId: string | null): Promise<QuoteBuyer> {
  const customer = customerId === null ? null : await readCustomer(db, customerId);
  return customer ? buyerOf(null, customer) : unknownBuyer;
}
