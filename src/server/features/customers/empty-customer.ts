import type { Transaction } from 'kysely';
import type { Language } from '#domain/languages.ts';
import { updateCustomerSearch } from '#server/database/search/customer-words.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { deleteObjectsLater } from '#server/features/attachments/delete-objects-later.ts';
import type { Services } from '#server/services.ts';
import { textsOf } from '#server/texts.ts';
import { clearCustomer } from './anonymised-customer-store.ts';
import { clearRequestsOf } from './anonymised-requests-store.ts';
import { clearMaterialOf } from './cleared-material-store.ts';

type Emptied = {
  id: string;
  now: number;
  /** Of the words that stand in place of names and titles. */ language: Language;
};

/** Empties a customer and all their requests of what is personal, for good; figures stay. Returns how many requests. */
export async function emptyCustomer(
  { newId, newToken }: Pick<Services, 'newId' | 'newToken'>,
  transaction: Transaction<DatabaseSchema>,
  { id, now, language }: Emptied,
): Promise<number> {
  const t = textsOf(language);
  const name = t('customers:anonymised.name');
  const titleOf = (number: number) => t('customers:anonymised.request', { number });
  const requests = await clearRequestsOf(transaction, id, { name, titleOf, newId, newToken, now });
  await deleteObjectsLater(transaction, await clearMaterialOf(transaction, { customerId: id, now }), { newId, now });
  await clearCustomer(transaction, { id, name, now });
  await updateCustomerSearch(transaction, id);
  return requests;
}
