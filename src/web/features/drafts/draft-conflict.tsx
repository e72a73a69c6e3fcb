import { Suspense, useState } from 'react';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { DraftConflictProps } from './draft-conflict-dialog.tsx';
import { focusStep } from './focus-step.ts';

const LazyConflictDialog = lazyDialog(async () => (await import('./draft-conflict-dialog.tsx')).DraftConflictDialog);

/** Two drafts that differ: asks which to continue with (C7). Closed without a choice it is a notice, and both drafts stay. */
export function DraftConflict({ onChoose, ...drafts }: DraftConflictProps) {
  const t = useTexts();
  const [isAsking, setAsking] = useState(true);
  if (isAsking) {
    return (
      <Suspense fallback={null}>
        <LazyConflictDialog
          {...drafts}
          onChoose={(choice) => {
            onChoose(choice);
            focusStep();
          }}
          onClose={() => setAsking(false)}
        />
      </Suspense>
    );
  }
  return (
    <Notice
      tone="warning"
      role="status"
      title={t('drafts:question.waiting')}
      actions={
        <Button size="sm" onClick={() => setAsking(true)}>
          {t('drafts:question.choose')}
        </Button>
      }
    >
      {t('drafts:question.waitingText')}
    </Notice>
  );
}
