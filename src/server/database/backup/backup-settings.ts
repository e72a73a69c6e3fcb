import path from 'node:path';
import * as z from 'zod';
import type { BackupSchedule } from '#domain/backups/backup-schedule.ts';
import type { BackupKeep } from '#domain/backups/rotation.ts';
import type { ObjectStoreSettings } from '#server/config.ts';

/** When backups are made, where they lie, how they are encrypted, and which of them stay (K3). */
export type BackupSettings = {
  /** Without one, backups are made by command only. */
  schedule: BackupSchedule | undefined;
  /** Folder of the backups; with a bucket only for what is unfinished. */
  folder: string;
  bucket: ObjectStoreSettings | undefined;
  /** Without one, backups are not encrypted. */
  passphrase: string | undefined;
  keep: BackupKeep;
};

/** Characters of a passphrase that holds where others can copy the backups. */
export const shortestPassphrase = 16;

/** Reads a time of the day such as `03:00`. */
export const backupSchedule = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time of the day such as 03:00')
  .transform((value): BackupSchedule => ({ hour: Number(value.slice(0, 2)), minute: Number(value.slice(3)) }));

/** Reads how many days, weeks and months have a backup: `7,4,12`. */
export const backupKeep = z
  .string()
  .regex(/^\d{1,3}(?:,\d{1,3}){2}$/, 'must be numbers of days, weeks and months such as 7,4,12')
  .transform((value): BackupKeep => {
    const [daily = 0, weekly = 0, monthly = 0] = value.split(',').map(Number);
    return { daily, weekly, monthly };
  });

type Given = {
  DATA_DIR: string;
  BACKUP_SCHEDULE?: BackupSchedule | undefined;
  BACKUP_DIR?: string | undefined;
  BACKUP_S3_ENDPOINT?: string | undefined;
  BACKUP_S3_REGION: string;
  BACKUP_S3_ACCESS_KEY?: string | undefined;
  BACKUP_S3_SECRET_KEY?: string | undefined;
  BACKUP_PASSPHRASE?: string | undefined;
  BACKUP_KEEP: BackupKeep;
};

/** What the checked environment says about backups. */
export function backupSettingsOf(env: Given): BackupSettings {
  const { BACKUP_S3_ENDPOINT: endpoint, BACKUP_S3_ACCESS_KEY: accessKey, BACKUP_S3_SECRET_KEY: secretKey } = env;
  const hasBucket = endpoint !== undefined && accessKey !== undefined && secretKey !== undefined;
  return {
    schedule: env.BACKUP_SCHEDULE,
    folder: env.BACKUP_DIR ?? path.join(env.DATA_DIR, 'backups'),
    bucket: hasBucket
      ? { endpoint: endpoint.replace(/\/+$/, ''), region: env.BACKUP_S3_REGION, accessKey, secretKey }
      : undefined,
    passphrase: env.BACKUP_PASSPHRASE,
    keep: env.BACKUP_KEEP,
  };
}
