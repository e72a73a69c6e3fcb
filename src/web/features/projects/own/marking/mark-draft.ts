import { useSyncExternalStore } from 'react';
import type { TypedMark } from '#contract/page.ts';
import { type Mark, markLimits } from '#domain/projects/handovers/mark.ts';
import { readDeviceDraft, saveDeviceDraft } from '../../../../lib/forms/device-drafts.ts';
import { newKey } from '../../../../lib/http/idempotency-key.ts';

/** What was marked and typed about a hand-over and not sent; stored on this device until it is sent or discarded. */
export type MarkDraft = { reason: string; marks: readonly DraftMark[] };

/** A hand-over by its milestone and its number. */
export type DraftOf = { milestone: string; handover: number };

/** A mark with a key by which its fields are told apart while others come and go. */
export type DraftMark = Mark & { key: string };

const known = new Map<string, MarkDraft | null>();
const listeners = new Set<() => void>();

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => void listeners.delete(onChange);
}

const nameOf = ({ milestone, handover }: DraftOf) => `marks ${milestone} ${handover}`;

/** Reads the draft of a hand-over; null without one. */
export function readMarkDraft(of: DraftOf): MarkDraft | null {
  const name = nameOf(of);
  const read = known.get(name);
  if (read !== undefined) return read;
  const draft = shapedDraft(readDeviceDraft(name));
  known.set(name, draft);
  return draft;
}

/** Stores the draft of a hand-over; null, or one that says nothing, deletes it. */
export function writeMarkDraft(of: DraftOf, draft: MarkDraft | null): void {
  const stored = draft && (draft.marks.length > 0 || draft.reason.trim() !== '') ? draft : null;
  known.set(nameOf(of), stored);
  saveDeviceDraft(nameOf(of), stored);
  for (const listener of listeners) listener();
}

/** The draft of a hand-over; null on the server and until the page is hydrated. */
export function useMarkDraft(of: DraftOf): MarkDraft | null {
  return useSyncExternalStore(
    subscribe,
    () => readMarkDraft(of),
    () => null,
  );
}

/** A stored draft may be damaged, or of another release. */
function shapedDraft(stored: unknown): MarkDraft | null {
  const { reason, marks } = (stored ?? {}) as Partial<Record<keyof MarkDraft, unknown>>;
  if (typeof reason !== 'string' || !Array.isArray(marks)) return null;
  return { reason, marks: marks.slice(0, markLimits.marks).flatMap(shapedMark) };
}

function shapedMark(stored: unknown): DraftMark[] {
  const { key, picture, x, y, place, comment } = (stored ?? {}) as Partial<Record<keyof DraftMark, unknown>>;
  if (typeof key !== 'string' || typeof place !== 'string' || typeof comment !== 'string') return [];
  return [{ key, picture: numberOf(picture), x: numberOf(x), y: numberOf(y), place, comment }];
}

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** A row of the plain form as a mark. */
export const draftOf = ({ picture, place, comment }: TypedMark): DraftMark => ({
  key: newKey(),
  picture: picture === 'page' || picture === '' ? null : Number(picture),
  x: null,
  y: null,
  place,
  comment,
});
