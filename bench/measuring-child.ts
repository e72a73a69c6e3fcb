import { spawn } from 'node:child_process';
import path from 'node:path';
import { pinned } from './pinning.ts';
import { endWithUs } from './server-process.ts';

/** A process that answers each task with one result. */
export type MeasuringChild<Task, Result> = { run: (task: Task) => Promise<Result>; close: () => void };

/** Starts one of the programs beside this file, on a core of its own where that is possible. */
export function startMeasuringChild<Task extends object, Result>(
  [script = '', ...args]: readonly string[],
  core: number | undefined,
): MeasuringChild<Task, Result> {
  const [file, fileArgs] = pinned([process.execPath, path.join(import.meta.dirname, script), ...args], core);
  const child = spawn(file, fileArgs, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], serialization: 'advanced' });
  endWithUs(child);
  return {
    run: (task) =>
      new Promise((resolve, reject) => {
        const onExit = () => reject(new Error(`${script} has ended.`));
        child.once('exit', onExit);
        child.once('message', (result) => {
          child.off('exit', onExit);
          resolve(result as Result);
        });
        child.send(task);
      }),
    close: () => child.disconnect(),
  };
}
