import type { Kysely } from 'kysely';
import type { CustomerDuplicate } from '#contract/customers.ts';
import { companyKey, duplicateReasons, duplicateReasonsOf, phoneTail } from '#domain/customers/find-customers.ts';
import { wordsOf } from '#domain/search/search-words.ts';
import { isNotRestricted } from '#server/database/kept-records.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { rowColumns, withRequests } from './customer-list-store.ts';
import { readCustomer } from './customer-store.ts';
import { havingWords, wholeWord } from './customer-words-store.ts';

type Db = Kysely<DatabaseSchema>;

/** Customers with the same words that are compared, newest first; a company name of one common word has more. */
const candidates = 200;
const mostShown = 10;

/**
 * Finds customers who may be the same as one: by company number, company name or phone (G6), strongest reason first.
 * Null when the customer does not exist.
 */
export async function findDuplicates(db: Db, id: string): Promise<CustomerDuplicate[] | null> {
  const customer = await readCustomer(db, id);
  if (!customer) return null;
  const tail = phoneTail(customer.phone);
  const lists = await Promise.all([
    withCompanyNumber(db, customer.companyNumber),
    withWords(db, wordsOf(companyKey(customer.company))),
    withWords(db, tail === null ? [] : [tail]),
  ]);
  const others = new Map(lists.flat().map((row) => [row.id, row]));
  others.delete(customer.id);
  const found = [...others.values()]
    .map((row) => ({ row, reasons: duplicateReasonsOf(customer, { ...row, companyNumber: row.company_number }) }))
    .filter(({ reasons }) => reasons.length > 0)
    .toSorted((one, other) => rank(one.reasons) - rank(other.reasons))
    .slice(0, mostShown);
  const rows = await withRequests(
    db,
    found.map(({ row }) => row),
  );
  return rows.map((row, index) => ({ ...row, reasons: found[index]?.reasons ?? [] }));
}

const rank = ([first]: CustomerDuplicate['reasons']) => (first ? duplicateReasons.indexOf(first) : 0);

const newest = (db: Db) =>
  db
    .selectFrom('customers')
    .select(rowColumns)
    .where('merged_into_id', 'is', null)
    .where(isNotRestricted('customers.id'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(candidates);

async function withCompanyNumber(db: Db, companyNumber: string) {
  return companyNumber === '' ? [] : newest(db).where('company_number', '=', companyNumber).execute();
}

async function withWords(db: Db, words: readonly string[]) {
  if (words.length === 0) return [];
  const hasAll = await havingWords(db, words.map(wholeWord));
  return newest(db).where(hasAll).execute();
}
