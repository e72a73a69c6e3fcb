import type { Transaction } from 'kysely';
import { emailKey, usernameKey } from '#domain/accounts/account.ts';
import type { Language } from '#domain/languages.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { Services } from '#server/services.ts';
import { hashNewPassword } from './password-hash.ts';
import { deleteSetupLinks, hasAdministrator, insertUser } from './store.ts';

/** Who is to become the first administrator; username and password have passed the rule of the domain. */
export type NewAdministrator = { username: string; password: string; email: string | null; language: Language };

/**
 * Makes the first administrator and voids every setup link (F7). However many instances and people try at once, one
 * succeeds and gets the account's id; answers null to the others and whenever there is an administrator. `record` runs
 * in the transaction that makes the account.
 */
export async function makeFirstAdministrator(
  services: Pick<Services, 'db' | 'engine' | 'clock' | 'newId' | 'newToken'>,
  wanted: NewAdministrator,
  record: (transaction: Transaction<DatabaseSchema>, id: string) => Promise<void> = async () => undefined,
): Promise<string | null> {
  const passwordHash = await hashNewPassword(services, wanted.password);
  const id = services.newId();
  const username = wanted.username.trim();
  const now = services.clock();
  // The one transaction that no two instances are in at once: looking and then adding is no guard by itself.
  return services.engine.exclusiveTransaction(services.db, async (transaction) => {
    if (await hasAdministrator(transaction)) return null;
    await deleteSetupLinks(transaction);
    await insertUser(transaction, {
      id,
      username,
      username_key: usernameKey(username),
      email: wanted.email,
      email_key: wanted.email === null ? null : emailKey(wanted.email),
      password_hash: passwordHash,
      role: 'admin',
      language: wanted.language,
      email_verified_at: null,
      totp_secret: null,
      totp_enabled_at: null,
      totp_last_step: null,
      created_at: now,
      updated_at: now,
      version: 1,
    });
    await record(transaction, id);
    return id;
  });
}
