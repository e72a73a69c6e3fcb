import type { Language } from '#domain/languages.ts';

/** A value with its label; `href` makes it a link (absolute, http, mailto or tel). */
export type Fact = { label: string; value: string; href?: string };

/** A row of the estimate's table with its sums as text, apart and as one range. */
export type BillRow = { label: string; low: string; high: string; range: string };

/** One piece of a mail. Texts are plain, with line breaks only where a visitor may type them; the layouts escape. */
export type MailBlock =
  /** With `hasLinks`, web addresses in the text become links: only where a person of the agency has typed it. */
  | { kind: 'paragraph'; text: string; tone?: 'text' | 'quiet'; hasLinks?: boolean }
  | { kind: 'heading'; text: string }
  /** What should be seen first, such as number and price. */
  | { kind: 'highlights'; lines: readonly string[] }
  | { kind: 'facts'; facts: readonly Fact[] }
  | { kind: 'bill'; columns: Omit<BillRow, 'range'>; rows: readonly BillRow[]; total: BillRow }
  | { kind: 'link'; label: string; href: string; tone: 'button' | 'link' };

/** A link, where there is an address for it. */
export function linkIfAny(label: string, href: string | null, tone: 'button' | 'link'): MailBlock[] {
  return href === null ? [] : [{ kind: 'link', label, href, tone }];
}

/**
 * The content of a mail without its layout. The text part and the HTML part are made from it, so that both say the
 * same.
 */
export type MailDocument = {
  language: Language;
  title: string;
  blocks: readonly MailBlock[];
  footer: {
    brand: string;
    lines: readonly string[];
    /** Why the reader gets this mail; null where the reader knows. */
    reason: string | null;
    /** Where mails like this one are turned off, with a sentence before it; null for what is always sent. */
    preferences: { lead: string; label: string; href: string } | null;
  };
};
