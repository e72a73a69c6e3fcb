import * as z from 'zod';
import { tableNames } from '#server/database/primary-keys.ts';

/*
 * A backup is gzip'd lines of JSON: one header, one line per row, one footer. The footer holds the number of
 * rows of each table and the SHA-256 of all lines before it, their line ends included.
 */

/** Raised when a program that reads only the older format could no longer restore a backup. */
export const backupFormat = 1;

const tableSchema = z.enum(tableNames);

export const backupHeaderSchema = z.strictObject({
  plumblineBackup: z.literal(backupFormat),
  engine: z.enum(['sqlite', 'postgres']),
  /** The schema that the rows fit: a restore brings the database exactly there. */
  lastMigration: z.string(),
  createdAt: z.int(),
});
export type BackupHeader = z.infer<typeof backupHeaderSchema>;

/** Only values that both engines store alike. */
export const backupRowSchema = z.strictObject({
  table: tableSchema,
  row: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
});
export type BackupRow = z.infer<typeof backupRowSchema>;

export const backupFooterSchema = z.strictObject({
  rows: z.partialRecord(tableSchema, z.int()),
  sha256: z.string(),
});
export type BackupFooter = z.infer<typeof backupFooterSchema>;

/** What a backup holds, as the commands report it. */
export interface BackupSummary {
  header: BackupHeader;
  rows: BackupFooter['rows'];
}

/** Called now and then with the number of rows done so far. */
export type ReportProgress = (rows: number) => void;
