import type { Kysely } from 'kysely';
export const all = (db: Kysely<{ users: { id: string } }>): unknown => db.selectFrom('users');
