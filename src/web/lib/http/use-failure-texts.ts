import { ApiError } from './api.ts';
import { failureOf } from './failure.ts';
import { useFailureMessage } from './use-failure-message.ts';
import { useTexts } from '../texts/use-texts.ts';

/**
 * Why a call failed, by the localized titles of spec §8, in the server's words where it has some; the reference stands
 * in the server's log too. The screen needs the texts of the areas `errors` and `errorReports`.
 */
export function useFailureTexts(error: unknown): { title: string; text: string; reference: string | null } {
  const t = useTexts();
  const { category } = failureOf(error);
  const body = error instanceof ApiError ? error.body : null;
  return {
    title: t(`errorReports:titles.${category}`),
    text: useFailureMessage(error),
    reference: body && t('common:errorId', { id: body.errorId }),
  };
}
