import type { Kysely } from 'kysely';
import type { MailServer } from '#domain/mail/mail-server.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { SmtpServer } from '#server/gateways/mail/smtp-gateway.ts';
import { storedMailServer } from '#server/stored/mail-server.ts';

/** Row of the table `settings` that holds the mail server. */
export const mailServerName = 'mail-server';
/** Row of the table `secrets` that holds its password. */
export const mailPasswordName = 'smtp-password';

/** The mail server as it is stored, with the version to change it by; 0 until it is first set. */
export type StoredMailServer = { server: MailServer | null; password: string | null; version: number };

/** Reads server and password in one statement, so that no password goes to a server that it is not for. */
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

/** The server that mails go out through at present, unless the environment names one; null when none is set. */
export async function readSmtpServer(db: Kysely<DatabaseSchema>): Promise<SmtpServer | null> {
  const { server, password } = await readMailServer(db);
  return server && { ...server, password };
}
