import { useFailureTexts } from '../lib/http/use-failure-texts.ts';
import { useTexts } from '../lib/texts/use-texts.ts';
import { Button } from './button.tsx';
import { ErrorState } from './error-state.tsx';
import { UndoIcon } from './icons/arrows.tsx';

type Props = {
  error: Error;
  /** Says what could not be loaded; by default the title of the failure. */
  title?: string;
  /** 1 if it replaces the whole page. */
  headingLevel?: 1 | 2;
  isRetrying: boolean;
  onRetry: () => void;
};

/** Shown instead of content that could not be loaded: why, and a retry button (J4). */
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
