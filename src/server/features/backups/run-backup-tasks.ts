import { once } from 'node:events';
import { getPriority, setPriority } from 'node:os';
import { startProcess } from '#server/gateways/worker-process/start-process.ts';
import type { BackupAnswer, BackupTask } from './backup-task.ts';

/** Runs the steps of one backup, one at a time. */
export type BackupRunner = { run: (task: BackupTask) => Promise<BackupAnswer>; end: () => void };

export type RunnerOptions = {
  /** Ends it at once. */
  signal: AbortSignal;
  /** How far the server and everything else on this machine goes first, from 0 (not at all) to 19. */
  niceness?: number | undefined;
};

/** Lets everything else go first. Where the system forbids it the backup is made all the same. */
function giveWay(pid: number, niceness: number): void {
  try {
    setPriority(pid, Math.min(19, getPriority() + niceness));
  } catch {
    // Such as in a container that may not change priorities.
  }
}

/** Starts a process for the steps of one backup. */
export function startBackupRunner({ signal, niceness = 10 }: RunnerOptions): BackupRunner {
  const child = startProcess(new URL('./backup-process.ts', import.meta.url), { memoryMb: 384 });
  if (child.pid !== undefined) giveWay(child.pid, niceness);
  const kill = () => child.kill('SIGKILL');
  signal.addEventListener('abort', kill, { once: true });
  if (signal.aborted) kill();
  const ended = once(child, 'exit').then((): BackupAnswer => ({ failed: 'stopped', errorName: 'ProcessEnded' }));
  return {
    async run(task) {
      const answer = new Promise<BackupAnswer>((resolve) =>
        child.once('message', (told) => resolve(told as BackupAnswer)),
      );
      if (child.connected) child.send(task);
      return Promise.race([answer, ended]);
    },
    end() {
      signal.removeEventListener('abort', kill);
      child.kill('SIGKILL');
    },
  };
}
