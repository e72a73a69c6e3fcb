import { type RawBuilder, type Transaction, sql } from 'kysely';
import { defaultLanguage } from '#domain/languages.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { type Clearing, clearRequests } from '#server/features/customers/anonymised-requests-store.ts';
import { cancelRequestsById } from '#server/features/personal-data/erasure/clear-customers.ts';
import { deleteUnsignedOf } from '#server/features/personal-data/erasure/unsigned-store.ts';
import type { Services } from '#server/services.ts';
import { textsOf } from '#server/texts.ts';

/** Words that stand in place of names and titles of what was emptied. */
export function clearingOf({ newId, newToken }: Pick<Services, 'newId' | 'newToken'>, now: number): Clearing {
  const t = textsOf(defaultLanguage);
  return {
    name: t('customers:anonymised.name'),
    titleOf: (number) => t('customers:anonymised.request', { number }),
    newId,
    newToken,
    now,
  };
}

/** Quotes and drafts about money of some requests that no contract came of. */
const unsignedOf = (requests: RawBuilder<unknown>) => {
  const quotes = sql`select id from quotes where service_request_id in (${requests})`;
  return {
    quotes,
    documents: sql`select id from tax_documents where quote_id in (${quotes}) or service_request_id in (${requests})`,
    asked: sql`select id from payment_requests where quote_id in (${quotes}) or service_request_id in (${requests})`,
  };
};

/** Empties requests with all that was said, sent and drafted for them; figures stay (K6). Open ones are cancelled. Returns how many. */
export async function emptyRequests(
  services: Pick<Services, 'newId' | 'newToken'>,
  transaction: Transaction<DatabaseSchema>,
  { wanted: asked, now }: { wanted: readonly string[]; now: number },
): Promise<number> {
  const ids = await claim(transaction, asked, now);
  if (ids.length === 0) return 0;
  const wanted = sql.join(ids);
  await cancelRequestsById(transaction, ids, { newId: services.newId, now });
  await deleteUnsignedOf(transaction, unsignedOf(wanted));
  return clearRequests(transaction, wanted, clearingOf(services, now));
}

/** Notes requests as emptied; of two servers at once the second finds, once the first has committed, that none is left. */
async function claim(transaction: Transaction<DatabaseSchema>, ids: readonly string[], now: number): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await transaction
    .insertInto('emptied_requests')
    .values(ids.toSorted().map((id) => ({ service_request_id: id, at: now })))
    .onConflict((conflict) => conflict.column('service_request_id').doNothing())
    .returning('service_request_id')
    .execute();
  return rows.map((row) => row.service_request_id);
}
