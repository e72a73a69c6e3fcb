import type { ThreadKey } from '#domain/threads/thread.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { useUnreadThreads } from './use-unread-threads.ts';

/** How many messages of the customer one has not seen; nothing where there are none. */
export function UnreadBadge({ place, id }: ThreadKey) {
  const t = useTexts();
  const unread = useUnreadThreads().find((thread) => thread.place === place && thread.id === id)?.unread ?? 0;
  return unread === 0 ? null : <Badge tone="waiting">{t('threads:unread', { count: unread })}</Badge>;
}
