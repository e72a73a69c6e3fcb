import { useEffect, useRef } from 'react';
import { useTexts } from '../../lib/use-texts.ts';
import { ErrorSummary, type ErrorSummaryItem } from '../../ui/error-summary.tsx';

type Props = {
  items: readonly ErrorSummaryItem[];
  /** How often the form has been refused: each time the focus goes to the list of what to mend. */
  refusals: number;
};

/** What is wrong with a form about a request. */
export function FormMistakes({ items, refusals }: Props) {
  const t = useTexts();
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The focus lies outside React.
    if (refusals > 0) summary.current?.focus();
  }, [refusals]);
  return <ErrorSummary ref={summary} title={t('serviceRequests:edit.errors')} items={items} />;
}
