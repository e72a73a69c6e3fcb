import { ApiError } from '../../../lib/http/api.ts';
import { useFailureMessage } from '../../../lib/http/use-failure-message.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { Notice } from '../../../ui/notice.tsx';

type Props = {
  error: unknown;
  title?: string;
  /** What the server says of a form that was sent without scripts. */
  text?: string | null | undefined;
};

/** Why an answer was not sent, with the error's id to quote where the server failed (J4). */
export function AnswerFailure({ error, title, text }: Props) {
  const t = useTexts();
  const message = useFailureMessage(error);
  if (!error && !text) return null;
  const body = error instanceof ApiError ? error.body : null;
  return (
    <Notice tone="danger" role="alert" title={title ?? t('quoteSigning:failure')}>
      {text ?? message}
      {body?.severity === 'critical' ? (
        <p className="mt-1 text-sm text-muted">{t('common:errorId', { id: body.errorId })}</p>
      ) : null}
    </Notice>
  );
}
