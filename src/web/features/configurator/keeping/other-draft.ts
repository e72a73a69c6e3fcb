import type { Answers } from '#domain/configurator/answers.ts';
import { isEmptyDraft } from '#domain/configurator/compare-drafts.ts';
import { answersToFields } from '#domain/configurator/form-fields.ts';
import { readCollection } from '../../../lib/attachment-collection.ts';
import { otherDraftKey } from '../../../lib/draft-storage-keys.ts';
import { answersOf, readDraft } from '../draft.ts';
import { type StoredLink, parseLink, readStoredLink } from './stored-link.ts';

/** A whole draft: answers, the secret of its files, its mailed link, and when it was saved (ms). */
export type WholeDraft = { answers: Answers; attachments: string | null; link: StoredLink | null; savedAt: number };

const watchers = new Set<() => void>();

/** The present draft of this browser with all that belongs to it; null when there is none, or it is empty. */
export function readOwnDraft(): WholeDraft | null {
  const draft = readDraft();
  if (!draft) return null;
  const whole = { ...draft, attachments: readCollection(), link: readStoredLink() };
  return isEmptyDraft(whole) ? null : whole;
}

/** Puts the draft aside that was not chosen, in place of one put aside before; null discards it (C7). */
export function putAside(draft: WholeDraft | null): void {
  try {
    if (draft) {
      const { answers, ...rest } = draft;
      localStorage.setItem(otherDraftKey, JSON.stringify({ ...rest, fields: answersToFields(answers) }));
    } else localStorage.removeItem(otherDraftKey);
  } catch {
    // Where storage is refused there is no second draft either.
  }
  for (const watcher of watchers) watcher();
}

/** The draft put aside as it is kept, the same text as long as it is the same; null when there is none. */
export function readAsideText(): string | null {
  try {
    return localStorage.getItem(otherDraftKey);
  } catch {
    return null;
  }
}

/** Reads that text; null when it is no draft. */
export function parseAside(text: string | null): WholeDraft | null {
  try {
    const stored = JSON.parse(text ?? 'null') as {
      fields: [string, string][];
      savedAt: number;
      attachments: unknown;
      link: unknown;
    } | null;
    if (!stored || !Number.isFinite(stored.savedAt)) return null;
    return {
      answers: answersOf(stored.fields),
      savedAt: stored.savedAt,
      attachments: typeof stored.attachments === 'string' ? stored.attachments : null,
      link: parseLink(stored.link),
    };
  } catch {
    return null;
  }
}

/** Calls back when another draft is put aside. Answers how to stop. */
export function watchAside(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => void watchers.delete(onChange);
}
