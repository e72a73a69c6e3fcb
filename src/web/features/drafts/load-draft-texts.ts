import type { i18n as I18n } from 'i18next';
import { loadAreas } from '../../lib/i18n.ts';
import { addLanguageFiles } from '../../lib/language-file.ts';

const files = import.meta.glob<Record<string, unknown>>('../../../locales/*/drafts.ts');

/** Fetches what is said of drafts that go from one device to another. Rejects when it does not come. */
export async function loadDraftTexts(i18n: I18n): Promise<void> {
  addLanguageFiles({ files });
  await loadAreas(i18n, ['drafts']);
}
