import { type Kysely, sql } from 'kysely';
import type { User, listUsers as endpoint } from '#contract/accounts/users.ts';
import { usernameKey } from '#domain/accounts/account.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { isOver } from '#server/features/accounts/sessions/session-store.ts';
import type * as z from 'zod/mini';

type Db = Kysely<DatabaseSchema>;
type Wanted = z.output<typeof endpoint.query>;

const pageSize = 50;

/** The person who reads the list, and when (ms UTC): sessions that are over by then are not counted. */
export type Reader = { userId: string; now: number };

const users = (db: Db, now: number) =>
  db.selectFrom('users').select((row) => [
    'id',
    'username',
    'email',
    'email_verified_at',
    'role',
    'language',
    'is_invited',
    'disabled_at',
    'totp_enabled_at',
    'created_at',
    'version',
    row
      .selectFrom('passkeys')
      .select((each) => each.fn.countAll<number>().as('count'))
      .whereRef('user_id', '=', 'users.id')
      .as('passkeys'),
    row
      .selectFrom('sessions')
      .select((each) => each.fn.countAll<number>().as('count'))
      .whereRef('user_id', '=', 'users.id')
      .where(({ not }) => not(isOver(now)))
      .as('sessions'),
    row
      .selectFrom('sessions')
      .select((each) => each.fn.max('last_seen_at').as('last'))
      .whereRef('user_id', '=', 'users.id')
      .where('expires_at', '>', now)
      .as('last_seen_at'),
    row
      .selectFrom('service_requests')
      .select((each) => each.fn.countAll<number>().as('count'))
      .whereRef('assignee_id', '=', 'users.id')
      .as('assigned_requests'),
  ]);

type StoredUser = Awaited<ReturnType<ReturnType<typeof users>['executeTakeFirstOrThrow']>>;

/**
 * Reads one page of accounts, newest first; ids grow with time, so the id of the last one is the cursor. A search scans
 * every account: there is no index for parts of words, and there are few accounts.
 */
export async function listUsers(
  db: Db,
  { search = '', role, after }: Wanted,
  reader: Reader,
): Promise<{ rows: User[]; next: string | null }> {
  let query = users(db, reader.now);
  if (role) query = query.where('role', '=', role);
  if (after) query = query.where('id', '<', after);
  const part = usernameKey(search);
  if (part !== '') {
    const pattern = `%${part.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    query = query.where((row) =>
      row.or([
        sql<boolean>`username_key like ${pattern} escape '\\'`,
        sql<boolean>`email_key like ${pattern} escape '\\'`,
      ]),
    );
  }
  const found = await query
    .orderBy('id', 'desc')
    .limit(pageSize + 1)
    .execute();
  const page = found.slice(0, pageSize);
  return {
    rows: page.map((row) => presentUser(row, reader)),
    next: found.length > pageSize ? (page.at(-1)?.id ?? null) : null,
  };
}

/** Reads one account; null when there is none. */
export async function readUser(db: Db, id: string, reader: Reader): Promise<User | null> {
  const row = await users(db, reader.now).where('id', '=', id).executeTakeFirst();
  return row ? presentUser(row, reader) : null;
}

function presentUser(row: StoredUser, { userId }: Reader): User {
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    isEmailVerified: row.email_verified_at !== null,
    role: row.role,
    language: row.language,
    isInvited: row.is_invited === 1,
    isDisabled: row.disabled_at !== null,
    hasTotp: row.totp_enabled_at !== null,
    passkeys: row.passkeys ?? 0,
    sessions: row.sessions ?? 0,
    lastSeenAt: row.last_seen_at,
    createdAt: row.created_at,
    assignedRequests: row.assigned_requests ?? 0,
    version: row.version,
    isOwn: row.id === userId,
  };
}
