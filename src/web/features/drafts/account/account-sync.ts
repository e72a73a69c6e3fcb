import type { Draft, KeptDraft } from '#contract/drafts.ts';
import { type VersionedDraft, areSameDrafts, meetDrafts } from '#domain/configurator/compare-drafts.ts';

/** A draft of this device; `savedAt` (ms) tells its states apart. */
export type DatedDraft = { draft: Draft; savedAt: number };

/** The account's draft as this device last saw it; `to-forget` when it was given up here and the account not told yet. */
export type SyncedDraft = VersionedDraft | 'to-forget' | null;

/** How the account stands to the draft of this device. */
export type SyncState =
  | { phase: 'unknown' }
  /** The account has it as it was saved here at that time (ms). */
  | { phase: 'kept'; savedAt: number }
  /** The account could not be reached; it is tried again with the next change, or when the connection returns. */
  | { phase: 'waiting' }
  /** Both went on, and a person has to choose. */
  | { phase: 'asking'; rival: KeptDraft }
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
    restoreDraft: (kept: KeptDraft) => void;
    readSeen: () => SyncedDraft;
    /** Notes what the account has, and since when this device has the same. */
    writeSeen: (seen: SyncedDraft, savedAt: number | null) => void;
  };
  /** What a failed call means: somebody else was faster, nobody is signed in, or it may succeed later. */
  failureOf: (error: unknown) => 'changed' | 'signed-out' | 'later';
  tell: (news: SyncState) => void;
  /** Runs something after the pause that follows the last change; answers how to give it up. */
  later: (run: () => void) => () => void;
};

/** Keeps the draft of this device and that in the account together (C7). */
export type AccountSync = {
  /** Compares both at once, as at the start and when the connection returns. */
  meet: () => Promise<void>;
  /** The draft of this device has changed: the account gets it after a pause, or at once when the page is left. */
  noteChange: (when?: 'soon' | 'now') => void;
  /** Answers the question which of the two goes on. */
  choose: (choice: 'own' | 'kept') => Promise<void>;
  stop: () => void;
};

/** How often two devices may be in each other's way before this one waits for the next change. */
const mostMeetings = 3;

/** What is known between two calls. */
type Memory = {
  /** The account's draft that a person has to choose or give up. */
  rival: KeptDraft | null;
  /** Whether both have been compared since the page was opened. */
  hasMet: boolean;
  isOff: boolean;
};

/** Makes what keeps both together; it does nothing before it is called. */
export function createAccountSync(parts: Parts): AccountSync {
  const memory: Memory = { rival: null, hasMet: false, isOff: false };
  let stopTimer = (): void => undefined;
  const queue = oneAtATime(noteChange);
  const run = async (deed: () => Promise<void>) => {
    if (!memory.isOff) await queue(() => tryOut(deed, { parts, memory, meetings: 1 }));
  };

  function noteChange(when: 'soon' | 'now' = 'soon'): void {
    stopTimer();
    if (memory.isOff || memory.rival) return;
    if (when === 'now') void run(() => passOn(parts, memory));
    else stopTimer = parts.later(() => void run(() => passOn(parts, memory)));
  }

  return {
    async meet() {
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

function rest({ tell }: Parts, savedAt: number | null): void {
  tell(savedAt === null ? { phase: 'unknown' } : { phase: 'kept', savedAt });
}

async function push(parts: Parts, version: number | null): Promise<void> {
  const { calls, device } = parts;
  const own = device.read();
  if (!own) return rest(parts, null);
  const kept = await calls.keep(own.draft, version);
  device.writeSeen({ draft: own.draft, version: kept.version }, own.savedAt);
  rest(parts, own.savedAt);
}

function take(parts: Parts, kept: KeptDraft): void {
  parts.device.restoreDraft(kept);
  settle(parts, kept);
}

/** From now on both are the same. */
function settle(parts: Parts, kept: KeptDraft): void {
  const savedAt = parts.device.read()?.savedAt ?? kept.savedAt;
  parts.device.writeSeen(kept, savedAt);
  rest(parts, savedAt);
}

async function compare(parts: Parts, memory: Memory): Promise<void> {
  const { calls, device, tell } = parts;
  const seen = await readSeen(parts);
  const { kept } = await calls.read();
  const own = device.read()?.draft ?? null;
  const meeting = meetDrafts({ own, kept, seen });
  memory.hasMet = true;
  if (meeting === 'keep-own') return push(parts, kept?.version ?? null);
  if (meeting === 'nothing' || !kept) return rest(parts, null);
  if (meeting === 'same') return settle(parts, kept);
  if (meeting === 'take-kept') return take(parts, kept);
  memory.rival = kept;
  tell({ phase: 'asking', rival: kept });
}

/** What was seen of the account's draft, after the account was told what was given up here. */
async function readSeen({ calls, device }: Parts): Promise<VersionedDraft | null> {
  const seen = device.readSeen();
  if (seen !== 'to-forget') return seen;
  await calls.forget();
  device.writeSeen(null, null);
  return null;
}

/** Gives the account what has changed here since it was last seen. */
async function passOn(parts: Parts, memory: Memory): Promise<void> {
  const { device } = parts;
  const seen = device.readSeen();
  if (!memory.hasMet || seen === 'to-forget') return compare(parts, memory);
  const own = device.read();
  if (!own || !seen || !areSameDrafts(own.draft, seen.draft)) return push(parts, seen?.version ?? null);
  device.writeSeen(seen, own.savedAt);
  rest(parts, own.savedAt);
}

type Trial = { parts: Parts; memory: Memory; meetings: number };

/** Where somebody else was faster, both are compared anew; what else fails waits. */
async function tryOut(deed: () => Promise<void>, { parts, memory, meetings }: Trial): Promise<void> {
  try {
    await deed();
  } catch (error) {
    const failure = parts.failureOf(error);
    if (failure === 'changed' && meetings < mostMeetings) {
      return tryOut(() => compare(parts, memory), { parts, memory, meetings: meetings + 1 });
    }
    if (failure === 'signed-out') memory.isOff = true;
    parts.tell({ phase: memory.isOff ? 'off' : 'waiting' });
  }
}

/** Runs one deed at a time; whoever comes meanwhile is told to come again after it. */
function oneAtATime(comeAgain: () => void): (deed: () => Promise<void>) => Promise<void> {
  let isBusy = false;
  let isWanted = false;
  return async (deed) => {
    if (isBusy) {
      isWanted = true;
      return;
    }
    isBusy = true;
    await deed();
    isBusy = false;
    if (!isWanted) return;
    isWanted = false;
    comeAgain();
  };
}
