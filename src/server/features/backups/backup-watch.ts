import type { Services } from '#server/services.ts';
import { type BackupAttempt, backUpWhenDue } from './back-up-when-due.ts';

/** Looks again and again whether a backup is due; one at a time. */
export type BackupWatch = { runWhenDue: () => Promise<void>; stop: () => Promise<void> };

type Options = Pick<BackupAttempt, 'holder' | 'log'>;

/** Creates the watch of the schedule for backups. Stopping ends the one that is under way; what is finished stays. */
export function createBackupWatch(services: Services, { holder, log }: Options): BackupWatch {
  const stopping = new AbortController();
  const { signal } = stopping;
  let current: Promise<void> | null = null;

  async function runOnce(): Promise<void> {
    try {
      await backUpWhenDue(services, { holder, log, signal });
    } catch (error) {
      log.warn({ errorName: error instanceof Error ? error.name : typeof error }, 'backup could not be begun or noted');
    }
  }

  return {
    async runWhenDue() {
      if (signal.aborted || current) return;
      current = runOnce();
      await current;
      current = null;
    },
    async stop() {
      stopping.abort();
      await current;
    },
  };
}
