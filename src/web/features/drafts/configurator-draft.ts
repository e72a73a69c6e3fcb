import type { Draft as DraftToKeep } from '#contract/drafts.ts';
import type { Answers } from '#domain/configurator/answers.ts';
import { type Currency, currencyOf } from '#domain/money.ts';
import { answersToFields, fieldsToAnswers } from '#domain/configurator/form-fields.ts';
import type { Language } from '#domain/languages.ts';
import type { FormFields } from '#domain/pages/posted-fields.ts';
import { forgetCollection } from '#web/features/attachments/collection.ts';
import { browserStorage } from '../../lib/storage/browser-storage.ts';
import { draftLinkKey, generatedEstimateKey, syncedDraftKey } from './storage-keys.ts';
import { draftKey } from './draft-key.ts';

/** Answers stored in this browser, and when they were last saved (ms). */
export type Draft = { answers: Answers; savedAt: number };

/** Steps of the present draft that have been counted (G8). */
export const countedSteps = new Set<string>();

const listeners = new Set<() => void>();

/** Calls back after this page has changed the draft. Returns a function that ends that. */
export function subscribeToDraft(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => void listeners.delete(onChange);
}

/** Stores answers in this browser (C7). Returns when that was done, or null where storage is refused or full. */
export function saveDraft(answers: Answers, savedAt: number): number | null {
  const fields = answersToFields(answers);
  const text = JSON.stringify({ savedAt, currency: pageCurrency(), fields, counted: [...countedSteps] });
  const isStored = browserStorage.write(draftKey, text);
  notify();
  return isStored ? savedAt : null;
}

/** Reads the stored answers without what is no longer valid. Null when there are none. */
export function readDraft(): Draft | null {
  try {
    const stored = browserStorage.readJson(draftKey) as {
      savedAt: number;
      currency?: string;
      fields: [string, string][];
      counted?: string[];
    } | null;
    if (!stored || !Number.isFinite(stored.savedAt)) return null;
    for (const step of stored.counted ?? []) countedSteps.add(step);
    // Drafts of earlier releases do not say their currency.
    const { savedAt, currency = pageCurrency() } = stored;
    return { savedAt, answers: inPageCurrency(answersOf(stored.fields), currency) };
  } catch {
    return null;
  }
}

/** Parses stored answers without what is no longer valid. Throws when they are no pairs. */
export function answersOf(pairs: readonly (readonly [name: string, value: string])[]): Answers {
  const fields: Record<string, string[]> = {};
  for (const [name, value] of pairs) (fields[name] ??= []).push(value);
  return fieldsToAnswers(fields satisfies FormFields);
}

/** The currency in which this page asks for an own budget. */
export const pageCurrency = (): Currency => currencyOf[document.documentElement.lang as Language];

/** Answers for this page: an own budget in another currency is asked for anew, as its digits would mean another sum (B5). */
export const inPageCurrency = (answers: Answers, from: string | null | undefined): Answers =>
  from === pageCurrency() ? answers : { ...answers, customBudget: '' };

/** What the server has kept of a draft, for this page. */
export const forThisPage = (draft: DraftToKeep): DraftToKeep => ({
  ...draft,
  answers: inPageCurrency(draft.answers, draft.currency),
  currency: pageCurrency(),
});

/** Deletes the stored answers and what belongs to them: files, mailed link, estimate, last sync with the account. */
export function clearDraft(): void {
  countedSteps.clear();
  forgetCollection();
  for (const key of [draftKey, draftLinkKey, generatedEstimateKey, syncedDraftKey]) browserStorage.write(key, null);
  notify();
}

/** Whether two sets of answers are stored as the same. */
export function areSameAnswers(a: Answers, b: Answers): boolean {
  return JSON.stringify(answersToFields(a)) === JSON.stringify(answersToFields(b));
}

function notify(): void {
  for (const listener of listeners) listener();
}
