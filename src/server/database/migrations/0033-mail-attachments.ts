import type { Kysely } from 'kysely';

/** A document goes with a mail: its bytes are among the stored files, where they are read when the mail is sent. */
export async function addMailAttachments(db: Kysely<unknown>): Promise<void> {
  for (const column of ['attachment_key', 'attachment_name']) {
    await db.schema.alterTable('outbox_messages').addColumn(column, 'text').execute();
  }
  await db.schema.alterTable('outbox_messages').addColumn('attachment_bytes', 'integer').execute();
}
