import { type ThreadKey, type ThreadSide, otherSide } from '#domain/threads/thread.ts';
import { callerId } from '#server/features/service-requests/caller-id.ts';
import { storeSeen } from '#server/features/service-requests/thread/thread-reads-store.ts';
import { latestTime, lockThread } from '#server/features/service-requests/thread/thread-store.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Caller, Services } from '#server/services.ts';
import { findOfficeThread, findOwnThread } from './find-thread.ts';

type Following = ThreadKey & { side: ThreadSide; caller: Caller };

const threadOf = ({ db }: Pick<Services, 'db'>, { side, caller, ...page }: Following) =>
  side === 'customer' ? findOwnThread(db, { ...page, userId: callerId(caller) }) : findOfficeThread(db, page);

/**
 * Notes up to which message (by its time, ms UTC) somebody has seen a thread (I2). Administrators who look at a customer's page leave no
 * sign there. Throws `not-found`.
 */
export async function markSeen(
  services: Services,
  { at, ...following }: Following & { at: number },
): Promise<Record<string, never>> {
  const { db, clock, live } = services;
  const { key } = await threadOf(services, following);
  const { caller, side } = following;
  if (side === 'customer' && caller.user?.role === 'admin') return {};
  const isNews = await db.transaction().execute(async (transaction) => {
    if ((await lockThread(transaction, key, clock())) === null) throw new AppError('not-found');
    // Nothing is seen before it is written.
    const seen = Math.min(at, await latestTime(transaction, key));
    return storeSeen(transaction, { key, userId: callerId(caller), at: seen }, otherSide(side));
  });
  if (isNews) live.announce({ kind: 'thread-changed', ...key });
  return {};
}

/** Tells the other side that somebody is writing; nothing is stored. Throws `not-found`. */
export async function noteTyping(services: Services, following: Following): Promise<Record<string, never>> {
  const { key } = await threadOf(services, following);
  const { caller, side } = following;
  const isGuest = side === 'customer' && caller.user?.role === 'admin';
  if (!isGuest) services.live.announce({ kind: 'thread-typing', ...key, side });
  return {};
}
