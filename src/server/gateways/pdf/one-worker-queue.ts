import type { ChildProcess } from 'node:child_process';

export type QueueOptions = {
  /** Starts a process that answers each message with one message. */
  start: () => ChildProcess;
  /** Without work for so long the process is stopped, and its memory is the system's again. */
  idleMs: number;
  /** A task that takes longer is given up and its process killed. */
  timeoutMs: number;
  /** Tasks that may wait; further ones are refused. */
  maxWaiting: number;
};

type Job<Task, Answer> = { task: Task; resolve: (answer: Answer) => void; reject: (error: Error) => void };

export type OneWorkerQueue<Task, Answer> = {
  run: (task: Task) => Promise<Answer>;
  /** Finishes the accepted tasks and stops the process. */
  close: () => Promise<void>;
};

/** Gives tasks one after another to a process of its own, which is started when needed and replaced when it dies. */
export function createOneWorkerQueue<Task, Answer>(options: QueueOptions): OneWorkerQueue<Task, Answer> {
  const waiting: Job<Task, Answer>[] = [];
  let current: Job<Task, Answer> | null = null;
  let worker: ChildProcess | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let whenEmpty = (): void => undefined;

  function settle(finish: (job: Job<Task, Answer>) => void): void {
    clearTimeout(timer);
    const job = current;
    current = null;
    if (job) finish(job);
    work();
  }

  function startWorker(): ChildProcess {
    const started = options.start();
    const lose = (reason: string) => {
      if (worker !== started) return;
      worker = null;
      settle((job) => job.reject(new Error(reason)));
    };
    started.on('message', (answer) => settle((job) => job.resolve(answer as Answer)));
    started.on('error', (error) => lose(`The drawing process failed: ${error.message}`));
    started.on('exit', (code, signal) => lose(`The drawing process ended (${signal ?? code}).`));
    return started;
  }

  function work(): void {
    if (current) return;
    const next = waiting.shift();
    if (!next) {
      rest();
      return;
    }
    current = next;
    worker ??= startWorker();
    setHold(worker, true);
    timer = setTimeout(() => worker?.kill('SIGKILL'), options.timeoutMs);
    worker.send(next.task as object);
  }

  /** With nothing to do the process no longer keeps the server alive, and after a while it is let go. */
  function rest(): void {
    whenEmpty();
    if (!worker) return;
    setHold(worker, false);
    timer = setTimeout(letGo, options.idleMs).unref();
  }

  function letGo(): ChildProcess | null {
    const leaving = worker;
    worker = null;
    if (leaving?.connected) leaving.disconnect();
    return leaving;
  }

  return {
    run(task) {
      if (isClosed) return Promise.reject(new Error('The drawing process is closed.'));
      if (waiting.length >= options.maxWaiting) return Promise.reject(new Error('Too many documents wait.'));
      clearTimeout(current ? undefined : timer);
      return new Promise((resolve, reject) => {
        waiting.push({ task, resolve, reject });
        work();
      });
    },
    async close() {
      isClosed = true;
      await new Promise<void>((resolve) => {
        whenEmpty = resolve;
        if (!current && waiting.length === 0) resolve();
      });
      clearTimeout(timer);
      await ended(letGo());
    },
  };
}

function setHold(worker: ChildProcess, isHeld: boolean): void {
  if (isHeld) {
    worker.ref();
    worker.channel?.ref();
  } else {
    worker.unref();
    worker.channel?.unref();
  }
}

async function ended(worker: ChildProcess | null): Promise<void> {
  if (!worker || worker.exitCode !== null || worker.signalCode !== null) return;
  worker.ref();
  await new Promise((resolve) => worker.once('exit', resolve));
}
