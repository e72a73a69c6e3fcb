import type { TotalWords } from '#domain/quotes/document-words.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';

type Props = {
  /** Null where nothing is paid that way. */
  once: TotalWords | null;
  monthly: TotalWords | null;
  isTaxed: boolean;
};

/** What is paid once and what every month: without tax, the tax of each rate, and the sum under a double rule (H1). */
export function QuoteSums({ once, monthly, isTaxed }: Props) {
  return (
    <div className="ms-auto grid w-full max-w-md gap-6">
      {once ? <Sums totals={once} isTaxed={isTaxed} /> : null}
      {monthly ? <Sums totals={monthly} isTaxed={isTaxed} isMonthly /> : null}
    </div>
  );
}

function Sums({ totals, isTaxed, isMonthly = false }: { totals: TotalWords; isTaxed: boolean; isMonthly?: boolean }) {
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
    <dl className="grid w-full">
      {rows.map((row) => (
        <div key={row.label} className="flex justify-between gap-6 py-1.5">
          <dt className="min-w-0 wrap-anywhere text-muted">{row.label}</dt>
          <dd className="figures whitespace-nowrap">{row.value}</dd>
        </div>
      ))}
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-t-4 border-double border-ink pt-3 font-display text-xl font-semibold">
        <dt>{label(isTaxed ? 'gross' : 'total')}</dt>
        <dd className="figures ms-auto whitespace-nowrap">{totals.gross}</dd>
      </div>
    </dl>
  );
}
