import { type I18n, loadAreas } from '../../lib/texts/i18n.ts';
import { addLanguageFiles } from '../../lib/texts/language-file.ts';
import type * as UploaderModule from './uploader.tsx';

type UploaderCode = typeof UploaderModule;

let code: UploaderCode | null = null;
let loading: Promise<UploaderCode> | null = null;

/** The uploader, if it is loaded. */
export const readUploader = (): UploaderCode | null => code;

/** Loads the uploader, a lazy chunk, and its texts. Rejects when they do not load; the next call retries. */
export function loadUploader(i18n: I18n): Promise<UploaderCode> {
  loading ??= fetchUploader(i18n);
  return loading;
}

async function fetchUploader(i18n: I18n): Promise<UploaderCode> {
  try {
    const module = await import('./uploader.tsx');
    addLanguageFiles(module.texts);
    await loadAreas(i18n, ['attachments']);
    code = module;
    return module;
  } catch (error) {
    loading = null;
    throw error;
  }
}
