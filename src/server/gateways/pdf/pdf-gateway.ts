import { Piscina } from 'piscina';
import type { EstimateDocument } from './estimate-wording.ts';

/** Makes documents in threads of their own, so that drawing never holds up an answer. */
export type PdfGateway = {
  /** An estimate as PDF bytes; rejects after 10 s or when 50 others wait. */
  renderEstimate: (document: EstimateDocument) => Promise<Uint8Array>;
  /** Starts a thread ahead of the first document. */
  warmUp: () => Promise<void>;
  /** Ends the threads after the documents under way. */
  close: () => Promise<void>;
};

/** A pool that starts its thread with the first document and stops it when none has been asked for in a while. */
export function createPdfGateway({ idleTimeout = 20_000 }: { idleTimeout?: number } = {}): PdfGateway {
  const pool = new Piscina({
    filename: new URL('./estimate-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout,
    maxQueue: 50,
    resourceLimits: { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8 },
  });
  return {
    renderEstimate: (document) =>
      pool.run(document, { name: 'renderEstimate', signal: AbortSignal.timeout(10_000) }) as Promise<Uint8Array>,
    warmUp: () => pool.run(null, { name: 'warmUp' }) as Promise<void>,
    close: () => pool.close(),
  };
}
