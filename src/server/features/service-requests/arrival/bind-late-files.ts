import { bindLateAttachments } from '#server/features/attachments/attachments-store.ts';
import { lockRequests, markUnread } from '#server/features/service-requests/requests-store.ts';
import type { Services } from '#server/services.ts';

/**
 * Gives a stored request the files of its draft that arrived after it was stored: the answer to the first attempt was
 * lost, and the visitor added them before the next one (C9, C10, C11). The request is unread again, because its mail does
 * not count them. A request that was emptied with its customer gets nothing back.
 */
export async function bindLateFiles(services: Services, requestId: string, collection: string): Promise<void> {
  const bound = await services.db.transaction().execute(async (transaction) => {
    const [request] = await lockRequests(transaction, [requestId]);
    if (!request || request.answers === null) return 0;
    const count = await bindLateAttachments(transaction, { collection, requestId });
    if (count > 0) await markUnread(transaction, [requestId], true);
    return count;
  });
  if (bound > 0) services.live.announce({ kind: 'request-changed', id: requestId });
}
