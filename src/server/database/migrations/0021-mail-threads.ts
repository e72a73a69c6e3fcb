import type { Kysely } from 'kysely';

/** The thread of a mail, and until when it can be taken back; answers are found by the Message-ID that they name. */
export async function addMailThreads(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('outbox_messages').addColumn('thread_references', 'text').execute();
  await db.schema.alterTable('outbox_messages').addColumn('not_before', 'bigint').execute();
  await db.schema.alterTable('outbox_messages').addColumn('job_id', 'text').execute();
  await db.schema.createIndex('outbox_by_message_id').on('outbox_messages').column('message_id').execute();
}
