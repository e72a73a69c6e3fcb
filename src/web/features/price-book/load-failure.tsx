import { useFailureTexts } from '../../lib/use-failure-texts.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { UndoIcon } from '../../ui/icons/arrows.tsx';
import { Notice } from '../../ui/notice.tsx';

type Props = { error: Error; title: string; isRetrying: boolean; onRetry: () => void };

/** In place of what could not be loaded: why, and the way to try again. */
export function LoadFailure({ error, title, isRetrying, onRetry }: Props) {
  const t = useTexts();
  const { text, reference } = useFailureTexts(error);
  return (
    <div role="alert">
      <ErrorState
        headingLevel={2}
        title={title}
        text={text}
        {...(reference !== null && { reference })}
        actions={
          <Button variant="primary" icon={<UndoIcon size={20} />} isLoading={isRetrying} onClick={onRetry}>
            {t('common:actions.retry')}
          </Button>
        }
      />
    </div>
  );
}

type CallProps = { error: Error; title: string };

/** Why something was not done, where it was asked for. */
export function CallFailure({ error, title }: CallProps) {
  const { text, reference } = useFailureTexts(error);
  return (
    <Notice tone="danger" role="alert" title={title}>
      {text}
      {reference ? <p className="figures mt-1 text-sm text-muted">{reference}</p> : null}
    </Notice>
  );
}
