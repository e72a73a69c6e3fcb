import type { ReactNode } from 'react';
import { ApiError } from '../lib/http/api.ts';
import { useFailureTexts } from '../lib/http/use-failure-texts.ts';
import { Notice } from './notice.tsx';

type Props = { error: unknown; title: string; action?: ReactNode };

/**
 * Why a call failed, next to its button; with the error id to quote if the server failed (J4), but not for a rejection,
 * which explains itself.
 */
export function CallFailure({ error, title, action }: Props) {
  const { text, reference } = useFailureTexts(error);
  const isQuotable = error instanceof ApiError && error.body?.severity === 'critical';
  return (
    <Notice tone="danger" role="alert" title={title} actions={action}>
      {text}
      {isQuotable ? <p className="figures mt-1 text-sm text-muted">{reference}</p> : null}
    </Notice>
  );
}
