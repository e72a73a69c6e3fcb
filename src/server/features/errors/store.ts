import type { Kysely } from 'kysely';
import type * as z from 'zod/mini';
import type { ErrorGroup, ErrorGroupDetail, listErrorGroups } from '#contract/errors.ts';
import type { ErrorReportState } from '#domain/errors/report.ts';
import type { DatabaseSchema, ErrorGroupTable } from '#server/database/schema.ts';
import { storedErrorSample } from '#server/stored/error-sample.ts';

const pageSize = 50;

type Asked = z.output<typeof listErrorGroups.query>;

/** Reads one page of groups, the one seen last first; `after` is the last page's `next` (keyset). */
export async function listGroups(
  db: Kysely<DatabaseSchema>,
  { state, severity, category, after }: Asked,
): Promise<{ rows: ErrorGroup[]; next: string | null }> {
  const cursor = parseCursor(after);
  let query = db.selectFrom('error_groups').selectAll();
  if (state) query = query.where('state', '=', state);
  if (severity) query = query.where('severity', '=', severity);
  if (category) query = query.where('category', '=', category);
  if (cursor) {
    query = query.where((where) =>
      where(where.refTuple('last_seen_at', 'fingerprint'), '<', where.tuple(cursor.at, cursor.fingerprint)),
    );
  }
  const rows = await query
    .orderBy('last_seen_at', 'desc')
    .orderBy('fingerprint', 'desc')
    .limit(pageSize + 1)
    .execute();
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return {
    rows: page.map(presentGroup),
    next: rows.length > pageSize && last ? `${last.last_seen_at}-${last.fingerprint}` : null,
  };
}

/** Reads one group with its latest report; null when there is none. */
export async function readGroup(db: Kysely<DatabaseSchema>, fingerprint: string): Promise<ErrorGroupDetail | null> {
  const row = await db.selectFrom('error_groups').selectAll().where('fingerprint', '=', fingerprint).executeTakeFirst();
  return row
    ? { ...presentGroup(row), sample: storedErrorSample.read(row.sample, `error_groups ${fingerprint}`) }
    : null;
}

/** Sets the state of a group that is still at a version; false when somebody was faster. */
export async function setState(
  db: Kysely<DatabaseSchema>,
  change: { fingerprint: string; state: ErrorReportState; version: number },
): Promise<boolean> {
  const changed = await db
    .updateTable('error_groups')
    .set({ state: change.state, version: change.version + 1 })
    .where('fingerprint', '=', change.fingerprint)
    .where('version', '=', change.version)
    .returning('fingerprint')
    .executeTakeFirst();
  return changed !== undefined;
}

function presentGroup(row: ErrorGroupTable): ErrorGroup {
  return {
    fingerprint: row.fingerprint,
    message: row.message,
    category: row.category,
    severity: row.severity,
    state: row.state,
    count: row.count,
    firstSeenAt: row.first_seen_at,
    lastSeenAt: row.last_seen_at,
    version: row.version,
  };
}

function parseCursor(after: string | undefined): { at: number; fingerprint: string } | null {
  const [at = '', fingerprint = ''] = (after ?? '').split('-', 2);
  return /^\d{1,15}$/.test(at) && fingerprint !== '' ? { at: Number(at), fingerprint } : null;
}
