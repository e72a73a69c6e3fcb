import { toastOf } from '#domain/errors/failure.ts';
import type { Language } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import type { GetText } from '#locales/text-key.ts';
import type { FailedCall } from '../../lib/http/query-client.ts';
import { showToast } from '../../ui/toast-store.ts';
import { describeError } from './describe-error.ts';
import { isFirstReport } from './first-report.ts';
import { logError } from './log-error.ts';
import { reportError } from './report-error.ts';
import { toastFor } from './toast-for.ts';

export type MessageContext = { t: GetText; language: Language };

/**
 * Reports once that a query or mutation has failed after all retries: on the console, to the server if it is critical
 * or high, and by a toast unless its screen shows the error itself (spec §8). The texts of the area `errors` must be
 * loaded.
 */
export function reportFailedCall({ error, isHandled, retry }: FailedCall, { t, language }: MessageContext): void {
  if (!isFirstReport(error)) return;
  const described = describeError(error);
  logError(described);
  const kind = toastOf(described);
  if (kind && !isHandled) {
    const goHome = () => location.assign(pathOf('home', language));
    showToast(toastFor(kind, described, { t, retry, reload: () => location.reload(), goHome }));
  }
  void reportError(described);
}
