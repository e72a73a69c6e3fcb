import type { Language } from '#domain/languages.ts';
import type { Fallback, Writer } from '#domain/writing/prd.ts';

/** Texts asked of the language model on a day; nothing tells by whom. */
export interface WritingUsageTable {
  day: string;
  calls: number;
}

/** A product requirements document as written; it never changes (H4). */
export interface PrdTable {
  id: string;
  idempotency_key: string;
  estimate_id: string;
  language: Language;
  writer: Writer;
  /** Why the template wrote although a model is configured. */
  fallback: Fallback | null;
  content: string;
  created_at: number;
}
