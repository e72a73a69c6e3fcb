import { Worker } from 'node:worker_threads';
import type { Inspection } from './inspection.ts';

const limits = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 32 };
const longestMs = 10_000;

/**
 * Inspects a document (C10): with scripts, embedded files, forms that send or a password it is unsafe; if it cannot be
 * read completely or takes too much time or memory it is unreadable; with over 100 pages it is too large.
 */
export async function readDocument(file: string): Promise<Inspection> {
  const worker = new Worker(new URL('./document-worker.ts', import.meta.url), {
    workerData: file,
    resourceLimits: limits,
    // The parser's warnings about an uploaded file are not logged.
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
