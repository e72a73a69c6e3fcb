import { type Kysely, sql } from 'kysely';
import { emailKey } from '#domain/accounts/account.ts';
import type { FoundPerson, PersonKeys } from '#contract/personal-data/persons.ts';
import { type Language, defaultLanguage } from '#domain/languages.ts';
import type { DataGroup } from '#domain/personal-data/data-groups.ts';
import { searchText } from '#domain/search/search-text.ts';
import type { Engine } from '#server/database/engine.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { findOwnedWith } from '#server/features/access/viewer-store.ts';
import { belongsTo, rowsOf } from '#server/features/personal-data/personal-rows-store.ts';
import { type PersonalTable, personalTableNames } from '#server/features/personal-data/personal-tables.ts';
import { type Person, findPerson } from '#server/features/personal-data/person-store.ts';

type Db = Kysely<DatabaseSchema>;

/** People that a search answers with, and rows that are counted of a table. */
const mostPersons = 20;
const mostRows = 1000;

type Row = {
  user_id: string | null;
  customer_id: string | null;
  email: string;
  name: string;
  phone: string;
  company: string;
  language: Language | null;
  username: string | null;
};

/** Text with `%` and `_` as themselves, for `like … escape '\\'`. */
const pattern = (text: string) => `%${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

const none = sql`cast(null as text)`;

/** Digits of a telephone number alone, as far as people write them. */
const digitsOf = (column: string) =>
  sql`replace(replace(replace(replace(${sql.ref(column)}, ' ', ''), '-', ''), '(', ''), ')', '')`;

type Searched = { db: Db; engine: Engine };

/**
 * Finds people by address, name or phone, one bounded query per place; what has the same address is one person. Names are found in small
 * and capital letters, with diacritics and without; addresses as they are written.
 */
export async function findPersons({ db, engine }: Searched, search: string): Promise<FoundPerson[]> {
  const plain = searchText(search);
  // Signs alone are in no name and would be in all of them.
  if (plain === '') return [];
  const like = pattern(search.trim());
  const digits = search.replaceAll(/[^\d+]/g, '');
  const byPhone = (column: string) =>
    digits.length < 5 ? sql`1 = 0` : sql`${digitsOf(column)} like ${pattern(digits)}`;
  const hasAddress = (column: string) => sql`lower(${sql.ref(column)}) like ${like} escape '\\'`;
  const hasName = (column: string) => sql`${engine.plainText(column)} like ${pattern(plain)} escape '\\'`;
  const limit = sql`limit ${sql.lit(mostPersons)}`;
  const queries = [
    sql<Row>`select id as user_id, ${none} as customer_id, coalesce(email, '') as email, display_name as name,
      '' as phone, '' as company, language, username from users
      where role = 'user' and (${hasAddress('email')} or ${hasName('username')} or ${hasName('display_name')}) ${limit}`,
    sql<Row>`select ${none} as user_id, id as customer_id, email, name, phone, company, language, ${none} as username
      from customers where merged_into_id is null and anonymised_at is null
        and (${hasAddress('email')} or search_text like ${pattern(plain)} escape '\\' or ${byPhone('phone')}) ${limit}`,
    sql<Row>`select ${none} as user_id, ${none} as customer_id, email, name, phone, '' as company,
      ${none} as language, ${none} as username from customer_contacts
      where ${hasAddress('email')} or ${hasName('name')} or ${byPhone('phone')} ${limit}`,
    ...(
      [
        ['quote_links', 'email', 'email'],
        ['firm_invitations', 'email', 'email'],
        ['inbound_mails', 'from_address', 'from_name'],
        ['outbox_messages', 'recipient', 'recipient'],
      ] as const
    ).map(
      ([table, address, name]) => sql<Row>`select distinct ${none} as user_id, ${none} as customer_id,
        ${sql.ref(address)} as email, ${name === address ? sql`''` : sql.ref(name)} as name, '' as phone, '' as company,
        ${none} as language, ${none} as username
        from ${sql.table(table)} where ${hasAddress(address)} ${name === address ? sql`` : sql`or ${hasName(name)}`} ${limit}`,
    ),
  ];
  const rows: Row[] = [];
  for (const query of queries) rows.push(...(await query.execute(db)).rows);
  return merged(rows).slice(0, mostPersons);
}

/** One person for each address; rows without one stand for themselves. */
function merged(rows: readonly Row[]): FoundPerson[] {
  const keyOf = (row: Row) => (row.email === '' ? (row.user_id ?? row.customer_id ?? row.name) : emailKey(row.email));
  return [...Map.groupBy(rows, keyOf).values()].map((group) => {
    const first = (name: 'name' | 'phone' | 'company' | 'email') => group.find((row) => row[name] !== '')?.[name] ?? '';
    return {
      person: {
        userId: group.find(({ user_id: id }) => id !== null)?.user_id ?? null,
        customerIds: [...new Set(group.flatMap(({ customer_id: id }) => (id === null ? [] : [id])))],
        email: first('email'),
      },
      name: first('name'),
      phone: first('phone'),
      company: first('company'),
      language: group.find(({ language }) => language !== null)?.language ?? defaultLanguage,
      username: group.find(({ username }) => username !== null)?.username ?? null,
    };
  });
}

/**
 * The person behind an account, customers and an address, as rows tell them: unlike in the portal the agency vouches that the address is
 * theirs. An account that has this address verified belongs to it; one that was deleted meanwhile is none.
 */
export async function personOf(db: Db, { userId, customerIds, email }: PersonKeys): Promise<Person> {
  const typed = email.trim().toLowerCase();
  const key = typed === '' ? null : emailKey(typed);
  const isKnown = userId !== null && (await hasAccount(db, userId));
  const account = isKnown ? userId : await accountWith(db, key);
  const noAccount = async () => ({ addresses: [], customers: [], others: await findOwnedWith(db, key ?? '') });
  const own = account === null ? await noAccount() : await findPerson(db, account);
  // A firm that somebody else has taken over is not the person's any more, although it has their address (I5).
  const found = key === null ? [] : (await customersWith(db, key)).filter((id) => !own.others.includes(id));
  const named = [...customerIds, ...found];
  return {
    userId: account ?? '',
    addresses: [
      ...new Set([...(key === null ? [] : [typed, key]), ...(await addressesOf(db, named)), ...own.addresses]),
    ],
    customers: [...new Set([...named, ...own.customers])],
    others: own.others,
  };
}

/** Whether an account is there. */
export async function hasAccount(db: Db, id: string): Promise<boolean> {
  return (await db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** The account of a customer with a verified address; null without one. */
async function accountWith(db: Db, key: string | null): Promise<string | null> {
  if (key === null) return null;
  const account = db.selectFrom('users').select('id').where('email_key', '=', key).where('role', '=', 'user');
  return (await account.where('email_verified_at', 'is not', null).executeTakeFirst())?.id ?? null;
}

/** The address of a customer, '' where it has none; null where there is no such customer. */
export async function findAddressOf(db: Db, customerId: string): Promise<string | null> {
  const found = db.selectFrom('customers').select('email').where('id', '=', customerId);
  return (await found.executeTakeFirst())?.email ?? null;
}

/** Customers with an address; one that was merged leads to the one that took it in. */
async function customersWith(db: Db, key: string): Promise<string[]> {
  const rows = await db.selectFrom('customers').select(['id', 'merged_into_id']).where('email_key', '=', key).execute();
  return rows.map((row) => row.merged_into_id ?? row.id);
}

/** The addresses of customers and of those that were merged into them, as they were written and as people are found by them. */
async function addressesOf(db: Db, customerIds: readonly string[]): Promise<string[]> {
  if (customerIds.length === 0) return [];
  const rows = await db
    .selectFrom('customers')
    .select(['email', 'email_key'])
    .where((row) => row.or([row('id', 'in', customerIds), row('merged_into_id', 'in', customerIds)]))
    .where('anonymised_at', 'is', null)
    .execute();
  return rows.flatMap(({ email, email_key: key }) => [email.trim().toLowerCase(), key]).filter((each) => each !== '');
}

type Counted = { table: PersonalTable; group: DataGroup; rows: number };

/** How many rows of each table are a person's, counted up to a bound; tables without any are left out. */
export async function countRows(db: Db, person: Person): Promise<Counted[]> {
  const counts: Counted[] = [];
  for (const table of personalTableNames) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from (
      select 1 from ${sql.table(table)} where ${belongsTo(table, person)} limit ${sql.lit(mostRows)}) as found`.execute(
      db,
    );
    const count = rows[0]?.count ?? 0;
    if (count > 0) counts.push({ table, group: rowsOf(table).group, rows: count });
  }
  return counts;
}
