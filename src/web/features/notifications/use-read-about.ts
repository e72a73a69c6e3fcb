import { useEffect, useEffectEvent } from 'react';
import { useMarkNotificationsRead, useNotifications } from './queries.ts';

/** Opening a request marks as read what was told about it, also what comes while it is open. */
export function useReadAbout(requestId: string): void {
  const notifications = useNotifications()?.notifications ?? [];
  const markRead = useMarkNotificationsRead();
  const newest = notifications.find(({ isRead, request }) => !isRead && request?.id === requestId)?.id ?? null;
  const mark = useEffectEvent(() => markRead({ kind: 'request', id: requestId }));
  useEffect(() => {
    // The server is told, which is outside React.
    if (newest !== null) mark();
  }, [newest]);
}
