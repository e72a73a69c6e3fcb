import { sql } from 'kysely';
import { deleteObjectsLater } from '#server/features/attachments/delete-objects-later.ts';
import { belongsTo } from '#server/features/personal-data/personal-rows.ts';
import type { Person } from '#server/features/personal-data/person.ts';
import type { Services } from '#server/services.ts';
import { partingKinds } from './forget-partings.ts';

/** Deletes the mails of both ways, but for those that tell of the deletion, drafts behind mailed links, and plans written for requests. */
export async function deleteMails({ db, newId, clock }: Services, person: Person): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`update service_request_messages set outbox_message_id = null, inbound_mail_id = null
      where ${belongsTo('service_request_messages', person)}`.execute(transaction);
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
