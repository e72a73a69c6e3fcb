import { Worker } from 'node:worker_threads';
import type { Inspection } from './inspection.ts';

const limits = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 32 };
const longestMs = 10_000;

/**
 * Looks through a document (C10): one with scripts, other files, forms that send or with a password counts as unsafe, one
 * that can't be read whole, costs too much time or too much memory as unreadable, one of over 100 pages as too large.
 */
export async function readDocument(file: string): Promise<Inspection> {
  const worker = new Worker(new URL('./document-worker.ts', import.meta.url), {
    workerData: file,
    resourceLimits: limits,
    // What the parser remarks about a stranger's file is nobody's business.
    stdout: true,
    stderr: true,
  });
  const unreadable: Inspection = { ok: false, refusal: 'attachment-unreadable' };
  const { promise, resolve } = Promise.withResolvers<Inspection>();
  const timer = setTimeout(() => resolve(unreadable), longestMs);
  worker.once('message', (inspection: Inspection) => resolve(inspection));
  worker.once('error', () => resolve(unreadable));
  worker.once('exit', () => resolve(unreadable));
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
