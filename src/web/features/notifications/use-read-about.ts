import { useEffect, useEffectEvent } from 'react';
import { useMarkNotificationsRead, useNotifications } from './queries.ts';

/** Opening a request, a quote, a tax document or a project marks as read what was told about it, also what comes while it is open. */
export function useReadAbout(kind: 'request' | 'quote' | 'document' | 'project', id: string): void {
  const notifications = useNotifications()?.notifications ?? [];
  const markRead = useMarkNotificationsRead();
  const newest = notifications.find((each) => !each.isRead && each[kind]?.id === id)?.id ?? null;
  const mark = useEffectEvent(() => markRead({ kind, id }));
  useEffect(() => {
    // The server is told, which is outside React.
    if (newest !== null) mark();
  }, [newest]);
}
