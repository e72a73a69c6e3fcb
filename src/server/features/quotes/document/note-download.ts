import { canonicalJson } from '#domain/quotes/canonical-json.ts';
import type { Opened } from '#server/features/quotes/access/open-access.ts';
import { lockQuote } from '#server/features/quotes/jobs/due-quotes-store.ts';
import { findDetails, insertQuoteEvent } from '#server/features/quotes/quote-events-store.ts';
import type { Services } from '#server/services.ts';

/**
 * Notes in a quote's record that a recipient has the sealed document (H5): once for each link and once in the portal, however
 * often it is downloaded. Looks of the agency's own people count for nothing.
 */
export async function noteDownload(services: Services, { row, access }: Opened): Promise<void> {
  if (access.kind === 'office') return;
  const detail = canonicalJson(access.linkId === null ? { access: access.kind } : { link: access.linkId });
  const isKnown = async (db: Services['db']) => (await findDetails(db, row.id, 'downloaded')).includes(detail);
  if (await isKnown(services.db)) return;
  await services.db.transaction().execute(async (transaction) => {
    await lockQuote(transaction, row.id);
    if (await isKnown(transaction)) return;
    await insertQuoteEvent(transaction, {
      id: services.newId(),
      quote_id: row.id,
      at: services.clock(),
      actor_kind: 'customer',
      actor_id: access.userId,
      kind: 'downloaded',
      from_status: null,
      to_status: null,
      reason: null,
      detail,
    });
  });
}
