import type { Kysely } from 'kysely';
import type { NotificationKind } from '#domain/notifications/notification-kinds.ts';
import type { ThreadKey } from '#domain/threads/thread.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { columnOfThread } from './thread-store.ts';

/** Users who were told the same about a request or project and have not read it yet. */
export async function findToldAbout(
  db: Kysely<DatabaseSchema>,
  { kind, key }: { kind: NotificationKind; key: ThreadKey },
): Promise<string[]> {
  const rows = await db
    .selectFrom('notifications')
    .select('user_id')
    .where(columnOfThread[key.place], '=', key.id)
    .where('kind', '=', kind)
    .where('read_at', 'is', null)
    .execute();
  return rows.map((row) => row.user_id);
}
