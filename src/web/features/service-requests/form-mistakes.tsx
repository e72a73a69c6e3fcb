import { errorsId } from '../../lib/forms/field-id.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { ErrorSummary, type ErrorSummaryItem } from '../../ui/error-summary.tsx';

type Props = { items: readonly ErrorSummaryItem[] };

/** The error summary of a form about a request. */
export function FormMistakes({ items }: Props) {
  const t = useTexts();
  return <ErrorSummary id={errorsId('')} title={t('serviceRequests:edit.errors')} items={items} />;
}
