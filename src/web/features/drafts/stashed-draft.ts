import type { Answers } from '#domain/configurator/answers.ts';
import { isEmptyDraft } from '#domain/configurator/compare-drafts.ts';
import { answersToFields } from '#domain/configurator/form-fields.ts';
import { readCollection } from '#web/features/attachments/collection.ts';
import { stashedDraftKey } from './storage-keys.ts';
import { storedText } from '../../lib/storage/stored-text.ts';
import { answersOf, inPageCurrency, pageCurrency, readDraft } from './configurator-draft.ts';
import { type StoredLink, parseLink, readStoredLink } from './link/stored-link.ts';

/** A draft with all its parts: answers, the secret of its files, its mailed link, and when it was saved (ms). */
export type FullDraft = { answers: Answers; attachments: string | null; link: StoredLink | null; savedAt: number };

const stash = storedText(stashedDraftKey);

/** The present draft of this browser with all its parts; null when there is none, or it is empty. */
export function readFullDraft(): FullDraft | null {
  const draft = readDraft();
  if (!draft) return null;
  const full = { ...draft, attachments: readCollection(), link: readStoredLink() };
  return isEmptyDraft(full) ? null : full;
}

/** Stashes the draft that was not chosen, in place of an earlier one; null deletes it (C7). */
export function stashDraft(draft: FullDraft | null): void {
  if (!draft) return stash.write(null);
  const { answers, ...rest } = draft;
  stash.write(JSON.stringify({ ...rest, currency: pageCurrency(), fields: answersToFields(answers) }));
}

/** The stored text of the stashed draft; null when there is none. */
export const readStashText = stash.read;

/** Parses that text; null when it is no draft. */
export function parseStash(text: string | null): FullDraft | null {
  try {
    const stored = JSON.parse(text ?? 'null') as {
      currency?: string;
      fields: [string, string][];
      savedAt: number;
      attachments: unknown;
      link: unknown;
    } | null;
    if (!stored || !Number.isFinite(stored.savedAt)) return null;
    return {
      // As of the draft itself, stashes of earlier releases do not say their currency.
      answers: inPageCurrency(answersOf(stored.fields), stored.currency ?? pageCurrency()),
      savedAt: stored.savedAt,
      attachments: typeof stored.attachments === 'string' ? stored.attachments : null,
      link: parseLink(stored.link),
    };
  } catch {
    return null;
  }
}

/** Calls back when another draft is stashed. Returns a function that ends that. */
export const subscribeToStash = stash.subscribe;
