import type { Answers } from '#domain/configurator/answers.ts';
import { answersToFields, fieldsToAnswers } from '#domain/configurator/form-fields.ts';
import type { FormFields } from '#domain/posted-fields.ts';
import { draftKey } from '../../lib/storage-keys.ts';

/** Answers kept in this browser, and when they were last saved (ms). */
export type Draft = { answers: Answers; savedAt: number };

/** Steps of the present draft that have been counted (G8). */
export const countedSteps = new Set<string>();

/** Saves answers in this browser (C7). Answers when it was done, or null where storage is refused or full. */
export function saveDraft(answers: Answers, savedAt: number): number | null {
  try {
    localStorage.setItem(
      draftKey,
      JSON.stringify({ savedAt, fields: answersToFields(answers), counted: [...countedSteps] }),
    );
    return savedAt;
  } catch {
    return null;
  }
}

/** Reads the kept answers; whatever does not fit any more is left out. Null when there are none. */
export function readDraft(): Draft | null {
  try {
    const stored = JSON.parse(localStorage.getItem(draftKey) ?? 'null') as {
      savedAt: number;
      fields: [string, string][];
      counted?: string[];
    } | null;
    if (!stored || !Number.isFinite(stored.savedAt)) return null;
    for (const step of stored.counted ?? []) countedSteps.add(step);
    const fields: Record<string, string[]> = {};
    for (const [name, value] of stored.fields) (fields[name] ??= []).push(value);
    return { savedAt: stored.savedAt, answers: fieldsToAnswers(fields satisfies FormFields) };
  } catch {
    return null;
  }
}

/** Forgets the kept answers. */
export function clearDraft(): void {
  countedSteps.clear();
  try {
    localStorage.removeItem(draftKey);
  } catch {
    // Nothing can be kept where storage is refused, so there is nothing to forget.
  }
}
