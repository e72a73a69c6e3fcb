import type { Kysely } from 'kysely';

/** What is put aside is counted and listed from indexes alone: each view asks whether its time has come (G2). */
export async function indexPutAsideRequests(db: Kysely<unknown>): Promise<void> {
  const indexes = {
    service_requests_put_aside: ['is_archived', 'follow_up_at', 'id'],
    service_requests_assigned_aside: ['is_archived', 'assignee_id', 'follow_up_at', 'id'],
    service_requests_waiting_aside: ['is_archived', 'waiting_on', 'follow_up_at', 'id'],
  } as const;
  for (const [name, columns] of Object.entries(indexes)) {
    await db.schema
      .createIndex(name)
      .on('service_requests')
      .columns([...columns])
      .execute();
  }
}
