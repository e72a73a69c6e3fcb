import type { Kysely } from 'kysely';
import { type FirmRight, permits } from '#domain/firms/rights.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

type Db = Kysely<DatabaseSchema>;

/** What an account may do for a customer, as a row of `firm_members` says. */
type Membership = { customerId: string; right: FirmRight; isOwner: boolean };

/** An account as whatever belongs to customers sees it (I4, I5), read once for each call. */
export type Viewer = {
  userId: string;
  /** By which others know the person. */
  name: string;
  /** The verified address as people are found by it; null without one. */
  address: string | null;
  /** Customers with this address that no membership speaks of. */
  customers: readonly string[];
  memberships: readonly Membership[];
  /**
   * Customers of whom a membership speaks, also one that is over, and those with this address whose firm somebody owns: there the address
   * alone opens nothing, so that nobody comes back by a second account.
   */
  governed: readonly string[];
};

/** Of whom somebody may see something: of what went to the address, of these customers, and of those whose firms they belong to. */
export type Access = {
  address: string | null;
  customers: readonly string[];
  firms: readonly string[];
  governed: readonly string[];
};

/**
 * Reads what an account stands for: the address that it has verified, the customers with it, and the firms that it belongs to. An
 * address that is not verified opens nothing (I4); a customer that was merged leads to the one that took it in.
 */
export async function readViewer(db: Db, userId: string): Promise<Viewer> {
  const [{ name, emailKey }, rows] = await Promise.all([findUser(db, userId), findMemberships(db, userId)]);
  const own = emailKey === null ? [] : await findCustomersWith(db, emailKey);
  const firms = emailKey === null ? [] : await findOwnedWith(db, emailKey);
  const governed = [...new Set([...rows.map(({ customerId }) => customerId), ...firms])];
  return {
    userId,
    name,
    address: emailKey,
    customers: own.filter((id) => !governed.includes(id)),
    memberships: rows.filter(({ hasEnded }) => !hasEnded).map(({ hasEnded: _ended, ...membership }) => membership),
    governed,
  };
}

/** What a viewer may see of all for which a right is needed; whoever the address belongs to may everything. */
export function accessTo({ address, customers, memberships, governed }: Viewer, needed: FirmRight): Access {
  const firms = memberships.filter(({ right }) => permits(right, needed)).map(({ customerId }) => customerId);
  return { address, customers, firms, governed };
}

/** Reads what an account may see of all for which a right is needed. */
export async function readAccess(db: Db, userId: string, needed: FirmRight): Promise<Access> {
  return accessTo(await readViewer(db, userId), needed);
}

/** Whether there is anything that an access could open. */
export const opensAnything = ({ address, firms }: Access): boolean => address !== null || firms.length > 0;

/** Customers whose requests and handmade projects an access opens. */
export const customersOf = ({ customers, firms }: Access): string[] => [...new Set([...customers, ...firms])];

/** A person by name, and the address where it is verified. */
async function findUser(db: Db, userId: string) {
  const row = await db
    .selectFrom('users')
    .select(['username', 'display_name', 'email_key', 'email_verified_at'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!row) return { name: '', emailKey: null };
  const name = row.display_name || row.username;
  return { name, emailKey: row.email_verified_at === null ? null : row.email_key };
}

async function findMemberships(db: Db, userId: string): Promise<(Membership & { hasEnded: boolean })[]> {
  const rows = await db
    .selectFrom('firm_members')
    .select(['customer_id', 'access_right', 'is_owner', 'ended_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    customerId: row.customer_id,
    right: row.access_right,
    isOwner: row.is_owner === 1,
    hasEnded: row.ended_at !== null,
  }));
}

async function findCustomersWith(db: Db, emailKey: string): Promise<string[]> {
  const rows = await db
    .selectFrom('customers')
    .select(['id', 'merged_into_id'])
    .where('email_key', '=', emailKey)
    .where('anonymised_at', 'is', null)
    .execute();
  return [...new Set(rows.map((row) => row.merged_into_id ?? row.id))];
}

/** Customers that have an address, or whose firm remembers it, and whose firm somebody owns. */
export async function findOwnedWith(db: Db, emailKey: string): Promise<string[]> {
  const having = db
    .selectFrom('customers')
    .select((row) => row.fn.coalesce('merged_into_id', 'id').as('customer_id'))
    .where('email_key', '=', emailKey)
    .union(db.selectFrom('firm_addresses').select('customer_id').where('address', '=', emailKey));
  const owned = db
    .selectFrom('firm_members')
    .select('customer_id')
    .where('is_owner', '=', 1)
    .where('ended_at', 'is', null);
  return (await owned.where('customer_id', 'in', having).execute()).map((row) => row.customer_id);
}
