import type { Transaction } from 'kysely';
import type { Language } from '#domain/languages.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { Services } from '#server/services.ts';
import { newAccountRow } from '#server/features/accounts/registration/new-account-row.ts';
import { hashNewPassword } from '#server/features/accounts/password/password-hash.ts';
import { deleteSetupLinks } from './setup-link-store.ts';
import { hasAdministrator, insertUser } from '#server/features/accounts/account-store.ts';

/** Who is to become the first administrator; username and password have passed the rule of the domain. */
export type NewAdministrator = { username: string; password: string; email: string | null; language: Language };

/**
 * Creates the first administrator and deletes every setup link (F7). Returns the id of the account; of several calls at
 * once, on any instances, one succeeds, and the others get null, as when there is an administrator already. `record`
 * runs in the transaction of the creation.
 */
export async function makeFirstAdministrator(
  services: Pick<Services, 'db' | 'engine' | 'clock' | 'newId' | 'newToken'>,
  wanted: NewAdministrator,
  record: (transaction: Transaction<DatabaseSchema>, id: string) => Promise<void> = async () => undefined,
): Promise<string | null> {
  const passwordHash = await hashNewPassword(services, wanted.password);
  const account = newAccountRow({
    id: services.newId(),
    username: wanted.username.trim(),
    email: wanted.email,
    passwordHash,
    role: 'admin',
    language: wanted.language,
    now: services.clock(),
  });
  // Without an exclusive transaction two instances could both find no administrator and both add one.
  return services.engine.exclusiveTransaction(services.db, async (transaction) => {
    if (await hasAdministrator(transaction)) return null;
    await deleteSetupLinks(transaction);
    await insertUser(transaction, account);
    await record(transaction, account.id);
    return account.id;
  });
}
