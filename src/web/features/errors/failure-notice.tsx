import { ApiError, NetworkError } from '../../lib/http/api.ts';
import { useFailureMessage } from '../../lib/http/use-failure-message.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Notice } from '../../ui/notice.tsx';

type Props = { error: Error | null; text: string };

/** Why a call failed, in the server's words where it gave some, with the id of the error (J4). */
export function FailureNotice({ error, text }: Props) {
  const t = useTexts();
  const message = useFailureMessage(error);
  if (!error) return null;
  const isOffline = error instanceof NetworkError;
  const body = error instanceof ApiError ? error.body : null;
  return (
    <Notice tone="danger" role="alert" title={isOffline ? t('errors:network.title') : text}>
      {message}
      {body ? <p className="mt-1 text-sm text-muted">{t('common:errorId', { id: body.errorId })}</p> : null}
    </Notice>
  );
}
