import { deliverEntry } from '../lib/unsent/deliver-entry.ts';
import { alone } from '../lib/unsent/unsent-locks.ts';
import { tellOfChange } from '../lib/unsent/unsent-news.ts';
import { createUnsentQueue } from '../lib/unsent/unsent-queue.ts';
import { browserUnsentStore } from '../lib/unsent/unsent-store.ts';

const queue = createUnsentQueue({
  store: browserUnsentStore,
  deliver: deliverEntry,
  clock: Date.now,
  alone,
  tell: tellOfChange,
});

/** Sends what waits, also after the last page was closed (C11). Throws while something waits still, so that the browser tries again. */
export async function sendUnsent(): Promise<void> {
  const left = await queue.send({ occasion: 'connected' });
  if (left > 0) throw new Error(`${left} still unsent`);
}
