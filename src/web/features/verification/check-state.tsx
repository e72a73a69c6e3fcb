import { useTexts } from '../../lib/texts/use-texts.ts';
import { Notice } from '../../ui/notice.tsx';
import { Progress } from '../../ui/progress.tsx';
import type { CheckState as State } from './use-file-check.ts';

/** How far the check of a file is, and why it failed. What it found is shown where the page shows results. */
export function CheckState({ state }: { state: State }) {
  const t = useTexts();
  if (state.kind === 'reading') {
    return <Progress label={t('verification:file.reading')} value={state.share} max={1} />;
  }
  if (state.kind !== 'failed') return null;
  return (
    <Notice tone="danger" role="alert" title={t('verification:file.failed')}>
      {t(`verification:file.failures.${state.failure}`)}
    </Notice>
  );
}
