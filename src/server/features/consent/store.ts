import type { Kysely } from 'kysely';
import type { ConsentCategory } from '#domain/consent/categories.ts';
import type { Language } from '#domain/languages.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { storedConsentCategories } from '#server/stored/consent-categories.ts';

/** A choice as recorded: what was chosen, about which day's text and in which language, but not by whom. */
export type RecordedConsent = {
  id: string;
  at: number;
  version: string;
  categories: readonly ConsentCategory[];
  language: Language;
};

/** Adds a choice to the records. */
export async function insertConsent(db: Kysely<DatabaseSchema>, made: RecordedConsent): Promise<void> {
  await db
    .insertInto('consents')
    .values({ ...made, categories: storedConsentCategories.write(made.categories) })
    .execute();
}
