import { type Kysely, sql } from 'kysely';
import type { AccountMailKind } from '#domain/mail/mail-kinds.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { deleteObjectsLater } from '#server/features/attachments/delete-objects-later.ts';
import { belongsTo } from '#server/features/personal-data/personal-rows-store.ts';
import type { Person } from '#server/features/personal-data/person-store.ts';
import type { Services } from '#server/services.ts';

/** Mails that tell of a deletion, which name the person for as long as they wait to be sent. */
const partingKinds: readonly AccountMailKind[] = ['account-deleted', 'customer-left', 'data-erased'];

/** Deletes mails that tell of a deletion once they have left, or could not. */
export async function deletePartings(db: Kysely<DatabaseSchema>): Promise<void> {
  await db.deleteFrom('outbox_messages').where('kind', 'in', partingKinds).where('state', '!=', 'pending').execute();
}

/** Deletes the mails of both ways, but for those that tell of the deletion, drafts behind mailed links, and plans written for requests. */
export async function deleteMails({ db, newId, clock }: Services, person: Person): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`update service_request_messages set outbox_message_id = null, inbound_mail_id = null
      where ${belongsTo('service_request_messages', person)}`.execute(transaction);
    // Messages of a project with a thread of its own; those of requests go with these.
    await sql`delete from service_request_messages where project_id is not null
      and ${belongsTo('service_request_messages', person)}`.execute(transaction);
    await sql`delete from thread_mailings where ${belongsTo('thread_mailings', person)}`.execute(transaction);
    await sql`delete from mail_preferences where ${belongsTo('mail_preferences', person)}`.execute(transaction);
    await sql`delete from prds where ${belongsTo('prds', person)}`.execute(transaction);
    await sql`delete from outbox_messages where ${belongsTo('outbox_messages', person)}
      and kind not in (${sql.join([...partingKinds])})`.execute(transaction);
    for (const address of person.addresses) {
      await sql`delete from draft_links where lower(content) like ${`%${address}%`}`.execute(transaction);
    }
    const { rows } = await sql<{ object_key: string | null }>`delete from inbound_mails
      where ${belongsTo('inbound_mails', person)} returning object_key`.execute(transaction);
    const keys = rows.flatMap(({ object_key: key }) => (key === null ? [] : [key]));
    await deleteObjectsLater(transaction, keys, { newId, now: clock() });
  });
}
