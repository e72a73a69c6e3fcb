import type { ReactNode } from 'react';
import { ApiError } from '../../lib/api.ts';
import { useFailureMessage } from '../../lib/use-failure-message.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Notice } from '../../ui/notice.tsx';

type Props = {
  error: unknown;
  /** Says which action failed. */
  title: string;
  actions?: ReactNode;
};

/** Why something about an account failed, in the server's words where it has some. */
export function FailureNotice({ error, title, actions }: Props) {
  const t = useTexts();
  const text = useFailureMessage(error);
  const reference = error instanceof ApiError && error.body?.severity === 'critical' ? error.body.errorId : null;
  return (
    <Notice tone="danger" role="alert" title={title} actions={actions}>
      {text}
      {reference ? <p className="figures mt-1 text-sm text-muted">{t('common:errorId', { id: reference })}</p> : null}
    </Notice>
  );
}
