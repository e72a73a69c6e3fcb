import type { JobLog } from '#server/jobs/job-worker.ts';

/** Reads the mailbox again and again; one reading at a time. */
export type MailboxWatch = {
  /** Reads it if that is due and no reading is under way. */
  readWhenDue: () => Promise<void>;
  /** Begins no further reading and waits for the one under way. */
  stop: () => Promise<void>;
};

type Options = { read: () => Promise<unknown>; log: Pick<JobLog, 'warn'> };

/** Creates the watch of the mailbox. A reading that fails is logged by the name of its error: what servers say names people. */
export function createMailboxWatch({ read, log }: Options): MailboxWatch {
  let current: Promise<void> | null = null;
  let isStopped = false;

  async function readOnce(): Promise<void> {
    try {
      await read();
    } catch (error) {
      const failure: unknown = error instanceof Error && 'failure' in error ? error.failure : undefined;
      log.warn({ errorName: error instanceof Error ? error.name : typeof error, failure }, 'mailbox could not be read');
    }
  }

  return {
    async readWhenDue() {
      if (isStopped || current) return;
      current = readOnce();
      await current;
      current = null;
    },
    async stop() {
      isStopped = true;
      await current;
    },
  };
}
