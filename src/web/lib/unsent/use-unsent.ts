import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { loadQueue } from './load-queue.ts';
import { handleOutcome } from './outcome-handlers.ts';
import { readUnsentFlag } from './read-unsent-flag.ts';
import type { SettledEntry, UnsentKind, WaitingEntry } from './unsent-record.ts';
import { type UnsentState, noUnsent, readUnsent, watchUnsent } from './unsent-state.ts';

/** Without the queue nothing is sent: the next occasion brings it. */
const ignore = () => undefined;

type Waiting<Kind extends UnsentKind> = WaitingEntry & { kind: Kind };

/** What waits of a kind, oldest first; nothing on the server. What is just being sent for the first time does not wait yet. */
export function useUnsent<Kind extends UnsentKind>(
  kind: Kind,
): Pick<UnsentState, 'isSending' | 'outlivesPage'> & { waiting: Waiting<Kind>[] } {
  const { records, isSending, outlivesPage } = useSyncExternalStore(watchUnsent, readUnsent, () => noUnsent);
  useEffect(() => {
    if (readUnsentFlag()) void loadQueue().then((queue) => queue.startUnsent(), ignore);
  }, []);
  const waiting = records.filter(
    (record): record is Waiting<Kind> =>
      record.state === 'waiting' && record.kind === kind && (record.attempts > 0 || !isSending),
  );
  return { waiting, isSending, outlivesPage };
}

/** Is told what becomes of an entry while a screen shows it; null expects nothing. */
export function useOutcome(key: string | null, onOutcome: (record: SettledEntry) => void): void {
  const hear = useEffectEvent(onOutcome);
  useEffect(() => (key === null ? undefined : handleOutcome(key, (record) => hear(record))), [key]);
}
