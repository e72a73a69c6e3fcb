import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { useErrorToast } from '../../ui/use-error-toast.ts';
import { failureToast } from './toasts.ts';

/** Shows a toast when requests could not be loaded (spec §8), once for each failure. */
export function useLoadToast(error: Error | null): void {
  const t = useTexts();
  const { language } = usePage();
  useErrorToast(error, (failure) => failureToast('load', failure, { t, language }));
}
