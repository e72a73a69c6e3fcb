import { emailKey, usernameKey } from '#domain/accounts/account.ts';
import type { Language } from '#domain/languages.ts';
import type { Services, SignedInUser } from '#server/services.ts';
import { hashPassword } from './password-hash.ts';
import { deleteSetupLinks, hasAdministrator, insertUser } from './store.ts';

/** Who is to become the first administrator; username and password have passed the rule of the domain. */
export type NewAdministrator = { username: string; password: string; email: string | null; language: Language };

/**
 * Makes the first administrator and voids every setup link (F7). However many instances and people try at once, one
 * succeeds; answers null to the others and whenever there is an administrator.
 */
export async function makeFirstAdministrator(
  services: Pick<Services, 'db' | 'engine' | 'clock' | 'newId' | 'newToken'>,
  wanted: NewAdministrator,
): Promise<SignedInUser | null> {
  const passwordHash = await hashPassword(wanted.password, newSalt(services));
  const user = { id: services.newId(), username: wanted.username.trim(), isAdmin: true };
  const now = services.clock();
  // The one transaction that no two instances are in at once: looking and then adding is no guard by itself.
  return services.engine.exclusiveTransaction(services.db, async (transaction) => {
    if (await hasAdministrator(transaction)) return null;
    await deleteSetupLinks(transaction);
    await insertUser(transaction, {
      id: user.id,
      username: user.username,
      username_key: usernameKey(user.username),
      email: wanted.email,
      email_key: wanted.email === null ? null : emailKey(wanted.email),
      password_hash: passwordHash,
      role: 'admin',
      language: wanted.language,
      created_at: now,
      updated_at: now,
      version: 1,
    });
    return user;
  });
}

function newSalt(services: Pick<Services, 'newToken'>): Buffer {
  return Buffer.from(services.newToken(), 'base64url').subarray(0, 16);
}
