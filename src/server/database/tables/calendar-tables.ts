import type { Language } from '#domain/languages.ts';

/** The feed of the calendar that a person of the agency subscribes to; one for each. */
export interface CalendarFeedTable {
  user_id: string;
  /** SHA-256 of the secret in its address; unique. */
  token_hash: string;
  language: Language;
  created_at: number;
  /** When it was last fetched. */
  read_at: number | null;
}
