import type { Lock, Locker } from '@tus/server';
import { AppError } from '#server/http/calls/app-error.ts';
import type { UploadLeases } from './upload-leases.ts';

const longestWaitMs = 15_000;

type Holder = { askToEnd: () => void; ended: Promise<void>; end: () => void };

/**
 * Lets one call at a time write to an upload, among all instances. The next caller of this instance asks the previous one
 * to end, which does not happen by itself when the connection was lost, and waits at most 15 s. Throws `attachment-busy`
 * after that, and at once while another instance works on it.
 */
export function createUploadLocker(leases: UploadLeases): Locker {
  const holders = new Map<string, Holder>();
  return { newLock: (id) => lockOf({ holders, leases }, id) };
}

function lockOf({ holders, leases }: { holders: Map<string, Holder>; leases: UploadLeases }, id: string): Lock {
  const leave = (): void => {
    const holder = holders.get(id);
    holders.delete(id);
    holder?.end();
  };
  return {
    async lock(signal, askToEnd) {
      const limit = AbortSignal.any([signal, AbortSignal.timeout(longestWaitMs)]);
      for (let before = holders.get(id); before; before = holders.get(id)) {
        before.askToEnd();
        await endOrLimit(before, limit);
      }
      const { promise: ended, resolve: end } = Promise.withResolvers<void>();
      holders.set(id, { askToEnd: () => void askToEnd(), ended, end });
      await leases
        .take(id, () => void askToEnd())
        .catch((error: unknown) => {
          leave();
          throw error;
        });
    },
    async unlock() {
      await leases.release(id).finally(leave);
    },
  };
}

async function endOrLimit({ ended }: Holder, limit: AbortSignal): Promise<void> {
  if (limit.aborted) throw new AppError('attachment-busy');
  const { promise, reject } = Promise.withResolvers<never>();
  const fail = () => reject(new AppError('attachment-busy'));
  limit.addEventListener('abort', fail, { once: true });
  await Promise.race([ended, promise]).finally(() => limit.removeEventListener('abort', fail));
}
