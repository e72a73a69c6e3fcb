import { useSyncExternalStore } from 'react';
import { type StoredEstimate, storedEstimateSchema } from '#contract/estimates.ts';
import type { Answers } from '#domain/configurator/answers.ts';
import { trimAnswers } from '#domain/configurator/trim-answers.ts';
import type { Language } from '#domain/languages.ts';

const storageKey = 'configurator-generated-quote';

/** A generated quote, and what it was generated from. */
type GeneratedQuote = { content: string; stored: StoredEstimate };

/** The one at hand; undefined until it has been looked for. */
let current: GeneratedQuote | null | undefined;
const listeners = new Set<() => void>();

/** What a generated quote says in other words once it changes: every answer but the contact, which it does not hold. */
export function contentOfQuote(answers: Answers, language: Language): string {
  const { contact: _, ...said } = trimAnswers(answers);
  return JSON.stringify([language, said]);
}

/** Keeps a generated quote while this tab lasts, so that editing or a reload does not lose it (C8). */
export function keepGeneratedQuote(quote: GeneratedQuote): void {
  put(quote);
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(quote));
  } catch {
    // Where storage is refused the quote lives as long as the page.
  }
}

/** A sent or a new request begins without a quote. */
export function forgetGeneratedQuote(): void {
  put(null);
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing can be kept where storage is refused, so there is nothing to forget.
  }
}

/** The quote that was generated last in this tab, whatever the answers are now. */
export function useGeneratedQuote(): GeneratedQuote | null {
  return useSyncExternalStore(subscribe, read, () => null);
}

function put(quote: GeneratedQuote | null): void {
  current = quote;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(): GeneratedQuote | null {
  // Null is known: there is none.
  if (current === undefined) current = readKept();
  return current;
}

function readKept(): GeneratedQuote | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as {
      content: string;
      stored: unknown;
    } | null;
    return kept && { content: kept.content, stored: storedEstimateSchema.parse(kept.stored) };
  } catch {
    return null;
  }
}
