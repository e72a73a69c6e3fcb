import { type Language, localeOf } from '#domain/languages.ts';
import { ApiError, NetworkError } from '../../lib/api.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Notice } from '../../ui/notice.tsx';

type Props = {
  error: unknown;
  /** Says which action failed. */
  title: string;
};

/** Why signing in or setting up failed. Takes the focus when it appears; give each attempt its own key. */
export function FormFailure({ error, title }: Props) {
  const t = useTexts();
  const text = useFailureText(error);
  const isOffline = error instanceof NetworkError;
  const hasReference = error instanceof ApiError && error.body?.severity === 'critical';
  return (
    <div ref={focusOnce} tabIndex={-1}>
      <Notice tone="danger" role="alert" title={isOffline ? t('errors:network.title') : title}>
        {text}
        {hasReference ? (
          <p className="figures mt-1 text-sm text-muted">{t('errors:errorId', { id: error.body?.errorId })}</p>
        ) : null}
      </Notice>
    </div>
  );
}

/** The same function at each render, so that React calls it once for an element. */
function focusOnce(element: HTMLElement | null): void {
  element?.focus();
}

function useFailureText(error: unknown): string {
  const t = useTexts();
  const { language } = usePage();
  if (error instanceof NetworkError) return t('errors:network.text');
  if (!(error instanceof ApiError) || !error.body) return t('errors:generic.text');
  if (error.body.code === 'too-many-requests' && error.retryAfter) {
    return t('accounts:login.throttled', { when: waitText(error.retryAfter, language) });
  }
  return error.body.message;
}

/** Waiting time in words such as "in 12 minutes", never shorter than it is. */
function waitText(seconds: number, language: Language): string {
  const format = new Intl.RelativeTimeFormat(localeOf[language]);
  return seconds < 60 ? format.format(seconds, 'second') : format.format(Math.ceil(seconds / 60), 'minute');
}
