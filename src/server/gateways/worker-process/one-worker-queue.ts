import type { ChildProcess } from 'node:child_process';

export type QueueOptions = {
  /** Starts a process that answers each message with one message. */
  start: () => ChildProcess;
  /** Idle time (ms) after which the process is stopped, which frees its memory. */
  idleMs: number;
  /** A task that takes longer (ms) is rejected and its process killed. */
  timeoutMs: number;
  /** Tasks that may wait; further ones are refused. */
  maxWaiting: number;
};

/** More tasks wait than the queue takes. */
export class QueueFullError extends Error {
  readonly code = 'QUEUE_FULL';

  constructor() {
    super('Too many tasks wait.');
    this.name = 'QueueFullError';
  }
}

type Job<Task, Answer> = { task: Task; resolve: (answer: Answer) => void; reject: (error: Error) => void };

/**
 * Queue that sends one task at a time to a separate process, which is started when needed and replaced after a crash.
 */
export class OneWorkerQueue<Task extends object, Answer> {
  readonly #options: QueueOptions;
  readonly #waiting: Job<Task, Answer>[] = [];
  #current: Job<Task, Answer> | null = null;
  #worker: ChildProcess | null = null;
  /** Timer of the running task, or of the idle time. */
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;
  #whenEmpty = (): void => undefined;

  constructor(options: QueueOptions) {
    this.#options = options;
  }

  run(task: Task): Promise<Answer> {
    if (this.#isClosed) return Promise.reject(new Error('The queue is closed.'));
    if (this.#waiting.length >= this.#options.maxWaiting) return Promise.reject(new QueueFullError());
    return new Promise((resolve, reject) => {
      this.#waiting.push({ task, resolve, reject });
      this.#work();
    });
  }

  /** Finishes the accepted tasks and stops the process. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await new Promise<void>((resolve) => {
      this.#whenEmpty = resolve;
      if (!this.#current && this.#waiting.length === 0) resolve();
    });
    await ended(this.#letGo());
  }

  #work(): void {
    if (this.#current) return;
    clearTimeout(this.#timer);
    const next = this.#waiting.shift();
    if (!next) {
      this.#rest();
      return;
    }
    this.#current = next;
    const worker = (this.#worker ??= this.#start());
    hold(worker);
    this.#timer = setTimeout(() => worker.kill('SIGKILL'), this.#options.timeoutMs);
    worker.send(next.task);
  }

  #start(): ChildProcess {
    const worker = this.#options.start();
    const lose = (reason: string): void => {
      if (this.#worker !== worker) return;
      this.#worker = null;
      this.#settle((job) => job.reject(new Error(reason)));
    };
    worker.on('message', (answer) => this.#settle((job) => job.resolve(answer as Answer)));
    worker.on('error', (error) => lose(`The process failed: ${error.message}`));
    worker.on('exit', (code, signal) => lose(`The process ended (${signal ?? code}).`));
    return worker;
  }

  #settle(finish: (job: Job<Task, Answer>) => void): void {
    const job = this.#current;
    this.#current = null;
    if (job) finish(job);
    this.#work();
  }

  /** An idle process does not keep the server alive, and is stopped after a while. */
  #rest(): void {
    this.#whenEmpty();
    if (!this.#worker) return;
    release(this.#worker);
    this.#timer = setTimeout(() => this.#letGo(), this.#options.idleMs).unref();
  }

  #letGo(): ChildProcess | null {
    clearTimeout(this.#timer);
    const worker = this.#worker;
    this.#worker = null;
    if (worker?.connected) worker.disconnect();
    return worker;
  }
}

function hold(worker: ChildProcess): void {
  worker.ref();
  worker.channel?.ref();
}

function release(worker: ChildProcess): void {
  worker.unref();
  worker.channel?.unref();
}

async function ended(worker: ChildProcess | null): Promise<void> {
  if (!worker || worker.exitCode !== null || worker.signalCode !== null) return;
  worker.ref();
  await new Promise((resolve) => worker.once('exit', resolve));
}
