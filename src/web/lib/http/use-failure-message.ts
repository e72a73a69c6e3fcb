import { type Language, localeOf } from '#domain/languages.ts';
import type { GetText } from '#locales/text-key.ts';
import { ApiError, NetworkError } from './api.ts';
import { usePage } from '../page-context.ts';
import { useTexts } from '../texts/use-texts.ts';

/**
 * Why a call failed, in the server's words where it has some, and when to try again where it says that (RFC 9110
 * §10.2.3). The screen needs the texts of the area `errors`.
 */
export function useFailureMessage(error: unknown): string {
  const t = useTexts();
  const { language } = usePage();
  return failureMessage(error, { t, language });
}

/** The same beneath a sentence that says already to try again: empty where the server has nothing to add. */
export function useReason(error: unknown): string {
  const message = useFailureMessage(error);
  const isSpecific = error instanceof ApiError ? (error.body?.code ?? 'internal-error') !== 'internal-error' : false;
  return isSpecific || error instanceof NetworkError ? message : '';
}

/** The same outside a rendering, such as for a toast. */
export function failureMessage(error: unknown, { t, language }: { t: GetText; language: Language }): string {
  if (error instanceof NetworkError) return t('errors:network.text');
  if (!(error instanceof ApiError) || !error.body) return t('errors:generic.text');
  if (error.body.code === 'too-many-requests' && error.retryAfter) {
    return t('errors:throttled', { when: waitText(error.retryAfter, language) });
  }
  return error.body.message;
}

/** Waiting time in words such as "in 12 minutes", never shorter than it is. */
function waitText(seconds: number, language: Language): string {
  const format = new Intl.RelativeTimeFormat(localeOf[language]);
  return seconds < 60 ? format.format(seconds, 'second') : format.format(Math.ceil(seconds / 60), 'minute');
}
