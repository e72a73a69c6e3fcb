import { OneWorkerQueue, QueueFullError, type QueueOptions } from './one-worker-queue.ts';

type Options<Answer> = QueueOptions & {
  /** What is answered for bytes that take too long or too much memory, or end the process. */
  refused: Answer;
};

type ProcessReader<Task, Answer> = {
  read: (task: Task) => Promise<Answer>;
  /** Finishes the accepted tasks and ends the process. */
  close: () => Promise<void>;
};

/** Opens a process that reads bytes from outside, one task at a time. `read` rejects only when too many others wait. */
export function createProcessReader<Task extends object, Answer>({
  refused,
  ...options
}: Options<Answer>): ProcessReader<Task, Answer> {
  const queue = new OneWorkerQueue<Task, Answer>(options);
  return {
    async read(task) {
      try {
        return await queue.run(task);
      } catch (error) {
        if (error instanceof QueueFullError) throw error;
        return refused;
      }
    },
    close: () => queue.close(),
  };
}
