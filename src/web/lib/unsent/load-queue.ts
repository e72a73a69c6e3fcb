import { NetworkError } from '../api.ts';
import type * as Queue from './page-unsent.ts';

/** Brings the queue, which a page without anything to send can do without. Throws `NetworkError` when it does not come. */
export async function loadQueue(): Promise<typeof Queue> {
  try {
    return await import('./page-unsent.ts');
  } catch {
    throw new NetworkError('network');
  }
}
