import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useFieldName } from './field-names.ts';
import type { QuoteDraft } from './use-quote-draft.ts';

type Props = { draft: QuoteDraft };

/** Says that somebody else has written in the same draft, and where both have changed the same. */
export function MergeNotice({ draft: { merged, content, dismissMerge } }: Props) {
  const t = useTexts();
  const nameOf = useFieldName(content.lines);
  if (merged === null) return null;
  const fields = [...new Set(merged.map(nameOf))];
  return (
    <Notice
      tone={fields.length > 0 ? 'warning' : 'info'}
      role="status"
      title={t('quoteEditor:merged.title')}
      actions={
        <Button size="sm" onClick={dismissMerge}>
          {t('quoteEditor:merged.understood')}
        </Button>
      }
    >
      {fields.length > 0
        ? t('quoteEditor:merged.conflicts', { fields: fields.join(', ') })
        : t('quoteEditor:merged.text')}
    </Notice>
  );
}
