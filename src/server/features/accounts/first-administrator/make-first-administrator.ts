import type { Transaction } from 'kysely';
import { emailKey } from '#domain/accounts/account.ts';
import type { Language } from '#domain/languages.ts';
import type { UserTable } from '#server/database/tables/account-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { Services } from '#server/services.ts';
import { newAccountRow } from '#server/features/accounts/registration/new-account-row.ts';
import { hashNewPassword } from '#server/features/accounts/password/password-hash.ts';
import { deleteSetupLinks } from './setup-link-store.ts';
import { findVerifiedAccount, hasAdministrator, insertUser } from '#server/features/accounts/account-store.ts';

/** Who is to become the first administrator; username and password have passed the rule of the domain. */
export type NewAdministrator = {
  username: string;
  password: string;
  email: string | null;
  language: Language;
  /** The address counts at once, because whoever runs the server has named it. */
  isEmailVerified?: boolean;
};

/**
 * Creates the first administrator and deletes every setup link (F7). Returns the id of the account; of several calls at
 * once, on any instances, one succeeds, and the others get null, as when there is an administrator already. `record`
 * runs in the transaction of the creation.
 */
export async function makeFirstAdministrator(
  services: Pick<Services, 'db' | 'engine' | 'clock' | 'newId' | 'newToken' | 'hashCost'>,
  wanted: NewAdministrator,
  record: (transaction: Transaction<DatabaseSchema>, account: UserTable) => Promise<void> = async () => undefined,
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
    // An address that a customer has verified before stays the customer's.
    const owner = wanted.email === null ? null : await findVerifiedAccount(transaction, emailKey(wanted.email));
    const isVerified = wanted.isEmailVerified && wanted.email !== null && owner === null;
    await insertUser(transaction, { ...account, ...(isVerified && { email_verified_at: account.created_at }) });
    await record(transaction, account);
    return account.id;
  });
}
