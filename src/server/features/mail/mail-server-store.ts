import type { Kysely, Transaction } from 'kysely';
import type { MailServer, NewPassword } from '#domain/mail/mail-server.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { storedMailServer } from '#server/stored/mail-server.ts';
import { mailPasswordName, mailServerName } from '#server/settings/mail-server.ts';

/** The address of an account, verified or not; null where it has none. */
export async function findOwnAddress(db: Kysely<DatabaseSchema>, userId: string): Promise<string | null> {
  const user = await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst();
  return user?.email ?? null;
}

/** Stores the mail server in place of that of a version, 0 before the first; false when it is not the present one (G5). */
export async function replaceMailServer(
  transaction: Transaction<DatabaseSchema>,
  { server, version, now }: { server: MailServer | null; version: number; now: number },
): Promise<boolean> {
  const before = await transaction
    .selectFrom('settings')
    .select('value')
    .where('name', '=', mailServerName)
    .executeTakeFirst();
  const row = { value: storedMailServer.write(server, before?.value), updated_at: now, version: version + 1 };
  if (version === 0) {
    const inserted = await transaction
      .insertInto('settings')
      .values({ name: mailServerName, ...row })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .executeTakeFirst();
    return inserted.numInsertedOrUpdatedRows === 1n;
  }
  const updated = await transaction
    .updateTable('settings')
    .set(row)
    .where('name', '=', mailServerName)
    .where('version', '=', version)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

/** Keeps, replaces or removes the mail server's password. */
export async function replaceMailPassword(
  transaction: Transaction<DatabaseSchema>,
  password: NewPassword,
): Promise<void> {
  if (password === null) return;
  if (password === '') {
    await transaction.deleteFrom('secrets').where('name', '=', mailPasswordName).execute();
    return;
  }
  await transaction
    .insertInto('secrets')
    .values({ name: mailPasswordName, value: password })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: password }))
    .execute();
}
