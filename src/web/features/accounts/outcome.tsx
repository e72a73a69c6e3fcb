import type { ReactNode } from 'react';
import { focusOnce } from '../../lib/focus-once.ts';
import { Notice } from '../../ui/notice.tsx';

type Props = { title: string; text: string; actions: ReactNode };

/** In place of a form that has done its work: what was done, and the way on. Takes the focus. */
export function Outcome({ title, text, actions }: Props) {
  return (
    <div ref={focusOnce} tabIndex={-1} className="grid gap-6">
      <Notice tone="success" role="status" title={title}>
        {text}
      </Notice>
      <div className="flex flex-wrap gap-3">{actions}</div>
    </div>
  );
}
