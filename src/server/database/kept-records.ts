import { type Expression, type SqlBool, sql } from 'kysely';

/** Condition that a record, by the column with its id, is not one that is only kept by law: lists and searches leave those out (K6). */
export const isNotKept = (column: string): Expression<SqlBool> =>
  sql<SqlBool>`not exists (select 1 from kept_records where kept_records.record_id = ${sql.ref(column)})`;
