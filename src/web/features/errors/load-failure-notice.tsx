import { useTexts } from '../../lib/use-texts.ts';
import { Notice } from '../../ui/notice.tsx';

/** Says that the writers' code did not come; nothing typed is lost. */
export function LoadFailureNotice() {
  const t = useTexts();
  return (
    <Notice tone="danger" role="alert" title={t('errors:network.title')}>
      {t('errors:network.text')}
    </Notice>
  );
}
