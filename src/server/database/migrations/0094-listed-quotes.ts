import { type Kysely, sql } from 'kysely';

/** Lists show what was signed also where a later version was begun; before, its draft hid it (H2). */
export async function listSignedQuotes(db: Kysely<unknown>): Promise<void> {
  await sql`update quotes set is_latest = 1 where status in ('accepted', 'voided') and is_latest = 0
    and not exists (select 1 from quotes as later where later.family_id = quotes.family_id
      and later.version_number > quotes.version_number and later.status <> 'draft')`.execute(db);
}
