import type { Kysely, Transaction } from 'kysely';
import { emailKey } from '#domain/accounts/account.ts';
import { type MailTopic, mailTopics } from '#domain/mail/mail-topics.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

type Db = Kysely<DatabaseSchema>;

/** Whether somebody has turned a topic off for an address, however it is written. */
export async function isTurnedOff(db: Db, { email, topic }: { email: string; topic: MailTopic }): Promise<boolean> {
  const row = await db
    .selectFrom('mail_preferences')
    .select('is_on')
    .where('id', '=', idOf(topic, emailKey(email)))
    .executeTakeFirst();
  return row?.is_on === 0;
}

/** The topics that are off for each of some addresses, in the form under which people are found again; none has no entry. */
export async function listTurnedOff(db: Db, keys: readonly string[]): Promise<Map<string, MailTopic[]>> {
  const rows = await db
    .selectFrom('mail_preferences')
    .select(['email_key', 'topic'])
    .where('email_key', 'in', ['', ...keys])
    .where('is_on', '=', 0)
    .execute();
  const found = new Map<string, MailTopic[]>();
  for (const topic of mailTopics) {
    for (const row of rows.filter((each) => each.topic === topic)) {
      found.set(row.email_key, [...(found.get(row.email_key) ?? []), topic]);
    }
  }
  return found;
}

/** What an address wants from now on. */
export type Preference = { emailKey: string; topic: MailTopic; isOn: boolean; now: number };

/** Stores what an address wants; what it says already keeps its time. */
export async function storePreference(db: Db, { emailKey: key, topic, isOn, now }: Preference): Promise<void> {
  const is_on = isOn ? 1 : 0;
  await db
    .insertInto('mail_preferences')
    .values({ id: idOf(topic, key), email_key: key, topic, is_on, changed_at: now })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ is_on, changed_at: now }).where('mail_preferences.is_on', '<>', is_on),
    )
    .execute();
}

/** Forgets what the addresses of a customer want, but for those that are an account's. */
export async function forgetPreferencesOf(transaction: Transaction<DatabaseSchema>, customerId: string): Promise<void> {
  const rows = await transaction
    .selectFrom('customers')
    .leftJoin('users', 'users.email_key', 'customers.email_key')
    .select('customers.email_key')
    .where('users.id', 'is', null)
    .where((row) => row.or([row('customers.id', '=', customerId), row('customers.merged_into_id', '=', customerId)]))
    .execute();
  const keys = rows.map((row) => row.email_key);
  if (keys.length > 0) await transaction.deleteFrom('mail_preferences').where('email_key', 'in', keys).execute();
}

const idOf = (topic: MailTopic, key: string): string => `${topic} ${key}`;
