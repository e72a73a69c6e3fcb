import type { StoredEstimate } from '#contract/estimates.ts';
import { formatDay } from '#domain/days.ts';
import { shortNumber } from '#domain/estimates/short-number.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Notice } from '../../../ui/notice.tsx';
import type { EstimateOfAnswers } from './use-estimate-of-answers.ts';

type Props = { stored: StoredEstimate | null; staleBy: EstimateOfAnswers['staleBy'] };

/** Which estimate there is, with its number and how long it holds, or that it is of other answers or in another language (C8). */
export function EstimateState({ stored, staleBy }: Props) {
  const t = useTexts();
  const { language } = usePage();
  if (stored) {
    const values = { number: shortNumber(stored.id), date: formatDay(stored.validUntil, language) };
    return (
      <Notice tone="success" role="status">
        {t('configurator:summary.actions.generated', values)}
      </Notice>
    );
  }
  if (staleBy === null) return null;
  return (
    <Notice tone="warning" role="status">
      {t(staleBy === 'answers' ? 'configurator:summary.actions.stale' : 'configurator:summary.actions.otherLanguage')}
    </Notice>
  );
}
