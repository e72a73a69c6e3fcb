import { type Kysely, sql } from 'kysely';
import type * as z from 'zod/mini';
import type { ErrorGroup, ErrorGroupDetail, listErrorGroups } from '#contract/errors.ts';
import type { ErrorReportState } from '#domain/errors/report.ts';
import type { ErrorGroupTable } from '#server/database/tables/error-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { storedErrorSample } from '#server/stored/error-sample.ts';

const pageSize = 50;

type Asked = z.output<typeof listErrorGroups.query>;

/** Reads one page of groups, the most recently reported first; `after` is the `next` of the page before (keyset). */
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

type CountedReport = Pick<ErrorGroupTable, 'fingerprint' | 'message' | 'category' | 'severity' | 'sample'> & {
  now: number;
};

/**
 * Adds a report to its group, or a new group with it, in one statement, so that no report is lost where several come at
 * once. A muted group stays muted; a resolved one becomes open again, which is a new version of it.
 */
export async function countReport(db: Kysely<DatabaseSchema>, { now, ...report }: CountedReport): Promise<void> {
  const isResolved = sql<boolean>`error_groups.state = 'resolved'`;
  const open = sql<ErrorReportState>`'open'`;
  await db
    .insertInto('error_groups')
    .values({ ...report, state: 'open', count: 1, first_seen_at: now, last_seen_at: now, version: 1 })
    .onConflict((conflict) =>
      conflict.column('fingerprint').doUpdateSet((eb) => ({
        count: eb('error_groups.count', '+', 1),
        last_seen_at: now,
        sample: eb.ref('excluded.sample'),
        state: eb.case().when(isResolved).then(open).else(eb.ref('error_groups.state')).end(),
        version: eb
          .case()
          .when(isResolved)
          .then(eb('error_groups.version', '+', 1))
          .else(eb.ref('error_groups.version'))
          .end(),
      })),
    )
    .execute();
}

/** Sets the state of a group if it still has a version; false when it was changed meanwhile. */
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
