import type { Kysely } from 'kysely';
import type { AuditEntry, listAuditEntries } from '#contract/audit.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type * as z from 'zod/mini';

const pageSize = 50;

type Wanted = z.output<typeof listAuditEntries.query>;

/** Reads one page of the audit log, newest first; ids grow with time, so an entry's id is where the next page begins. */
export async function readAuditEntries(
  db: Kysely<DatabaseSchema>,
  { after, action, actor, actorId }: Wanted,
): Promise<{ entries: AuditEntry[]; next: string | null }> {
  let query = db
    .selectFrom('audit_entries')
    .leftJoin('users', 'users.id', 'audit_entries.actor_id')
    .select([
      'audit_entries.id',
      'audit_entries.at',
      'audit_entries.actor_kind',
      'audit_entries.actor_id',
      'audit_entries.action',
      'audit_entries.subject_id',
      'audit_entries.address',
      'audit_entries.detail',
      'users.username',
    ]);
  if (after) query = query.where('audit_entries.id', '<', after);
  if (action) query = query.where('audit_entries.action', '=', action);
  if (actor) query = query.where('audit_entries.actor_kind', '=', actor);
  if (actorId) query = query.where('audit_entries.actor_id', '=', actorId);
  const rows = await query
    .orderBy('audit_entries.id', 'desc')
    .limit(pageSize + 1)
    .execute();
  const entries = rows.slice(0, pageSize).map((row): AuditEntry => ({
    id: row.id,
    at: row.at,
    actor: row.actor_kind,
    actorId: row.actor_id,
    actorName: row.username,
    action: row.action,
    subjectId: row.subject_id,
    address: row.address,
    facts: JSON.parse(row.detail) as AuditEntry['facts'],
  }));
  return { entries, next: rows.length > pageSize ? (entries.at(-1)?.id ?? null) : null };
}
