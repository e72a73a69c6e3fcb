import type { Draft, KeptDraft } from '#contract/drafts.ts';
import { type VersionedDraft, areSameDrafts, meetDrafts } from '#domain/configurator/compare-drafts.ts';

/** A draft of this device; `savedAt` (ms) is its version. */
export type DatedDraft = { draft: Draft; savedAt: number };

/** The account's draft at the last sync; `to-forget` when it was discarded here and the server does not know yet. */
export type SyncedDraft = VersionedDraft | 'to-forget' | null;

/** How the account's draft compares with the draft of this device. */
export type SyncState =
  | { phase: 'unknown' }
  /** The account has the draft that was saved here at that time (ms). */
  | { phase: 'synced'; savedAt: number }
  /** The server could not be reached; retried with the next change, or when the connection returns. */
  | { phase: 'waiting' }
  /** Both have changed, and a person has to choose. */
  | { phase: 'conflict'; rival: KeptDraft }
  /** Nobody is signed in. */
  | { phase: 'off' };

type Parts = {
  calls: {
    read: () => Promise<{ kept: KeptDraft | null }>;
    keep: (draft: Draft, version: number | null) => Promise<{ version: number }>;
    forget: () => Promise<unknown>;
  };
  device: {
    read: () => DatedDraft | null;
    restoreDraft: (stored: KeptDraft) => void;
    readSynced: () => SyncedDraft;
    /** Stores what the account has, and when this device saved the same. */
    writeSynced: (synced: SyncedDraft, savedAt: number | null) => void;
  };
  /** What a failed call means: another device was faster, nobody is signed in, or it may succeed later. */
  failureOf: (error: unknown) => 'changed' | 'signed-out' | 'later';
  onState: (state: SyncState) => void;
  /** Runs a function after the debounce delay. Returns a function that cancels it. */
  debounce: (run: () => void) => () => void;
};

/** Syncs the draft of this device with that of the account (C7). */
export type AccountSync = {
  /** Compares both drafts now, as at the start and when the connection returns. */
  compareNow: () => Promise<void>;
  /** The draft of this device has changed: it is sent after the debounce delay, or now when the page is left. */
  noteChange: (when?: 'soon' | 'now') => void;
  /** Resolves a conflict. */
  choose: (choice: 'own' | 'stored') => Promise<void>;
  stop: () => void;
};

/** After so many conflicting versions in a row this device waits for the next change. */
const mostAttempts = 3;

/** State between two calls. */
type Memory = {
  /** The account's draft in an unresolved conflict. */
  rival: KeptDraft | null;
  /** Whether both have been compared since the page was opened. */
  hasCompared: boolean;
  isOff: boolean;
};

/** Creates the sync; it does nothing before one of its functions is called. */
export function createAccountSync(parts: Parts): AccountSync {
  const memory: Memory = { rival: null, hasCompared: false, isOff: false };
  let stopTimer = (): void => undefined;
  const queue = oneAtATime(noteChange);
  const run = async (work: () => Promise<void>) => {
    if (!memory.isOff) await queue(() => withRetries(work, { parts, memory, attempts: 1 }));
  };

  function noteChange(when: 'soon' | 'now' = 'soon'): void {
    stopTimer();
    if (memory.isOff || memory.rival) return;
    if (when === 'now') void run(() => pushChanges(parts, memory));
    else stopTimer = parts.debounce(() => void run(() => pushChanges(parts, memory)));
  }

  return {
    async compareNow() {
      if (!memory.rival) await run(() => compare(parts, memory));
    },
    noteChange,
    async choose(choice) {
      const { rival } = memory;
      if (!rival) return;
      memory.rival = null;
      if (choice === 'own') await run(() => push(parts, rival.version));
      else take(parts, rival);
    },
    stop() {
      stopTimer();
      memory.isOff = true;
    },
  };
}

function rest({ onState }: Parts, savedAt: number | null): void {
  onState(savedAt === null ? { phase: 'unknown' } : { phase: 'synced', savedAt });
}

async function push(parts: Parts, version: number | null): Promise<void> {
  const { calls, device } = parts;
  const own = device.read();
  if (!own) return rest(parts, null);
  const kept = await calls.keep(own.draft, version);
  device.writeSynced({ draft: own.draft, version: kept.version }, own.savedAt);
  rest(parts, own.savedAt);
}

function take(parts: Parts, kept: KeptDraft): void {
  parts.device.restoreDraft(kept);
  settle(parts, kept);
}

/** Both are the same now. */
function settle(parts: Parts, kept: KeptDraft): void {
  const savedAt = parts.device.read()?.savedAt ?? kept.savedAt;
  parts.device.writeSynced(kept, savedAt);
  rest(parts, savedAt);
}

async function compare(parts: Parts, memory: Memory): Promise<void> {
  const { calls, device, onState } = parts;
  const synced = await readSynced(parts);
  const { kept } = await calls.read();
  const own = device.read()?.draft ?? null;
  const meeting = meetDrafts({ own, kept, seen: synced });
  memory.hasCompared = true;
  if (meeting === 'keep-own') return push(parts, kept?.version ?? null);
  if (meeting === 'nothing' || !kept) return rest(parts, null);
  if (meeting === 'same') return settle(parts, kept);
  if (meeting === 'take-kept') return take(parts, kept);
  memory.rival = kept;
  onState({ phase: 'conflict', rival: kept });
}

/** The account's draft at the last sync, after it was deleted there if it was discarded here. */
async function readSynced({ calls, device }: Parts): Promise<VersionedDraft | null> {
  const synced = device.readSynced();
  if (synced !== 'to-forget') return synced;
  await calls.forget();
  device.writeSynced(null, null);
  return null;
}

/** Sends what has changed here since the last sync. */
async function pushChanges(parts: Parts, memory: Memory): Promise<void> {
  const { device } = parts;
  const synced = device.readSynced();
  if (!memory.hasCompared || synced === 'to-forget') return compare(parts, memory);
  const own = device.read();
  if (!own || !synced || !areSameDrafts(own.draft, synced.draft)) return push(parts, synced?.version ?? null);
  device.writeSynced(synced, own.savedAt);
  rest(parts, own.savedAt);
}

type Trial = { parts: Parts; memory: Memory; attempts: number };

/** Where another device was faster, both are compared again; after any other failure the sync waits. */
async function withRetries(work: () => Promise<void>, { parts, memory, attempts }: Trial): Promise<void> {
  try {
    await work();
  } catch (error) {
    const failure = parts.failureOf(error);
    if (failure === 'changed' && attempts < mostAttempts) {
      return withRetries(() => compare(parts, memory), { parts, memory, attempts: attempts + 1 });
    }
    if (failure === 'signed-out') memory.isOff = true;
    parts.onState({ phase: memory.isOff ? 'off' : 'waiting' });
  }
}

/** Runs one task at a time; a call in the meantime makes it call `runAgain` afterwards. */
function oneAtATime(runAgain: () => void): (work: () => Promise<void>) => Promise<void> {
  let isBusy = false;
  let isWanted = false;
  return async (work) => {
    if (isBusy) {
      isWanted = true;
      return;
    }
    isBusy = true;
    await work();
    isBusy = false;
    if (!isWanted) return;
    isWanted = false;
    runAgain();
  };
}
