import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { FormFailure } from '../form-failure.tsx';

type Props = { error: Error; title: string; isRetrying: boolean; onRetry: () => void };

/** In place of a part that could not be loaded: why, and the way to try again. */
export function LoadingFailure({ error, title, isRetrying, onRetry }: Props) {
  const t = useTexts();
  return (
    <div className="grid justify-items-start gap-4">
      <FormFailure error={error} title={title} takesFocus={false} />
      <Button isLoading={isRetrying} loadingText={t('common:working')} onClick={onRetry}>
        {t('common:actions.retry')}
      </Button>
    </div>
  );
}
