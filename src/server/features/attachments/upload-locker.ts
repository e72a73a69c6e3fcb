import type { Lock, Locker } from '@tus/server';
import { AppError } from '#server/http/calls/app-error.ts';

const longestWaitMs = 15_000;

type Holder = { askToEnd: () => void; ended: Promise<void>; end: () => void };

/**
 * Lets one call at a time write to an upload. The next caller asks the previous one to end, which does not happen by itself
 * when the connection was lost, and waits at most 15 s. Throws `changed-meanwhile` after that.
 */
export function createUploadLocker(): Locker {
  const holders = new Map<string, Holder>();
  return { newLock: (id) => lockOf(holders, id) };
}

function lockOf(holders: Map<string, Holder>, id: string): Lock {
  return {
    async lock(signal, askToEnd) {
      const limit = AbortSignal.any([signal, AbortSignal.timeout(longestWaitMs)]);
      for (let before = holders.get(id); before; before = holders.get(id)) {
        before.askToEnd();
        await endOrLimit(before, limit);
      }
      const { promise: ended, resolve: end } = Promise.withResolvers<void>();
      holders.set(id, { askToEnd: () => void askToEnd(), ended, end });
    },
    async unlock() {
      const holder = holders.get(id);
      holders.delete(id);
      holder?.end();
    },
  };
}

async function endOrLimit({ ended }: Holder, limit: AbortSignal): Promise<void> {
  if (limit.aborted) throw new AppError('changed-meanwhile');
  const { promise, reject } = Promise.withResolvers<never>();
  const fail = () => reject(new AppError('changed-meanwhile'));
  limit.addEventListener('abort', fail, { once: true });
  await Promise.race([ended, promise]).finally(() => limit.removeEventListener('abort', fail));
}
