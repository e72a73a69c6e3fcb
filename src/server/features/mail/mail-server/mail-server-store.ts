import type { Kysely, Transaction } from 'kysely';
import type { MailServer, NewPassword } from '#domain/mail/mail-server.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { replaceSettings } from '#server/features/settings/settings-store.ts';
import { storedMailServer } from '#server/stored/settings/mail-server.ts';
import { secretOf } from '#server/vault/sealed-values-store.ts';
import type { Vault } from '#server/vault/vault.ts';
import type { SmtpServer } from '#server/gateways/mail/smtp-gateway.ts';

/** Row of the table `settings` that holds the mail server. */
const mailServerName = 'mail-server';
/** Row of the table `secrets` that holds its password. */
export const mailPasswordName = 'smtp-password';

/** The mail server as it is stored, its password sealed, with the version to change it by; 0 until it is first set. */
export type StoredMailServer = { server: MailServer | null; password: string | null; version: number };

/** Reads server and password in one statement, so that a password never goes to another server. */
export async function readMailServer(db: Kysely<DatabaseSchema>): Promise<StoredMailServer> {
  const row = await db
    .selectFrom('settings')
    .leftJoin('secrets', (join) => join.on('secrets.name', '=', mailPasswordName))
    .select(['settings.value', 'settings.version', 'secrets.value as password'])
    .where('settings.name', '=', mailServerName)
    .executeTakeFirst();
  if (!row) return { server: null, password: null, version: 0 };
  return {
    server: storedMailServer.read(row.value, `settings ${mailServerName}`),
    password: row.password,
    version: row.version,
  };
}

/** The mail server of the settings; null when none is set. One that the environment names has precedence. */
export async function readSmtpServer(db: Kysely<DatabaseSchema>, vault: Vault): Promise<SmtpServer | null> {
  const { server, password } = await readMailServer(db);
  return server && { ...server, password: password && vault.open(password, secretOf(mailPasswordName)) };
}

/** The address of an account, verified or not; null where it has none. */
export async function findOwnAddress(db: Kysely<DatabaseSchema>, userId: string): Promise<string | null> {
  const user = await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst();
  return user?.email ?? null;
}

/**
 * Replaces the mail server of a version, where 0 means none is stored yet; false when somebody else has changed it
 * meanwhile (G5).
 */
export async function replaceMailServer(
  transaction: Transaction<DatabaseSchema>,
  { server, version, now }: { server: MailServer | null; version: number; now: number },
): Promise<boolean> {
  return replaceSettings(transaction, { name: mailServerName, shape: storedMailServer, value: server, version, now });
}

/** Keeps, replaces or removes the mail server's password, which is given sealed. */
export const replaceMailPassword = (transaction: Transaction<DatabaseSchema>, password: NewPassword): Promise<void> =>
  replaceSecret(transaction, mailPasswordName, password);

/** Keeps, replaces or removes a named secret, which is given sealed. */
export async function replaceSecret(
  transaction: Transaction<DatabaseSchema>,
  name: string,
  secret: NewPassword,
): Promise<void> {
  if (secret === null) return;
  if (secret === '') {
    await transaction.deleteFrom('secrets').where('name', '=', name).execute();
    return;
  }
  await transaction
    .insertInto('secrets')
    .values({ name, value: secret })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: secret }))
    .execute();
}
