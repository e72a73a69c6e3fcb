import { ApiError, NetworkError } from '../../lib/api.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { UndoIcon } from '../../ui/icons/arrows.tsx';

type Props = {
  error: Error;
  /** Says what could not be loaded. */
  title?: string;
  /** 1 where it stands for the whole page. */
  headingLevel?: 1 | 2;
  isRetrying: boolean;
  onRetry: () => void;
};

/** In place of what could not be loaded: why, and the way to try again. */
export function LoadFailure({ error, title, headingLevel = 2, isRetrying, onRetry }: Props) {
  const t = useTexts();
  const texts = useFailureTexts(error);
  return (
    <div role="alert">
      <ErrorState
        headingLevel={headingLevel}
        title={title ?? texts.title}
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

/** Why loading failed, in words of spec §8; the reference stands in the server's log too. */
export function useFailureTexts(error: Error): { title: string; text: string; reference: string | null } {
  const t = useTexts();
  const kind = error instanceof NetworkError ? 'network' : 'generic';
  const body = error instanceof ApiError ? error.body : null;
  return {
    title: t(`errors:${kind}.title`),
    text: body?.message ?? t(`errors:${kind}.text`),
    reference: body && t('errors:errorId', { id: body.errorId }),
  };
}
