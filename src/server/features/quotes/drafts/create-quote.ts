import type { QuoteDetail, QuoteSource } from '#contract/quotes/quotes.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import { hasQuoteEvent, insertQuoteEvent } from '#server/features/quotes/quote-events-store.ts';
import { findQuote, insertQuote } from '#server/features/quotes/quote-store.ts';
import { readQuote } from '#server/features/quotes/read-quote.ts';
import { callerId } from '#server/features/service-requests/caller-id.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { idOfKey } from '#server/http/calls/id-of-key.ts';
import type { Caller, Services } from '#server/services.ts';
import { fillDraft } from './fill-draft.ts';
import { newDraftRow } from './new-draft-row.ts';
import { claimRelations } from './source-store.ts';

type Creation = { caller: Caller; source: QuoteSource; idempotencyKey: string; audit: Audit };

/**
 * Makes a draft of its own family (H2), once for a key of a person. Throws `not-found` when there is nothing to fill it from,
 * `project-is-over` for a change of scope that nothing can be added to, and `idempotency-key-reused` where the key has made a quote from something else.
 */
export async function createQuote(services: Services, creation: Creation): Promise<QuoteDetail> {
  const { caller, source, idempotencyKey } = creation;
  const scope = `quote ${callerId(caller)}`;
  const id = idOfKey(idempotencyKey, scope);
  // Named after the source, so that a repetition can be told from another use of the key.
  const eventId = idOfKey(idempotencyKey, `${scope} ${JSON.stringify(source)}`);
  if (!(await findQuote(services.db, id))) await storeDraft(services, creation, { id, eventId });
  if (!(await hasQuoteEvent(services.db, { id: eventId, quoteId: id }))) throw new AppError('idempotency-key-reused');
  return readQuote(services, id);
}

async function storeDraft(
  services: Services,
  { caller, source, audit }: Creation,
  { id, eventId }: { id: string; eventId: string },
): Promise<void> {
  const { content, ...relations } = await fillDraft(services, source);
  const made = { authorId: callerId(caller), now: services.clock() };
  const isNew = await services.db.transaction().execute(async (transaction) => {
    if (!(await claimRelations(transaction, relations))) throw new AppError('not-found');
    const place = {
      id,
      family_id: id,
      version_number: 1,
      number_year: null,
      number_sequence: null,
      service_request_id: relations.requestId,
      customer_id: relations.customerId,
      project_id: relations.projectId,
    };
    if (!(await insertQuote(transaction, newDraftRow(place, content, made)))) return false;
    await insertQuoteEvent(transaction, createdEvent({ id: eventId, quoteId: id, ...made }));
    await audit(transaction, { subjectId: id, facts: { source: source.kind } });
    return true;
  });
  if (!isNew) return;
  services.live.announce({ kind: 'quote-changed', id });
  if (relations.projectId !== null) services.live.announce({ kind: 'project-changed', id: relations.projectId });
}

/** The first entry in the history of a version. */
export const createdEvent = (made: { id: string; quoteId: string; authorId: string; now: number }) =>
  ({
    id: made.id,
    quote_id: made.quoteId,
    at: made.now,
    actor_kind: 'admin',
    actor_id: made.authorId,
    kind: 'created',
    from_status: null,
    to_status: 'draft',
    reason: null,
  }) as const;
