import { useMemo, useSyncExternalStore } from 'react';
import { type StoredEstimate, storedEstimateSchema } from '#contract/estimates.ts';
import type { Answers } from '#domain/configurator/answers.ts';
import { trimAnswers } from '#domain/configurator/trim-answers.ts';
import type { Language } from '#domain/languages.ts';
import { generatedQuoteKey } from '../../../lib/draft-storage-keys.ts';
import { watchedText } from '../../../lib/watched-text.ts';

/** A generated quote, what it was generated from, and the key that gives the plan made of it once more (H4). */
export type GeneratedQuote = { content: string; stored: StoredEstimate; planKey?: string | undefined };

const kept = watchedText(generatedQuoteKey);

/** What a generated quote says in other words once it changes: every answer but the contact, which it does not hold. */
export function contentOfQuote(answers: Answers, language: Language): string {
  const { contact: _, ...said } = trimAnswers(answers);
  return JSON.stringify([language, said]);
}

/** Keeps a generated quote with the draft, so that editing, a reload or another day does not lose it (C8). */
export function keepGeneratedQuote(quote: GeneratedQuote): void {
  kept.write(JSON.stringify(quote));
}

/** Forgets a quote that the server does not have any more. */
export function forgetGeneratedQuote(): void {
  kept.write(null);
}

/** The quote that was generated last in this browser, whatever the answers are now. */
export function useGeneratedQuote(): GeneratedQuote | null {
  const text = useSyncExternalStore(kept.watch, kept.read, () => null);
  return useMemo(() => parseQuote(text), [text]);
}

function parseQuote(text: string | null): GeneratedQuote | null {
  try {
    const { content, stored, planKey } = JSON.parse(text ?? '') as GeneratedQuote;
    // What is no longer valid is generated anew, by the price book of the day (D5).
    return stored.validUntil > Date.now() ? { content, stored: storedEstimateSchema.parse(stored), planKey } : null;
  } catch {
    return null;
  }
}
