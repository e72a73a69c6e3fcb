import type { Estimate } from '#domain/estimates/estimate.ts';
import { formatRange } from '#domain/money.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';

type Props = { estimate: Pick<Estimate, 'installments' | 'currency'> };

/** When which part is paid (D3, spec §9). */
export function InstallmentList({ estimate: { installments, currency } }: Props) {
  const t = useTexts();
  const { language } = usePage();
  if (installments.length === 0) return <p>{t('estimates:installments.none')}</p>;
  return (
    <ol className="grid">
      {installments.map((part, index) => {
        const kind = index === 0 ? 'deposit' : index === installments.length - 1 ? 'final' : 'middle';
        return (
          <li key={kind} className="flex flex-wrap justify-between gap-x-4 border-b border-hair py-2">
            <span>{t(`estimates:installments.${kind}`, { percent: part.percent })}</span>
            <span className="figures ms-auto">{formatRange(part, currency, language)}</span>
          </li>
        );
      })}
    </ol>
  );
}
