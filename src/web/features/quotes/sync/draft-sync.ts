import type { QuoteDetail } from '#contract/quotes/quotes.ts';
import { mayRetryMutation, retryDelayMs } from '#domain/errors/retry.ts';
import { canonicalJson } from '#domain/quotes/canonical-json.ts';
import type { QuoteContent } from '#domain/quotes/content/quote-content.ts';
import { takeOver } from '#domain/quotes/lines/take-over.ts';
import { ApiError } from '../../../lib/http/api.ts';
import { failureOf } from '../../../lib/http/failure.ts';
import { isGone, wasChangedMeanwhile } from '../../../lib/http/refusals.ts';
import type { KeptDraft } from './kept-draft.ts';

/** What became of what was typed last. */
export type SyncState =
  /** `at` in ms UTC; null before the first save of this page. */
  | { kind: 'saved'; at: number | null }
  | { kind: 'waiting' }
  | { kind: 'saving' }
  | { kind: 'failed'; error: Error }
  /** Nothing can be saved any more: somebody else has sent or deleted the draft. */
  | { kind: 'closed'; reason: 'sent' | 'gone' };

/** What two people have made of one draft. */
export type MergedDraft = { content: QuoteContent; conflicts: readonly string[] };

/** A field that somebody else has changed differently at the same time, and the whole content in which it stands so. */
export type Clash = { field: string; theirs: QuoteContent };

/** A draft as the editor shows it. */
export type DraftView = {
  /** As it is stored, as far as known. */
  base: QuoteDetail;
  /** As it is written here. */
  content: QuoteContent;
  sync: SyncState;
  /** Where both have changed the same, one entry for each field; null where nobody else has changed anything. */
  merged: readonly Clash[] | null;
  /** What was stored when what an earlier page could not save was laid over it; null where nothing was. */
  restoredOver: QuoteContent | null;
};

type Versions = { base: QuoteContent; mine: QuoteContent; theirs: QuoteContent };

/** What the synchronisation needs from outside. */
export type SyncPorts = {
  save: (saving: { version: number; content: QuoteContent; keepalive: boolean }) => Promise<QuoteDetail>;
  load: () => Promise<QuoteDetail | 'gone' | null>;
  merge: (versions: Versions) => MergedDraft;
  /** Keeps what is not saved yet in the browser; null forgets it. */
  keep: (kept: KeptDraft | null) => void;
  onStored: (stored: QuoteDetail) => void;
  /** Calls back after some ms; returns what ends that. */
  setTimer: (callback: () => void, ms: number) => () => void;
  now: () => number;
};

/** So long after the last change (ms) it is saved. */
export const pauseMs = 800;

/** How often a save is repeated at once because somebody else was faster. */
const mostMerges = 5;

const noAttempts = { retries: 0, merges: 0 };

/**
 * Keeps a draft in the editor and on the server the same (H2): saves after a pause, one save at a time, tries again what can
 * pass, merges what somebody else has saved, and keeps what is not saved yet in the browser.
 */
export class DraftSync {
  readonly #ports: SyncPorts;
  readonly #listeners = new Set<() => void>();
  #view: DraftView;
  /** The content that is stored, in the form in which it was written here. */
  #clean: QuoteContent;
  #running: Promise<void> | null = null;
  #endTimer: (() => void) | null = null;
  #attempts = noAttempts;

  constructor({ detail, kept }: { detail: QuoteDetail; kept: KeptDraft | null }, ports: SyncPorts) {
    this.#ports = ports;
    this.#clean = detail.content;
    const sync = { kind: 'saved', at: null } as const;
    this.#view = { base: detail, content: detail.content, sync, merged: null, restoredOver: null };
    if (kept) this.#restore(kept);
  }

  readonly read = (): DraftView => this.#view;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Whether something that was written is not saved yet. */
  readonly isDirty = (): boolean => this.#view.content !== this.#clean;

  readonly change = (changes: Partial<QuoteContent>): void => {
    this.#set({ content: { ...this.#view.content, ...changes } });
    this.#keep();
    this.#attempts = noAttempts;
    this.#wait(pauseMs);
  };

  /** Saves at once; answers whether everything is saved then. */
  readonly flush = async (keepalive = false): Promise<boolean> => {
    this.#attempts = noAttempts;
    await this.#save(keepalive);
    return !this.isDirty();
  };

