import type { Transaction } from 'kysely';
import type { QuoteAnswers } from '#contract/quotes/quote-answers.ts';
import { canonicalJson } from '#domain/quotes/canonical-json.ts';
import type { QuoteEventKind } from '#domain/quotes/quote-status.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import { isLinkHeld, isLinkOnItsWay } from '#server/features/mail/outbox/hold/hold-store.ts';
import { type QuoteLinkRow, endLinkRow, findLinks } from '#server/features/quotes/access/links-store.ts';
import { createLink } from '#server/features/quotes/access/private-links.ts';
import { lockQuote } from '#server/features/quotes/jobs/due-quotes-store.ts';
import { goneReason } from '#server/features/quotes/private/sent-quote.ts';
import { insertQuoteEvent } from '#server/features/quotes/quote-events-store.ts';
import { type QuoteRow, numberOf } from '#server/features/quotes/quote-store.ts';
import { announceQuote } from '#server/features/quotes/sending/announce-quote.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Caller, Services } from '#server/services.ts';
import { mailNewLink } from './mail-new-link.ts';
import { readQuoteAnswers } from '#server/features/quotes/answers/read-quote-answers.ts';

type Wish = { id: string; link: string; caller: Caller; audit: Audit };

/**
 * Ends a private link: it opens nothing any more (H5). Done twice it changes nothing. Throws `not-found`, `link-on-its-way` while the mail
 * that carries it can be taken back.
 */
export function endLink(services: Services, wish: Wish): Promise<QuoteAnswers> {
  return changeLink(services, wish, async (transaction, { row, links }) => {
    const link = links.find(({ id }) => id === wish.link);
    if (!link || link.ended_at !== null) return;
    // It would arrive with a link that is over. One that is tried again may take a day: its link can be ended at once.
    if (await isLinkHeld(transaction, link.id)) throw new AppError('link-on-its-way');
    await endLinkRow(transaction, link.id, services.clock());
    await note(services, transaction, { row, wish, kind: 'link-ended', linkId: link.id });
  });
}

/**
 * Gives a recipient a new private link in the place of theirs and mails it (H5). Throws `not-found`, `move-not-allowed` for a quote that
 * shows nothing any more, `link-on-its-way` while a mail with their link has not left, `links-not-mailed`.
 */
export function renewLink(services: Services, wish: Wish): Promise<QuoteAnswers> {
  return changeLink(services, wish, async (transaction, { row, links }) => {
    if (goneReason(row.status)) throw new AppError('move-not-allowed');
    const old = links.find(({ id }) => id === wish.link);
    if (!old) return;
    const theirs = links.filter(({ email }) => email === old.email).map(({ id }) => id);
    // It would arrive with a link that is over, and undoing the sending would end the new one after its mail has left.
    if (await isLinkOnItsWay(transaction, theirs)) throw new AppError('link-on-its-way');
    for (const id of theirs) await endLinkRow(transaction, id, services.clock());
    const wanted = { quoteId: row.id, email: old.email, isCopy: old.is_copy === 1 };
    const linkId = await createLink(services, transaction, wanted);
    await mailNewLink(services, transaction, { row, linkId, recipient: old.email, origin: wish.caller.origin });
    await note(services, transaction, { row, wish, kind: 'link-renewed', linkId });
  });
}

type Locked = { row: QuoteRow; links: readonly QuoteLinkRow[] };
type Work = (transaction: Transaction<DatabaseSchema>, locked: Locked) => Promise<void>;

async function changeLink(services: Services, wish: Wish, work: Work): Promise<QuoteAnswers> {
  const row = await services.db.transaction().execute(async (transaction) => {
    const found = await lockQuote(transaction, wish.id);
    const links = found ? await findLinks(transaction, found.id) : [];
    if (!found || !links.some(({ id }) => id === wish.link)) throw new AppError('not-found');
    await work(transaction, { row: found, links });
    await wish.audit(transaction, { subjectId: found.id, facts: { number: numberOf(found) } });
    return found;
  });
  services.pokeJobs();
  announceQuote(services, row);
  return readQuoteAnswers(services, wish.id);
}

type Note = { row: QuoteRow; wish: Wish; kind: QuoteEventKind; linkId: string };

/** Entries name the link, not its address: that is read from the link. */
async function note(
  { clock, newId }: Services,
  transaction: Transaction<DatabaseSchema>,
  { row, wish, kind, linkId }: Note,
): Promise<void> {
  await insertQuoteEvent(transaction, {
    id: newId(),
    quote_id: row.id,
    at: clock(),
    actor_kind: 'admin',
    actor_id: wish.caller.user?.id ?? null,
    kind,
    from_status: null,
    to_status: null,
    reason: null,
    detail: canonicalJson({ link: linkId }),
  });
}
