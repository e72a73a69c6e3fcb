import { type QuoteContent } from '#domain/quotes/content/quote-content.ts';
import { quoteContentSchema } from '#domain/quotes/content/quote-content-schema.ts';
import { readDeviceDraft, saveDeviceDraft } from '../../../lib/forms/device-drafts.ts';

/** What was written and not saved yet, and over which version. */
export type KeptDraft = { version: number; base: QuoteContent; content: QuoteContent };

const nameOf = (id: string) => `quote-${id}`;

/** What this device has kept of a draft; null where there is nothing, or nothing of use. */
export function readKeptDraft(id: string): KeptDraft | null {
  const { version, base, content } = (readDeviceDraft(nameOf(id)) ?? {}) as Record<string, unknown>;
  const [before, now] = [quoteContentSchema.safeParse(base), quoteContentSchema.safeParse(content)];
  if (typeof version !== 'number' || !before.success || !now.success) return null;
  return { version, base: before.data, content: now.data };
}

/** Keeps what was written on this device until it is saved; null forgets it. */
export function keepDraft(id: string, kept: KeptDraft | null): void {
  saveDeviceDraft(nameOf(id), kept);
}
