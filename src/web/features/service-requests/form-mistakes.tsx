import { errorsId } from '../../lib/forms/field-id.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { ErrorSummary, type ErrorSummaryItem } from '../../ui/error-summary.tsx';
import type { DetailInput } from './detail-fields.tsx';

type Props = { items: readonly (ErrorSummaryItem & { field: DetailInput })[] };

/** The error summary of a form about a request; a sentence such as "required" says which field it is about. */
export function FormMistakes({ items }: Props) {
  const t = useTexts();
  return (
    <ErrorSummary
      id={errorsId('')}
      title={t('serviceRequests:edit.errors')}
      items={items.map(({ field, fieldId, text }) => ({
        fieldId,
        text: t('serviceRequests:edit.mistake', { name: t(`serviceRequests:edit.fields.${field}`), problem: text }),
      }))}
    />
  );
}
