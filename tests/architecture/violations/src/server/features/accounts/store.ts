import type { Kysely } from 'kysely';
export const all = (db: Kysely<{ users: { id: string } }>): unknown => db.selectFrom('users');
export const readAnswers = (row: { answers: string }): unknown => JSON.parse(row.answers); // violates: stored-json
