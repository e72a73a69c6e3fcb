import type { RawBuilder, Transaction } from 'kysely';
import type { Language } from '#domain/languages.ts';
import { updateCustomerSearch } from '#server/database/search/customer-words.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { deleteObjectsLater } from '#server/features/attachments/delete-objects-later.ts';
import type { Services } from '#server/services.ts';
import { textsOf } from '#server/texts.ts';
import { clearCustomer } from './anonymised-customer-store.ts';
import { clearOwnThreads, clearRequestsOf } from './anonymised-requests-store.ts';
import { clearMaterial } from './cleared-material-store.ts';

type Emptied = {
  id: string;
  /** What stands behind `in` for the projects whose own messages and material go. */
  projects: RawBuilder<unknown>;
  now: number;
  /** Of the words that stand in place of names and titles. */ language: Language;
};

/** Empties a customer, all their requests and the projects that are theirs of what is personal, for good; figures stay. Returns how many requests. */
export async function emptyCustomer(
  { newId, newToken }: Pick<Services, 'newId' | 'newToken'>,
  transaction: Transaction<DatabaseSchema>,
  { id, projects, now, language }: Emptied,
): Promise<number> {
  const t = textsOf(language);
  const name = t('customers:anonymised.name');
  const titleOf = (number: number) => t('customers:anonymised.request', { number });
  await clearOwnThreads(transaction, projects, { newId, now });
  const requests = await clearRequestsOf(transaction, id, { name, titleOf, newId, newToken, now });
  await deleteObjectsLater(transaction, await clearMaterial(transaction, projects, now), { newId, now });
  await clearCustomer(transaction, { id, name, now });
  await updateCustomerSearch(transaction, id);
  return requests;
}
