import { type OutcomeHandler, handlersOf } from './outcome-handlers.ts';
import { onceOffScreen } from './unsent-locks.ts';
import { type SentEntry, type SettledEntry, type UnsentRecord, isSettled } from './unsent-record.ts';
import { browserUnsentStore as store } from './unsent-store.ts';

/** Keys whose outcome a screen of this page has taken up. */
const handled = new Set<string>();

/** Keys whose outcome this page tells as soon as no screen shows them. */
const awaited = new Set<string>();

/** When this page was opened, by the clock that stamps the records: a page's own can be hours behind it after a sleep. */
const pageOpenedAt = Date.now() - performance.now();

/** An entry is on its way once more: its next outcome is news. */
export function expectAnew(key: string): void {
  handled.delete(key);
}

/** Tells what no screen expects. */
export type Announcer = {
  tell: OutcomeHandler;
  /** Whether the page itself is the confirmation: then nobody else needs to tell. */
  isConfirmation: (record: SentEntry) => boolean;
};

type Telling = {
  records: readonly UnsentRecord[];
  /** Null before its texts are at hand. */
  announcer: Announcer | null;
  /** Is called after a record was told and taken out of the store. */
  onTaken: () => Promise<void>;
};

/** Brings outcomes to the screens that expect them, and the others to the announcer once somebody looks at this page. */
export function settleOutcomes({ records, announcer, onTaken }: Telling): void {
  const settled = records.filter(isSettled);
  for (const record of settled.filter(({ idempotencyKey }) => !handled.has(idempotencyKey))) {
    if (handlersOf(record.idempotencyKey).length > 0) bringToScreen(record);
    else if (announcer && mayAnnounce(record, announcer)) void announceOnce(record, { announcer, onTaken });
  }
}

function bringToScreen(record: SettledEntry): void {
  const { idempotencyKey } = record;
  handled.add(idempotencyKey);
  const openedAt = Date.now();
  if (record.state === 'sent')
    void store.change(idempotencyKey, (known) => (known.state === 'sent' ? { ...known, openedAt } : known));
  for (const handler of handlersOf(idempotencyKey)) handler(record);
}

/**
 * Not when another page went to the confirmation while this one was open already: should it not arrive, the next page to
 * open has its say.
 */
function mayAnnounce(record: SettledEntry, { isConfirmation }: Announcer): boolean {
  if (record.state === 'sent' && isConfirmation(record)) return true;
  const openedAt = record.state === 'sent' ? (record.openedAt ?? 0) : 0;
  return document.visibilityState === 'visible' && openedAt <= pageOpenedAt;
}

type Announcing = { announcer: Announcer; onTaken: () => Promise<void> };

async function announceOnce({ idempotencyKey }: SettledEntry, { announcer, onTaken }: Announcing): Promise<void> {
  if (awaited.has(idempotencyKey)) return;
  awaited.add(idempotencyKey);
  await onceOffScreen(idempotencyKey, async () => {
    awaited.delete(idempotencyKey);
    const taken = await store.take(
      idempotencyKey,
      (known): known is SettledEntry => isSettled(known) && mayAnnounce(known, announcer),
    );
    if (taken === null) return;
    announcer.tell(taken);
    await onTaken();
  });
}
