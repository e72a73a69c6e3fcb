import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { QuoteDraft } from './use-quote-draft.ts';

type Props = { draft: QuoteDraft };

/** Says that what an earlier page could not save is back, with the way to what was stored before. */
export function RestoredNotice({ draft: { restoredOver, endRestoring } }: Props) {
  const t = useTexts();
  if (restoredOver === null) return null;
  return (
    <Notice
      role="status"
      title={t('quoteEditor:restored.title')}
      actions={
        <>
          <Button size="sm" onClick={() => endRestoring('keep')}>
            {t('quoteEditor:restored.keep')}
          </Button>
          <Button size="sm" variant="quiet" onClick={() => endRestoring('discard')}>
            {t('quoteEditor:restored.discard')}
          </Button>
        </>
      }
    >
      {t('quoteEditor:restored.text')}
    </Notice>
  );
}
