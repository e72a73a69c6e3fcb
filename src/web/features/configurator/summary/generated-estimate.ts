import { useMemo, useSyncExternalStore } from 'react';
import { type OwnEstimate, ownEstimateSchema } from '#contract/estimates.ts';
import type { Answers } from '#domain/configurator/answers.ts';
import { trimAnswers } from '#domain/configurator/trim-answers.ts';
import type { Language } from '#domain/languages.ts';
import { generatedEstimateKey } from '#web/features/drafts/storage-keys.ts';
import { storedText } from '../../../lib/storage/stored-text.ts';

/** A generated estimate, what it was generated from, and the key that gives the plan made of it once more (H4). */
export type GeneratedEstimate = { content: string; stored: OwnEstimate; planKey?: string | undefined };

const generated = storedText(generatedEstimateKey);

/** The content of a generated estimate: every answer but the contact, which it does not have. */
export function contentOfEstimate(answers: Answers, language: Language): string {
  const { contact: _, ...said } = trimAnswers(answers);
  return JSON.stringify([language, said]);
}

/** Stores a generated estimate with the draft: it survives editing, a reload and another day (C8). */
export function storeGeneratedEstimate(estimate: GeneratedEstimate): void {
  generated.write(JSON.stringify(estimate));
}

/** Deletes an estimate that the server does not have any more. */
export function forgetGeneratedEstimate(): void {
  generated.write(null);
}

/** The estimate that was generated last in this browser, whatever the answers are now. */
export function useGeneratedEstimate(): GeneratedEstimate | null {
  const text = useSyncExternalStore(generated.subscribe, generated.read, () => null);
  return useMemo(() => parseGenerated(text), [text]);
}

function parseGenerated(text: string | null): GeneratedEstimate | null {
  try {
    const { content, stored, planKey } = JSON.parse(text ?? '') as GeneratedEstimate;
    // An expired one must be generated again, with the present price book (D5).
    return stored.validUntil > Date.now() ? { content, stored: ownEstimateSchema.parse(stored), planKey } : null;
  } catch {
    return null;
  }
}
