import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { newKey } from '../../lib/http/idempotency-key.ts';
import { usePage } from '../../lib/page-context.ts';
import { flushOutbox } from './flush-outbox.ts';
import {
  type UnsentMessage,
  belongsToView,
  changeUnsent,
  dropUnsent,
  keepUnsent,
  noUnsent,
  onUnsent,
  readUnsent,
} from './outbox-store.ts';
import { type ThreadView, threadQueryKey } from './thread-calls.ts';

const retryMs = 15_000;

/**
 * Messages of a thread on their way: kept on the device before the first attempt, sent when there is a connection, and shown until the
 * thread itself shows them.
 */
export function useOutbox(view: ThreadView, shown: readonly { id: string }[]) {
  const client = useQueryClient();
  const owner = usePage().data.user?.username ?? '';
  const all = useSyncExternalStore(onUnsent, readUnsent, noUnsent);
  const own = all.filter((item) => belongsToView(item, { ...view, owner }));
  const waiting = own.filter(({ sentId }) => sentId === null || !shown.some(({ id }) => id === sentId));
  const arrived = own.filter(({ sentId }) => sentId !== null && shown.some(({ id }) => id === sentId));
  const hasSent = waiting.some(({ sentId }) => sentId !== null);
  const hasUnsent = all.some((item) => item.owner === owner && item.refusal === null && item.sentId === null);

  const sendNow = () => void flushOutbox(owner).catch(() => undefined);
  const forget = useEffectEvent(() => {
    for (const { key } of arrived) dropUnsent(key);
  });
  const reread = useEffectEvent(() => void client.invalidateQueries({ queryKey: threadQueryKey(view) }));
  const flush = useEffectEvent(sendNow);

  const hasArrived = arrived.length > 0;
  useEffect(() => {
    if (hasArrived) forget();
  }, [hasArrived]);
  useEffect(() => {
    if (hasSent) reread();
  }, [hasSent]);
  useEffect(() => {
    if (!hasUnsent) return undefined;
    flush();
    const onOnline = () => flush();
    addEventListener('online', onOnline);
    const timer = setInterval(onOnline, retryMs);
    return () => {
      removeEventListener('online', onOnline);
      clearInterval(timer);
    };
  }, [hasUnsent]);

  return {
    waiting,
    send({ body, quoted, files }: Written) {
      const { side, place, id } = view;
      const item: UnsentMessage = {
        key: newKey(),
        owner,
        side,
        place,
        id,
        body,
        quoted,
        files,
        at: Date.now(),
        refusal: null,
        sentId: null,
      };
      keepUnsent(item);
      sendNow();
    },
    retry(key: string) {
      changeUnsent(key, { refusal: null });
    },
    drop: dropUnsent,
  };
}

/** What was written, the message that it answers, and the secret of its files. */
export type Written = { body: string; quoted: string | null; files: string | null };

export type Outbox = ReturnType<typeof useOutbox>;
