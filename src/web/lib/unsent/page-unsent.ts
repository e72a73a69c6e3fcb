import { registerSync } from './background-sync.ts';
import { deliverEntry } from './deliver-entry.ts';
import { handleOutcome } from './outcome-handlers.ts';
import { type Occasion, errorOfFailure } from './sending-rules.ts';
import { writeUnsentFlag } from './unsent-flag.ts';
import { alone } from './unsent-locks.ts';
import { hearOfChanges, tellOfChange } from './unsent-news.ts';
import { type Announcer, expectAnew, settleOutcomes } from './unsent-outcomes.ts';
import { createUnsentQueue } from './unsent-queue.ts';
import {
  type RefusedEntry,
  type SentEntry,
  type UnsentEntry,
  type UnsentRecord,
  type WaitingEntry,
  isRefused,
  isWaiting,
} from './unsent-record.ts';
import { changeUnsent as change, readUnsent } from './unsent-state.ts';
import { browserUnsentStore as store } from './unsent-store.ts';

let isStarted = false;
let timer: ReturnType<typeof setTimeout> | undefined;
let announcer: Announcer | null = null;

const queue = createUnsentQueue({
  store,
  deliver: deliverEntry,
  clock: Date.now,
  alone,
  tell() {
    tellOfChange();
    void refresh();
  },
});

/** Watches the queue from this page: sends what waits now, with each new connection, and when a pause is over (C11). */
export function startUnsent(): void {
  if (watchQueue()) void refresh().then(() => send('connected'));
}

/** True for the first time in a page. */
function watchQueue(): boolean {
  if (isStarted) return false;
  isStarted = true;
  hearOfChanges(() => void refresh());
  addEventListener('online', () => void send('connected'));
  document.addEventListener('visibilitychange', () => settle(readUnsent().records));
  return true;
}

/** Has the outcomes that no screen expects told by this page, each once among all pages. */
export function announceOutcomes(by: Announcer): void {
  announcer = by;
  settle(readUnsent().records);
}

/**
 * Keeps a submission, so that it survives whatever comes, and tries to send it at once. Answers it as sent or as waiting;
 * null when another page has taken it back. Throws `ApiError` when it was refused for good; where storage is refused it is
 * sent without being kept, and every failure is thrown.
 */
export async function sendKept(entry: UnsentEntry): Promise<SentEntry | WaitingEntry | null> {
  const key = entry.idempotencyKey;
  expectAnew(key);
  const release = handleOutcome(key, () => undefined);
  change({ isSending: true });
  try {
    await queue.keep(entry);
  } catch {
    release();
    change({ isSending: false });
    return { ...entry, state: 'sent', submitted: await deliverEntry(entry) };
  }
  watchQueue();
  await send('pressed', key);
  const record = (await store.list()).find(({ idempotencyKey }) => idempotencyKey === key) ?? null;
  // What was sent stays with this page, which leads to the confirmation.
  if (record?.state === 'sent') return record;
  try {
    if (record?.state !== 'refused') return record;
    throw await takeRefusal(record);
  } finally {
    release();
  }
}

/** Tries everything now, on somebody's press. */
export async function tryNow(): Promise<void> {
  await send('pressed');
}

/** Ends the waiting of an entry; null when it has been settled meanwhile. */
export function takeBack(key: string): Promise<UnsentRecord | null> {
  return queue.takeBack(key);
}

/** Forgets a refusal that a screen has taken up, and answers its error. */
export async function takeRefusal({ idempotencyKey, failure }: RefusedEntry): Promise<Error> {
  await store.take(idempotencyKey, isRefused);
  tellOfChange();
  await refresh();
  return errorOfFailure(failure);
}

async function send(occasion: Occasion, only?: string): Promise<void> {
  // A device that knows it has no connection need not ask for one, unless somebody doubts it.
  if (occasion !== 'pressed' && (!navigator.onLine || !readUnsent().records.some(isWaiting))) return;
  change({ isSending: true });
  const sending = queue.send({ occasion, ...(only !== undefined && { only }) });
  // Asked for before the answer: should this page be closed meanwhile, the worker goes on once the lock is free.
  const registering = registerSync();
  const left = await sending.catch(() => 0);
  await refresh();
  change({ isSending: false });
  if (left > 0) void registering.then((outlivesPage) => change({ outlivesPage }));
}

async function refresh(): Promise<void> {
  const records = await store.list().catch(() => []);
  writeUnsentFlag(records);
  planNext(records);
  // Screens hear of an outcome before they see that the entry waits no more.
  settle(records);
  change({ records });
}

/** Tries again when the first pause is over. */
function planNext(records: readonly UnsentRecord[]): void {
  clearTimeout(timer);
  const waiting = records.filter(isWaiting);
  if (waiting.length === 0) return;
  const next = Math.min(...waiting.map(({ notBefore }) => notBefore));
  timer = setTimeout(() => void send('due'), Math.max(next - Date.now(), 1000));
}

function settle(records: readonly UnsentRecord[]): void {
  settleOutcomes({ records, announcer, onTaken: refresh });
}
