import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { RetentionRuleId } from '#domain/retention/retention-schedule.ts';
import { type TableName, primaryKeys } from '#server/database/primary-keys.ts';
import { deleteObjectsLater } from '#server/features/attachments/delete-objects-later.ts';
import { type RetentionMoment, type RetentionStep, recordsAtOnce } from '#server/jobs/retention-step.ts';

type Row = Readonly<Record<string, string | number | null>>;

type Rows = {
  rule: RetentionRuleId;
  table: TableName;
  /** Condition on the table's columns: the row is over. */
  isOver: (moment: RetentionMoment) => RawBuilder<SqlBool>;
  /** What some columns are set to where the row itself stays. */
  emptied?: (moment: RetentionMoment) => Readonly<Record<string, string | number | null>>;
  /** Column with keys of stored files, between blanks, which go too. */
  files?: string;
};

/** The step of a rule whose records are rows of one table that nothing else belongs to. */
export function rowsStep({ rule, table, isOver, emptied, files }: Rows): RetentionStep {
  const name = primaryKeys[table];
  const key = sql.ref(name);
  return {
    rule,
    async count(db, moment) {
      const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}
        where ${isOver(moment)}`.execute(db);
      return rows[0]?.count ?? 0;
    },
    async deleteSome({ newId }, transaction, moment) {
      const columns = sql.join([key, ...(files === undefined ? [] : [sql.ref(files)])]);
      const { rows } = await sql<Row>`select ${columns} from ${sql.table(table)} where ${isOver(moment)}
        limit ${sql.lit(recordsAtOnce)}`.execute(transaction);
      if (rows.length === 0) return 0;
      // Of two servers at once the second finds, once the first has committed, that nothing is over any more.
      const over = sql`${key} in (${sql.join(rows.map((row) => row[name]))}) and ${isOver(moment)}`;
      const empty = Object.entries(emptied?.(moment) ?? {}).map(
        ([column, value]) => sql`${sql.ref(column)} = ${value}`,
      );
      const { numAffectedRows = 0n } = await (
        emptied
          ? sql`update ${sql.table(table)} set ${sql.join(empty)} where ${over}`
          : sql`delete from ${sql.table(table)} where ${over}`
      ).execute(transaction);
      const keys = rows.flatMap((row) => String(row[files ?? ''] ?? '').split(' ')).filter((each) => each !== '');
      await deleteObjectsLater(transaction, keys, { newId, now: moment.now });
      return Number(numAffectedRows);
    },
  };
}
