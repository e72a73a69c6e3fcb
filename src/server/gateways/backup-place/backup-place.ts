import type { BackupSettings } from '#server/database/backup/backup-settings.ts';
import { createBucketPlace } from './bucket-place.ts';
import { createFolderPlace } from './folder-place.ts';

/** An archive where backups lie, and its size. */
export type PlacedArchive = { name: string; bytes: number };

/** Where backups lie (K3): a folder or a bucket. */
export type BackupPlace = {
  /** As people know it, without keys. */
  address: string;
  list: () => Promise<PlacedArchive[]>;
  /** Moves a finished file there, which appears under its name once it is whole. */
  put: (file: string, name: string) => Promise<void>;
  /** The bytes of an archive; null when there is none of that name. */
  read: (name: string) => Promise<AsyncIterable<Uint8Array> | null>;
  /** Deletes an archive; a missing one is no error. */
  delete: (name: string) => Promise<void>;
  /** Notes for good, beside the backups, that somebody was deleted (K6): a mark that is an id and nothing else. Again changes nothing. */
  noteErased: (mark: string) => Promise<void>;
  /** The marks of everybody who was deleted. */
  erased: () => Promise<Set<string>>;
};

/** Opens the place that the settings name. */
export const openBackupPlace = ({ folder, bucket }: BackupSettings): BackupPlace =>
  bucket ? createBucketPlace(bucket) : createFolderPlace(folder);
