import { useEffect, useEffectEvent, useRef } from 'react';
import type { RequestDetail } from '#contract/service-requests/service-requests.ts';
import { useRequestChange } from '../use-request-change.ts';

/** Opening a request marks it as read, once: whoever marks it as unread afterwards means it. */
export function useMarkRead(request: RequestDetail): void {
  const { mutate } = useRequestChange();
  const marked = useRef<string | null>(null);
  const { id, isUnread } = request;
  const mark = useEffectEvent(() => {
    marked.current = id;
    if (isUnread) mutate({ request, change: { kind: 'read', isUnread: false }, isQuiet: true });
  });
  useEffect(() => {
    // The server is told, which is outside React.
    if (marked.current !== id) mark();
  }, [id]);
}
