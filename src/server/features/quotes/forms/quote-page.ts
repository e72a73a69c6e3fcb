import type { PageData, QuoteFormState } from '#contract/page.ts';
import { errorCodes } from '#domain/errors/codes.ts';
import { quotePageQuery } from '#domain/quotes/signing/choice-fields.ts';
import { matchOfQuoteKey } from '#domain/quotes/signing/quote-page-match.ts';
import type { Asking } from '#server/features/quotes/access/open-access.ts';
import { quoteOfPage } from '#server/features/quotes/private/read-private-quote.ts';
import { toCurrentUser } from '#server/http/calls/current-user.ts';
import type { PersonalPage } from '#server/http/pages/pages.ts';
import type { Services } from '#server/services.ts';

type Wanted = Asking & {
  search: URLSearchParams;
  /** What a form that was refused has brought. */
  form?: Partial<QuoteFormState>;
};

/** What the page of a quote is rendered from: the quote in its own language, what the address chooses, and what its forms carry (H5). */
export async function quotePage(services: Services, { search, form = {}, ...asking }: Wanted): Promise<PersonalPage> {
  const quote = await quoteOfPage(services, asking);
  const own = ownDataOf(asking);
  if ('gone' in quote) return { data: { ...own, quote }, status: errorCodes[quote.gone].status };
  const { document } = quote.quote;
  const query = quotePageQuery(document, (name) => search.get(name));
  const quoteForm = { ...newForm(services), ...form };
  return { data: { ...own, quote, quoteForm, ...(query === '' ? {} : { query }) }, language: document.language };
}

/** The frame of the portal names who is signed in. */
function ownDataOf({ key, caller: { user } }: Asking): PageData {
  return user && matchOfQuoteKey(key).screen === 'portalQuote' ? { user: toCurrentUser(user) } : {};
}

/** A form that nothing was sent with yet, with a key of its own: one that is sent twice is one answer. */
function newForm({ newToken }: Services): QuoteFormState {
  return { idempotencyKey: newToken(), kind: null, typed: {}, issues: [], failure: null, codeSentTo: null };
}
