import { useTexts } from '../../lib/texts/use-texts.ts';
import { Notice } from '../../ui/notice.tsx';

/** Says that a lazy chunk did not load; nothing typed is lost. */
export function LoadFailureNotice() {
  const t = useTexts();
  return (
    <Notice tone="danger" role="alert" title={t('errors:network.title')}>
      {t('errors:network.text')}
    </Notice>
  );
}
