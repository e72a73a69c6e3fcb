import { useEffect, useEffectEvent } from 'react';
import { useTexts } from '../../lib/use-texts.ts';
import { showToast } from '../../ui/toast-store.ts';

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
