import { type Kysely, sql } from 'kysely';
import { recordReport } from '#server/features/errors/record-report.ts'; // violates: layer
import { findUser } from '#server/features/accounts/store.ts'; // violates: layer
export const used = [recordReport, findUser];
export const all = (db: Kysely<{ estimates: { id: string } }>): unknown => db.selectFrom('estimates'); // violates: sql-in-store
export const one = sql`select 1`; // violates: sql-in-store
