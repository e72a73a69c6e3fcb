import { type Kysely, sql } from 'kysely';
export const all = (db: Kysely<{ estimates: { id: string } }>): unknown => db.selectFrom('estimates'); // violates: sql-in-store
export const one = sql`select 1`; // violates: sql-in-store
