import type { Kysely, Transaction } from 'kysely';
import type { Mailbox } from '#domain/inbound-mail/mailbox-settings.ts';
import type { NewPassword } from '#domain/mail/mail-server.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { replaceSecret } from '#server/features/mail/mail-server/mail-server-store.ts';
import { replaceSettings } from '#server/features/settings/settings-store.ts';
import type { MailboxServer } from '#server/gateways/mailbox/visit-mailbox.ts';
import { storedMailbox } from '#server/stored/settings/mailbox.ts';
import { secretOf } from '#server/vault/sealed-values-store.ts';
import type { Vault } from '#server/vault/vault.ts';

/** Row of the table `settings` that holds the mailbox. */
const mailboxName = 'mailbox';
/** Row of the table `secrets` that holds its password. */
export const mailboxPasswordName = 'imap-password';

/** The mailbox as it is stored, its password sealed, with the version to change it by; 0 until it is first set. */
export type StoredMailbox = { mailbox: Mailbox | null; password: string | null; version: number };

/** Reads mailbox and password in one statement, so that a password never goes to another server. */
export async function readMailbox(db: Kysely<DatabaseSchema>): Promise<StoredMailbox> {
  const row = await db
    .selectFrom('settings')
    .leftJoin('secrets', (join) => join.on('secrets.name', '=', mailboxPasswordName))
    .select(['settings.value', 'settings.version', 'secrets.value as password'])
    .where('settings.name', '=', mailboxName)
    .executeTakeFirst();
  if (!row) return { mailbox: null, password: null, version: 0 };
  const mailbox = storedMailbox.read(row.value, `settings ${mailboxName}`);
  return { mailbox, password: row.password, version: row.version };
}

/** The mailbox with its password opened; null when none is set. */
export async function readMailboxServer(db: Kysely<DatabaseSchema>, vault: Vault): Promise<MailboxServer | null> {
  const { mailbox, password } = await readMailbox(db);
  return mailbox && { ...mailbox, password: password ? vault.open(password, secretOf(mailboxPasswordName)) : '' };
}

/** Replaces the mailbox of a version, where 0 means none is stored yet; false when somebody else was faster (G5). */
export async function replaceMailbox(
  transaction: Transaction<DatabaseSchema>,
  { mailbox, version, now }: { mailbox: Mailbox | null; version: number; now: number },
): Promise<boolean> {
  return replaceSettings(transaction, { name: mailboxName, shape: storedMailbox, value: mailbox, version, now });
}

/** Keeps, replaces or removes the mailbox's password, which is given sealed. */
export const replaceMailboxPassword = (
  transaction: Transaction<DatabaseSchema>,
  password: NewPassword,
): Promise<void> => replaceSecret(transaction, mailboxPasswordName, password);
