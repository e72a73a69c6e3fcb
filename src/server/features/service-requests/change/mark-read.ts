import { AppError } from '#server/http/calls/app-error.ts';
import { markUnread } from '#server/features/service-requests/requests-store.ts';
import type { Services } from '#server/services.ts';

/** Marks a request as read or unread; its version does not change, so that no conflict arises. Throws `not-found`. */
export async function markRead(services: Services, { id, isUnread }: { id: string; isUnread: boolean }): Promise<void> {
  const marked = await markUnread(services.db, [id], isUnread);
  if (marked.length === 0) throw new AppError('not-found');
  services.live.announce({ kind: 'request-changed', id });
}
