import type { SubmittedRequest } from '#contract/shapes.ts';
import { type Occasion, failureOfSending, isLasting, mayTry, pauseMs } from './sending-rules.ts';
import {
  type UnsentEntry,
  type UnsentRecord,
  type UnsentStore,
  type WaitingEntry,
  isWaiting,
} from './unsent-record.ts';

type Parts = {
  store: UnsentStore;
  /** Sends one entry. Throws as `callEndpoint` does. */
  deliver: (entry: UnsentEntry) => Promise<SubmittedRequest>;
  clock: () => number;
  /** Runs work while no page and no worker of this browser runs any. */
  alone: <T>(work: () => Promise<T>) => Promise<T>;
  /** Is called after every change of the store. */
  tell: () => void;
};

/** One attempt: on what occasion, and of which entry where it is not of all. */
type Attempt = { occasion: Occasion; only?: string };

type UnsentQueue = {
  /** Keeps an entry. Rejects where storage is refused. */
  keep: (entry: UnsentEntry) => Promise<void>;
  /** Tries what may be tried and answers how many entries wait still. Rejects only where storage is refused. */
  send: (attempt: Attempt) => Promise<number>;
  /** Ends the waiting of an entry and answers it; null when it was settled meanwhile. */
  takeBack: (key: string) => Promise<UnsentRecord | null>;
};

/** The rules by which submissions wait and are sent, the same in pages and service worker (C11). */
export function createUnsentQueue({ store, deliver, clock, alone, tell }: Parts): UnsentQueue {
  async function waiting(): Promise<WaitingEntry[]> {
    return (await store.list()).filter(isWaiting);
  }

  async function attempt(record: WaitingEntry): Promise<UnsentRecord> {
    try {
      return { ...record, state: 'sent', submitted: await deliver(record) };
    } catch (error) {
      const failure = failureOfSending(error);
      if (isLasting(failure)) return { ...record, state: 'refused', failure };
      const attempts = record.attempts + 1;
      const triedAt = clock();
      return { ...record, attempts, triedAt, failure, notBefore: triedAt + pauseMs(attempts, failure) };
    }
  }

  async function sendAll({ occasion, only }: Attempt): Promise<number> {
    const asked = (await waiting()).filter(({ idempotencyKey }) => only === undefined || idempotencyKey === only);
    for (const record of asked.filter((each) => mayTry(each, occasion, clock()))) {
      const next = await attempt(record);
      await store.change(record.idempotencyKey, () => next);
      tell();
      // Without a connection the others would fail as well.
      if (next.state === 'waiting' && next.failure?.status === null) break;
    }
    return (await waiting()).length;
  }

  return {
    async keep(entry) {
      const fresh = { attempts: 0, triedAt: null, failure: null, notBefore: entry.keptAt };
      await store.put({ ...entry, state: 'waiting', ...fresh });
      tell();
    },
    send: (chosen) => alone(() => sendAll(chosen)),
    takeBack: (key) =>
      alone(async () => {
        const taken = await store.take(key, isWaiting);
        if (taken) tell();
        return taken;
      }),
  };
}
