import { OneWorkerQueue } from '#server/gateways/worker-process/one-worker-queue.ts';
import { startProcess } from '#server/gateways/worker-process/start-process.ts';
import type { Sheet } from './sheet-parts.ts';

/** Response of the process that draws. */
export type PictureAnswer = { ok: true; bytes: Uint8Array } | { ok: false; message: string };

/** Draws pictures of pages in a process of its own, so that no response waits for it. */
export type PictureGateway = {
  /** The PNG of a sheet; rejects when it takes over 10 s or when 50 others wait. */
  draw: (sheet: Sheet) => Promise<Uint8Array>;
  /** Finishes the accepted pictures and ends the process. */
  close: () => Promise<void>;
};

/** Opens the gateway; its process starts with the first picture and stops after 20 s without one. */
export function createPictureGateway(): PictureGateway {
  const queue = new OneWorkerQueue<Sheet, PictureAnswer>({
    start: () => startProcess(new URL('./picture-process.ts', import.meta.url), { memoryMb: 96 }),
    idleMs: 20_000,
    timeoutMs: 10_000,
    maxWaiting: 50,
  });
  return {
    async draw(sheet) {
      const answer = await queue.run(sheet);
      if (!answer.ok) throw new Error(`A picture could not be drawn: ${answer.message}`);
      return answer.bytes;
    },
    close: () => queue.close(),
  };
}
