import { type Expression, type SqlBool, sql } from 'kysely';

/**
 * Condition that a record, by the column with its id, is neither one that is only kept by law nor that of a customer whose data are
 * restricted: lists and searches leave those out (K6).
 */
export const isNotKept = (column: string): Expression<SqlBool> =>
  sql<SqlBool>`not exists (select 1 from kept_records where kept_records.record_id = ${sql.ref(column)})
    and ${isNotRestricted(column.replace(/\.id$/, '.customer_id'))}`;

/** Condition that the customer in a column is not restricted (GDPR art. 18). */
export const isNotRestricted = (column: string): Expression<SqlBool> =>
  sql<SqlBool>`not exists (select 1 from restrictions where restrictions.customer_id = ${sql.ref(column)})`;
