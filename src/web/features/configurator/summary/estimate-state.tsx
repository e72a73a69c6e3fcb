import type { StoredEstimate } from '#contract/estimates.ts';
import { formatDay } from '#domain/days.ts';
import { shortNumber } from '#domain/estimates/short-number.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Notice } from '../../../ui/notice.tsx';

type Props = { stored: StoredEstimate | null; isStale: boolean };

/** Which estimate there is, with its number and how long it holds, or that it is of other answers (C8). */
export function EstimateState({ stored, isStale }: Props) {
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
  return isStale ? (
    <Notice tone="warning" role="status">
      {t('configurator:summary.actions.stale')}
    </Notice>
  ) : null;
}
