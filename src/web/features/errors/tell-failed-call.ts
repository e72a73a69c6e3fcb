import { toastOf } from '#domain/errors/failure.ts';
import type { Language } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import type { GetText } from '#locales/text-key.ts';
import type { FailedCall } from '../../lib/http/query-client.ts';
import { showToast } from '../../ui/toast-store.ts';
import { describeError } from './describe-error.ts';
import { isFirstTelling } from './first-telling.ts';
import { logError } from './log-error.ts';
import { reportError } from './report-error.ts';
import { toastFor } from './toast-for.ts';

export type Telling = { t: GetText; language: Language };

/**
 * Tells once of a query or mutation that has failed for good: on the console, to the agency if it is grave, and by a
 * toast unless its screen says so itself (spec §8). The texts of the area `errors` must be at hand.
 */
export function tellFailedCall({ error, isHandled, retry }: FailedCall, { t, language }: Telling): void {
  if (!isFirstTelling(error)) return;
  const described = describeError(error);
  logError(described);
  const kind = toastOf(described);
  if (kind && !isHandled) {
    const goHome = () => location.assign(pathOf('home', language));
    showToast(toastFor(kind, described, { t, retry, reload: () => location.reload(), goHome }));
  }
  void reportError(described);
}
