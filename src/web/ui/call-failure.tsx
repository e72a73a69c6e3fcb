import type { ReactNode } from 'react';
import { useFailureTexts } from '../lib/use-failure-texts.ts';
import { Notice } from './notice.tsx';

type Props = { error: Error; title: string; action?: ReactNode };

/** Why something was not done, where it was asked for (J4). */
export function CallFailure({ error, title, action }: Props) {
  const { text, reference } = useFailureTexts(error);
  return (
    <Notice tone="danger" role="alert" title={title} actions={action}>
      {text}
      {reference ? <p className="figures mt-1 text-sm text-muted">{reference}</p> : null}
    </Notice>
  );
}
