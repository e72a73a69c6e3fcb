import { type Insertable, type Transaction, sql } from 'kysely';
import { searchText } from '#domain/search/search-text.ts';
import type { Database } from '#server/database/open-database.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { UserTable } from '#server/database/tables/account-tables.ts';
import { hashToken } from '#server/http/security/session.ts';
import {
  type PortalSeed,
  customerIdAt,
  dayMs,
  idOf,
  messageOf,
  milestonesOf,
  ownerAddress,
  ownerIdAt,
  projectIdAt,
  projectOf,
  quoteCount,
  quoteOf,
} from './portal-rows.ts';

const sessionMs = 7 * dayMs;

/** Sessions of the customer with the projects, and of the other accounts by their places. */
export const ownerSession = 'seeded-session-of-the-owner';
export const listenerSession = (index: number): string => `seeded-session-of-listener-${index}`;

/**
 * Fills a database with one customer who has an account, quotes and projects, a thread of messages in the newest project, and accounts
 * without anything; the same for the same options. Pages of the portal show equally much however many projects there are.
 */
export async function seedPortal({ db, engine }: Database, seed: PortalSeed): Promise<void> {
  await engine.exclusiveTransaction(db, async (transaction) => {
    const insert = <Table extends keyof DatabaseSchema>(
      table: Table,
      rows: readonly Insertable<DatabaseSchema[Table]>[],
    ) => engine.insertMany(transaction, table, rows);
    const people = [ownerOf(seed), ...Array.from({ length: seed.listeners }, (_, index) => listenerOf(seed, index))];
    await insert(
      'users',
      people.map(({ user }) => user),
    );
    await insert(
      'sessions',
      people.map(({ session }) => session),
    );
    await insert('customers', [customerOf(seed)]);
    const quotes = Array.from({ length: quoteCount }, (_, index) => quoteOf(seed, index));
    await insert(
      'quotes',
      quotes.map(({ quote }) => quote),
    );
    await insert(
      'quote_links',
      quotes.map(({ link }) => link),
    );
    const projects = Array.from({ length: seed.projects }, (_, index) => projectOf(seed, index));
    await insert('projects', projects);
    await insert(
      'project_milestones',
      projects.flatMap((project, index) => milestonesOf(seed, { project, index })),
    );
    await insert(
      'service_request_messages',
      Array.from({ length: seed.messages }, (_, index) => messageOf(seed, index)),
    );
    await insertReads(transaction, seed);
  });
  // The query planner needs statistics of the new rows.
  if (engine.name === 'postgres') await sql`vacuum analyze`.execute(db);
}

type Person = { index: number; email: string; token: string };

function accountOf({ until }: PortalSeed, { index, email, token }: Person) {
  const id = idOf('user', index, until - dayMs);
  const user = {
    id,
    username: email,
    username_key: email,
    display_name: '',
    email,
    email_key: email,
    // Fits no password: the sessions are there already.
    password_hash: '!',
    is_invited: 0,
    role: 'user',
    language: 'sk',
    email_verified_at: until - dayMs,
    totp_secret: null,
    totp_enabled_at: null,
    totp_last_step: null,
    second_factor_put_off_until: null,
    disabled_at: null,
    created_at: until - dayMs,
    updated_at: until - dayMs,
    version: 1,
  } satisfies Insertable<UserTable>;
  const session = {
    token_hash: hashToken(token),
    id: idOf('session', index, until),
    user_id: id,
    user_agent: '',
    created_at: until,
    last_seen_at: until,
    proved_at: until,
    expires_at: until + sessionMs,
  };
  return { user, session };
}

const ownerOf = (seed: PortalSeed) => accountOf(seed, { index: 0, email: ownerAddress, token: ownerSession });
const listenerOf = (seed: PortalSeed, index: number) =>
  accountOf(seed, { index: index + 1, email: `posluchac-${index}@dielna.example`, token: listenerSession(index) });

const customerOf = ({ until }: PortalSeed): Insertable<DatabaseSchema['customers']> => ({
  id: customerIdAt(until),
  email_key: ownerAddress,
  email: ownerAddress,
  name: 'Mária Projektová',
  phone: '',
  company: 'Dielňa projektov',
  language: 'sk',
  search_text: searchText(`Mária Projektová Dielňa projektov ${ownerAddress}`),
  merged_into_id: null,
  created_at: until - dayMs,
  updated_at: until - dayMs,
  version: 1,
});

/** The customer and everybody of the agency have seen nothing of the thread yet. */
async function insertReads(transaction: Transaction<DatabaseSchema>, { until, messages }: PortalSeed): Promise<void> {
  if (messages === 0) return;
  const staff = await transaction.selectFrom('users').select('id').where('role', '=', 'admin').execute();
  const project = projectIdAt(until);
  const rows = [ownerIdAt(until), ...staff.map(({ id }) => id)].map((user) => ({
    id: `${user} ${project}`,
    user_id: user,
    service_request_id: null,
    project_id: project,
    seen_at: 0,
    unread: Math.min(100, Math.floor(messages / 2)),
  }));
  await transaction.insertInto('thread_reads').values(rows).execute();
}
