import { once } from 'node:events';
import { startProcess } from '#server/gateways/worker-process/start-process.ts';
import type { BackupAnswer, BackupTask } from './backup-task.ts';

/** Runs the steps of one backup, one at a time. */
export type BackupRunner = { run: (task: BackupTask) => Promise<BackupAnswer>; end: () => void };

/** Starts a process for the steps of one backup; `signal` ends it at once. */
export function startBackupRunner(signal: AbortSignal): BackupRunner {
  const child = startProcess(new URL('./backup-process.ts', import.meta.url), { memoryMb: 384 });
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
