import { openStatuses } from '#domain/quotes/quote-status.ts';
import { faultOfChoice } from '#domain/quotes/signing/choice.ts';
import { readChoice } from '#domain/quotes/signing/read-choice.ts';
import { type Asking, findOpened } from '#server/features/quotes/access/open-access.ts';
import { type SentQuote, readSent } from '#server/features/quotes/private/sent-quote.ts';
import { readSealedFile } from '#server/features/quotes/sealing/sealed-bytes.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Services } from '#server/services.ts';
import { drawQuote } from './draw-quote.ts';
import { noteDownload } from './note-download.ts';
import { verificationOf } from './verification-of.ts';

type Wanted = Asking & { query: Readonly<Record<string, unknown>> };

/** A quote as its recipients download it, with the bytes of its PDF still to be made. */
type PrivatePdf = Pick<SentQuote, 'document' | 'status'> & { draw: () => Promise<Uint8Array> };

/**
 * The PDF behind a private link (H3, H5): the sealed document once there is one, before it the quote as it was sent, with the
 * options that the query chooses while it can be signed. Throws `not-found`, `quote-superseded`, `quote-withdrawn`,
 * `invalid-input`.
 */
export async function findPrivatePdf(services: Services, { query, ...asking }: Wanted): Promise<PrivatePdf> {
  const quote = await readSent(services.db, await findOpened(services.db, asking), services.clock());
  if ('gone' in quote) throw new AppError(quote.gone);
  return { document: quote.document, status: quote.status, draw: () => drawFor(services, quote, query) };
}

async function drawFor(services: Services, quote: SentQuote, query: Wanted['query']): Promise<Uint8Array> {
  const sealed = await readSealedFile(services, quote.row.id);
  if (!sealed) return drawChosen(services, quote, query);
  await noteDownload(services, quote);
  return sealed;
}

function drawChosen(
  services: Services,
  { row, document, status }: SentQuote,
  query: Wanted['query'],
): Promise<Uint8Array> {
  const choice = readChoice(query);
  if (!choice || faultOfChoice(document.lines, choice)) throw new AppError('invalid-input');
  const isChosen = openStatuses.includes(status) && Object.keys(choice).length > 0;
  return drawQuote(services, {
    document,
    status,
    verification: verificationOf(services, row, document.language),
    ...(isChosen && { choice }),
  });
}
