import { NetworkError } from '../../../lib/http/api.ts';
import type * as Queue from './page-queue.ts';

/** Loads the queue, a lazy chunk. Throws `NetworkError` when it does not load. */
export async function loadQueue(): Promise<typeof Queue> {
  try {
    return await import('./page-queue.ts');
  } catch {
    throw new NetworkError('network');
  }
}
