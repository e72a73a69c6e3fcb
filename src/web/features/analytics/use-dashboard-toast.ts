import { useTexts } from '../../lib/texts/use-texts.ts';
import { useErrorToast } from '../../ui/use-error-toast.ts';

/** Shows a toast when the dashboard could not be loaded (spec §8), once for each failure. */
export function useDashboardToast(error: Error | null): void {
  const t = useTexts();
  useErrorToast(error, () => ({
    title: t('analytics:overview.failed.toast'),
    description: t('analytics:overview.failed.text'),
    tone: 'destructive',
  }));
}
