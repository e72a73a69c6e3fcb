import type { Language } from '#domain/languages.ts';
import { startSubmissions } from '../features/submissions/start-submissions.ts';
import { type I18n, createLoadingI18n } from '../lib/texts/i18n.ts';
import { loadLanguageFile } from '../lib/texts/language-file.ts';

let texts: Promise<I18n> | null = null;

/** Sends what is queued and tells what became of it. Safe to call again. Rejects when the texts do not load. */
export async function sendQueued(language: Language): Promise<void> {
  texts ??= createLoadingI18n({ language, areas: ['common'], readTexts: loadLanguageFile });
  try {
    await startSubmissions(await texts, language);
  } catch (error) {
    texts = null;
    throw error;
  }
}
