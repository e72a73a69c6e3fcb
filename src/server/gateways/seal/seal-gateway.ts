import { OneWorkerQueue } from '#server/gateways/worker-process/one-worker-queue.ts';
import { startProcess } from '#server/gateways/worker-process/start-process.ts';
import type { SealingTask } from './put-seal.ts';

/** Response of the sealing process. */
export type SealingAnswer = { ok: true; bytes: Uint8Array } | { ok: false; message: string };

/** Seals documents in a process of its own: the key is never where pictures are read or documents drawn. */
export type SealGateway = {
  /** The PDF with the agency's seal; rejects when it takes over 10 s or when 50 others wait. */
  seal: (task: SealingTask) => Promise<Uint8Array>;
  /** Finishes the accepted documents and ends the process. */
  close: () => Promise<void>;
};

/** Opens the gateway; its process starts with the first document and stops after 20 s without one. */
export function createSealGateway(): SealGateway {
  const queue = new OneWorkerQueue<SealingTask, SealingAnswer>({
    start: () => startProcess(new URL('./sealing-process.ts', import.meta.url), { memoryMb: 96 }),
    idleMs: 20_000,
    timeoutMs: 10_000,
    maxWaiting: 50,
  });
  return {
    async seal(task) {
      const answer = await queue.run(task);
      if (!answer.ok) throw new Error(`A document could not be sealed: ${answer.message}`);
      return answer.bytes;
    },
    close: () => queue.close(),
  };
}
