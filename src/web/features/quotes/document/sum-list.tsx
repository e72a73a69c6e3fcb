import type { TotalWords } from '#domain/quotes/document-words.ts';
import { useTexts } from '../../../lib/use-texts.ts';

type Props = { totals: TotalWords; isTaxed: boolean; isMonthly?: boolean };

/** Sums of a group of lines: without tax, the tax of each rate, and what is paid, under a double rule (H1). */
export function SumList({ totals, isTaxed, isMonthly = false }: Props) {
  const t = useTexts();
  const label = (part: 'net' | 'gross' | 'total') => t(`quoteDocument:totals.${part}${isMonthly ? 'Monthly' : ''}`);
  const rows = isTaxed
    ? [
        { label: label('net'), value: totals.net },
        ...totals.taxes.map(({ rate, net, tax }) => ({
          label: t('quoteDocument:totals.tax', { rate, net }),
          value: tax,
        })),
      ]
    : [];
  return (
    <dl className="ms-auto grid w-full max-w-md">
      {rows.map((row) => (
        <div key={row.label} className="flex justify-between gap-6 py-1.5">
          <dt className="text-muted">{row.label}</dt>
          <dd className="figures whitespace-nowrap">{row.value}</dd>
        </div>
      ))}
      <div className="flex items-baseline justify-between gap-6 border-t-4 border-double border-ink pt-3 font-display text-xl font-semibold">
        <dt>{label(isTaxed ? 'gross' : 'total')}</dt>
        <dd className="figures whitespace-nowrap">{totals.gross}</dd>
      </div>
    </dl>
  );
}
