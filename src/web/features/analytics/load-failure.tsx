import { useEffect, useEffectEvent } from 'react';
import { useFailureTexts } from '../../lib/use-failure-texts.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { UndoIcon } from '../../ui/icons/arrows.tsx';
import { showToast } from '../../ui/toast-store.ts';

type Props = {
  error: Error;
  /** Says what could not be loaded. */
  title: string;
  isRetrying: boolean;
  onRetry: () => void;
};

/** In place of figures that could not be loaded: why, and the way to try again. */
export function LoadFailure({ error, title, isRetrying, onRetry }: Props) {
  const t = useTexts();
  const texts = useFailureTexts(error);
  return (
    <div role="alert">
      <ErrorState
        headingLevel={2}
        title={title}
        text={texts.text}
        {...(texts.reference !== null && { reference: texts.reference })}
        actions={
          <Button variant="primary" icon={<UndoIcon size={20} />} isLoading={isRetrying} onClick={onRetry}>
            {t('common:actions.retry')}
          </Button>
        }
      />
    </div>
  );
}

/** Tells by a toast that the dashboard could not be loaded (spec §8), once for each failure. */
export function useDashboardToast(error: Error | null): void {
  const t = useTexts();
  const tell = useEffectEvent(() =>
    showToast({
      title: t('analytics:overview.failed.toast'),
      description: t('analytics:overview.failed.text'),
      tone: 'destructive',
    }),
  );
  useEffect(() => {
    // Toasts live outside React.
    if (error) tell();
  }, [error]);
}
