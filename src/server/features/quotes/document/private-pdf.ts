import type { PrivateQuote } from '#contract/quotes/private-quote.ts';
import { openStatuses } from '#domain/quotes/quote-status.ts';
import { faultOfChoice } from '#domain/quotes/signing/choice.ts';
import { readChoice } from '#domain/quotes/signing/read-choice.ts';
import { type Asking, type Opened, findOpened } from '#server/features/quotes/access/open-access.ts';
import { readPrivateQuote } from '#server/features/quotes/private/read-private-quote.ts';
import type { QuoteRow } from '#server/features/quotes/quote-store.ts';
import { readSealedFile } from '#server/features/quotes/sealing/sealed-bytes.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Services } from '#server/services.ts';
import { drawQuote } from './draw-quote.ts';
import { noteDownload } from './note-download.ts';
import { verificationOf } from './verification-of.ts';

type Wanted = Asking & { query: Readonly<Record<string, unknown>> };

/** A quote as its recipients download it, with the bytes of its PDF still to be made. */
type PrivatePdf = { quote: PrivateQuote; draw: () => Promise<Uint8Array> };

/**
 * The PDF behind a private link (H3, H5): the sealed document once there is one, before it the quote as it was sent, with the
 * options that the query chooses while it can be signed. Throws `not-found`, `quote-superseded`, `quote-withdrawn`,
 * `invalid-input`.
 */
export async function findPrivatePdf(services: Services, { query, ...asking }: Wanted): Promise<PrivatePdf> {
  const quote = await readPrivateQuote(services, asking);
  const opened = await findOpened(services.db, asking);
  if (!opened) throw new AppError('not-found');
  return { quote, draw: () => drawFor(services, opened, { quote, query }) };
}

async function drawFor(services: Services, opened: Opened, chosen: Chosen): Promise<Uint8Array> {
  const sealed = await readSealedFile(services, opened.row.id);
  if (!sealed) return drawChosen(services, opened.row, chosen);
  await noteDownload(services, opened);
  return sealed;
}

type Chosen = { quote: PrivateQuote; query: Wanted['query'] };

function drawChosen(services: Services, row: QuoteRow, { quote, query }: Chosen): Promise<Uint8Array> {
  const { document, status } = quote;
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
