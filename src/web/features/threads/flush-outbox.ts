import { ApiError } from '../../lib/http/api.ts';
import { changeUnsent, readUnsent } from './outbox-store.ts';
import { sendMessage } from './thread-calls.ts';

const lock = 'plumbline-unsent-messages';
/** Answers after which another attempt is of no use. */
const finalStatuses: readonly number[] = [400, 403, 404, 409, 413, 415, 422];

let queued: Promise<void> | null = null;

/**
 * Sends what waits of somebody, one after another in the order in which it was written, by one tab at a time. Each carries its
 * idempotency key, so that one whose answer was lost is stored once. Resolves once there is nothing to send or the first attempt fails.
 */
export function flushOutbox(owner: string): Promise<void> {
  if (!('locks' in navigator)) return sendAll(owner);
  // One that waits for its turn also sends what is added meanwhile.
  queued ??= navigator.locks.request(lock, () => {
    queued = null;
    return sendAll(owner);
  });
  return queued;
}

async function sendAll(owner: string): Promise<void> {
  for (;;) {
    const next = readUnsent().find((item) => item.owner === owner && item.refusal === null && item.sentId === null);
    if (!next) return;
    try {
      const { id } = await sendMessage(next, next);
      changeUnsent(next.key, { sentId: id });
    } catch (error) {
      if (!(error instanceof ApiError) || !finalStatuses.includes(error.status)) return;
      changeUnsent(next.key, { refusal: error.message });
    }
  }
}