  /** Notes what was read from the server, such as after somebody else has changed the draft. */
  readonly receive = (stored: QuoteDetail): void => {
    if (this.#running || this.#isClosed() || stored.version <= this.#view.base.version) return;
    if (stored.status !== 'draft') return this.#close('sent');
    this.#take(stored);
    if (this.isDirty()) this.#wait(pauseMs);
  };

  readonly dismissMerge = (): void => this.#set({ merged: null });

  /** Writes one field as somebody else has it. */
  readonly takeTheirs = (clash: Clash): void => {
    this.change(takeOver(this.#view.content, clash.theirs, clash.field));
    this.#set({ merged: (this.#view.merged ?? []).filter((each) => each !== clash) });
  };

  /** Lets what was restored stay, or goes back to what was stored before it. */
  readonly endRestoring = (end: 'keep' | 'discard'): void => {
    const { restoredOver } = this.#view;
    if (end === 'discard' && restoredOver) this.change(restoredOver);
    this.#set({ restoredOver: null });
  };

  #set(part: Partial<DraftView>): void {
    this.#view = { ...this.#view, ...part };
    for (const listener of this.#listeners) listener();
  }

  #isClosed(): boolean {
    return this.#view.sync.kind === 'closed';
  }

  #close(reason: 'sent' | 'gone'): void {
    this.#endTimer?.();
    this.#set({ sync: { kind: 'closed', reason } });
  }

  #keep(): void {
    const { base, content } = this.#view;
    this.#ports.keep(this.isDirty() ? { version: base.version, base: base.content, content } : null);
  }

  /** Saves after some ms. */
  #wait(ms: number): void {
    if (this.#isClosed()) return;
    this.#endTimer?.();
    this.#endTimer = this.#ports.setTimer(() => void this.#save(), ms);
    this.#set({ sync: { kind: 'waiting' } });
  }

  /** Goes on with what an earlier page could not save. */
  #restore({ version, base, content }: KeptDraft): void {
    const theirs = this.#view.base;
    const merged =
      version === theirs.version
        ? { content, conflicts: null }
        : this.#ports.merge({ base, mine: content, theirs: theirs.content });
    // It was saved while its page was closed.
    if (canonicalJson(merged.content) === canonicalJson(theirs.content)) return this.#ports.keep(null);
    const clashes = merged.conflicts?.map((field) => ({ field, theirs: theirs.content })) ?? null;
    this.#view = { ...this.#view, content: merged.content, merged: clashes, restoredOver: theirs.content };
    this.#wait(0);
  }

  /** Lays what is written here over what somebody else has stored. */
  #take(stored: QuoteDetail): void {
    const { base, content } = this.#view;
    const versions = { base: base.content, mine: content, theirs: stored.content };
    const merged = this.isDirty() ? this.#ports.merge(versions) : { content: stored.content, conflicts: [] };
    this.#clean = stored.content;
    const known = (this.#view.merged ?? []).filter(({ field }) => !merged.conflicts.includes(field));
    const clashes = merged.conflicts.map((field) => ({ field, theirs: stored.content }));
    this.#set({ base: stored, content: merged.content, merged: [...known, ...clashes] });
    this.#keep();
  }

  async #save(keepalive = false): Promise<void> {
    this.#endTimer?.();
    this.#endTimer = null;
    // One save at a time: the next one names the version that this one makes.
    while (this.#running) await this.#running;
    if (!this.isDirty() || this.#isClosed()) return;
    this.#running = this.#attempt(keepalive);
    await this.#running;
    this.#running = null;
  }

  async #attempt(keepalive: boolean): Promise<void> {
    const { base, content } = this.#view;
    this.#set({ sync: { kind: 'saving' } });
    try {
      const stored = await this.#ports.save({ version: base.version, content, keepalive });
      this.#attempts = noAttempts;
      this.#clean = content;
      this.#set({
        base: stored,
        sync: this.isDirty() ? { kind: 'waiting' } : { kind: 'saved', at: this.#ports.now() },
      });
      this.#keep();
      this.#ports.onStored(stored);
    } catch (cause) {
      await this.#settle(cause instanceof Error ? cause : new Error(String(cause)));
    }
  }

  async #settle(error: Error): Promise<void> {
    const { retries, merges } = this.#attempts;
    if (isGone(error)) return this.#close('gone');
    if (error instanceof ApiError && error.body?.code === 'quote-is-frozen') return this.#close('sent');
    if (wasChangedMeanwhile(error) && merges < mostMerges) return this.#mergeNewest(error);
    if (!mayRetryMutation(failureOf(error), retries)) return this.#set({ sync: { kind: 'failed', error } });
    this.#attempts = { retries: retries + 1, merges };
    this.#wait(retryDelayMs(retries));
  }

  async #mergeNewest(error: Error): Promise<void> {
    const { retries, merges } = this.#attempts;
    this.#attempts = { retries, merges: merges + 1 };
    const stored = await this.#ports.load();
    if (stored === 'gone') return this.#close('gone');
    if (stored === null) return this.#set({ sync: { kind: 'failed', error } });
    if (stored.status !== 'draft') return this.#close('sent');
    this.#take(stored);
    this.#wait(0);
  }
}
