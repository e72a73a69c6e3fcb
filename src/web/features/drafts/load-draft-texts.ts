import { type I18n, loadAreas } from '../../lib/texts/i18n.ts';
import { addLanguageFiles } from '../../lib/texts/language-file.ts';

const files = import.meta.glob<Record<string, unknown>>('../../../locales/*/drafts.ts');

/** Loads the texts for drafts of several devices. Rejects when they do not load. */
export async function loadDraftTexts(i18n: I18n): Promise<void> {
  addLanguageFiles({ files });
  await loadAreas(i18n, ['drafts']);
}
