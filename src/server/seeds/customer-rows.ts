import type { Insertable } from 'kysely';
import { customerSearchText } from '#domain/customers/find-customers.ts';
import type { CustomerTable } from '#server/database/tables/request-tables.ts';
import { idAt } from './ids.ts';
import { type Person, personOf } from './people.ts';
import { type Random, seededRandom } from './random.ts';
import type { Seed } from './seed.ts';

/** Share of requests of new customers. */
const newcomers = 0.55;
/** A customer, and whether this is the first request. */
export type Who = { id: string; person: Person; isNew: boolean };

/** The customer of a request: a new or an earlier one. */
export function customerOf(seed: Seed, index: number, random: Random): Who {
  const known = Math.ceil(index * newcomers);
  const isNew = Math.ceil((index + 1) * newcomers) > known;
  const place = isNew ? known : Math.floor(random() * known);
  const key = seed.firstNumber + place;
  // The request with which this customer came.
  const first = Math.floor(place / newcomers);
  return {
    id: idAt(seed.timeOf(first), seededRandom(-seed.seed, key)),
    person: personOf(seed.seed, key),
    isNew,
  };
}

/** A customer's row, created with the first request. */
export function customerRow(id: string, { language, contact }: Person, at: number): Insertable<CustomerTable> {
  return {
    id,
    email_key: contact.email,
    ...contact,
    language,
    search_text: customerSearchText({ ...contact, companyNumber: '', taxNumber: '', vatNumber: '' }, []),
    created_at: at,
    updated_at: at,
    version: 1,
    merged_into_id: null,
  };
}
