import { dayOf } from '#domain/days.ts';
import { mondayOf } from './backup-schedule.ts';

/** For how many days, weeks and months a backup is kept. */
export type BackupKeep = { daily: number; weekly: number; monthly: number };

/** A backup where it lies: when it was made (ms UTC), and whether it is known that it cannot be restored. */
export type StoredBackup = { name: string; at: number; isBad: boolean };

/**
 * Names of the backups that are no longer kept (K3): of each of the newest days, weeks and months that have one, the newest good backup
 * stays. The newest good one always stays, and as long as there is none, nothing goes.
 */
export function planRotation(backups: readonly StoredBackup[], keep: BackupKeep): string[] {
  const good = backups.filter(({ isBad }) => !isBad).toSorted((a, b) => b.at - a.at || (a.name < b.name ? 1 : -1));
  const [newest] = good;
  if (!newest) return [];
  const kept = new Set([newest.name]);
  const periods: [number, (day: string) => string][] = [
    [keep.daily, (day) => day],
    [keep.weekly, mondayOf],
    [keep.monthly, (day) => day.slice(0, 7)],
  ];
  for (const [count, periodOf] of periods) {
    const newestOf = new Map<string, string>();
    for (const { name, at } of good) {
      const period = periodOf(dayOf(at, 'sk'));
      if (!newestOf.has(period)) newestOf.set(period, name);
    }
    for (const name of [...newestOf.values()].slice(0, count)) kept.add(name);
  }
  // A bad one that is newer than every good one says what went wrong.
  return backups.filter(({ name, at, isBad }) => !kept.has(name) && !(isBad && at > newest.at)).map(({ name }) => name);
}
