import { ApiError } from '../../lib/http/api.ts';
import { useReason } from '../../lib/http/use-failure-message.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Notice } from '../../ui/notice.tsx';

type Props = { error: unknown };

/** Why a message was not sent, in the server's words where it has some, with the error's id to quote (J4). */
export function ContactFailure({ error }: Props) {
  const t = useTexts();
  const message = useReason(error);
  if (!error) return null;
  const body = error instanceof ApiError ? error.body : null;
  return (
    <Notice tone="danger" role="alert" title={t('contact:failure')} className="w-full">
      {message}
      {body ? <p className="mt-1 text-sm text-muted">{t('common:errorId', { id: body.errorId })}</p> : null}
    </Notice>
  );
}
