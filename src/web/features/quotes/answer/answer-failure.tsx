import type { ErrorBody } from '#contract/error-body.ts';
import { ApiError } from '../../../lib/http/api.ts';
import { useFailureMessage } from '../../../lib/http/use-failure-message.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
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
  const body = error instanceof ApiError ? error.body : null;
  if (!text && (!error || isSaidAtFields(body))) return null;
  return (
    <Notice tone="danger" role="alert" title={title ?? t('quoteSigning:failure')}>
      {text ?? message}
      {body?.severity === 'critical' ? (
        <p className="mt-1 text-sm text-muted">{t('common:errorId', { id: body.errorId })}</p>
      ) : null}
    </Notice>
  );
}

/** Fields say what was wrong, and stop saying it once they are edited; a choice has none. */
const isSaidAtFields = (body: ErrorBody | null) =>
  body?.code === 'invalid-input' && (body.details ?? []).every(({ field }) => !field.startsWith('choice'));
