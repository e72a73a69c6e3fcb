import { ApiError, NetworkError } from '../../lib/http/api.ts';
import { useFailureMessage } from '../../lib/http/use-failure-message.ts';
import { focusOnce } from '../../lib/focus-once.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Notice } from '../../ui/notice.tsx';

type Props = {
  error: unknown;
  /** Says which action failed. */
  title: string;
  /** Says why in place of the server's words. */
  text?: string | null;
  /** Takes the focus when it appears, unless a field has it. */
  takesFocus?: boolean;
};

/** Why something about an account failed. Give each attempt its own key. */
export function FormFailure({ error, title, text = null, takesFocus = true }: Props) {
  const t = useTexts();
  const ownText = useFailureMessage(error);
  const isOffline = error instanceof NetworkError;
  const hasReference = error instanceof ApiError && error.body?.severity === 'critical';
  return (
    <div ref={takesFocus ? focusOnce : null} tabIndex={-1}>
      <Notice tone="danger" role="alert" title={isOffline ? t('errors:network.title') : title}>
        {text ?? ownText}
        {hasReference ? (
          <p className="figures mt-1 text-sm text-muted">{t('common:errorId', { id: error.body?.errorId })}</p>
        ) : null}
      </Notice>
    </div>
  );
}
