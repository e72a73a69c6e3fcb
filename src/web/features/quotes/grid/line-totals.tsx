import { formatExactMoney, formatRate } from '#domain/exact-money.ts';
import type { Language } from '#domain/languages.ts';
import type { Currency } from '#domain/money.ts';
import { type DraftLine, type Recurrence, everyOption, recurrences } from '#domain/quotes/lines/quote-line.ts';
import { marginOf, totalsOf } from '#domain/quotes/lines/totals.ts';
import type { TaxReason } from '#domain/tax/decide-tax.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';

type Props = {
  lines: readonly DraftLine[];
  currency: Currency;
  /** In which the sums are written. */
  language: Language;
  /** Why it is taxed as it is; null says nothing. */
  taxReason: TaxReason | null;
};

/** Sums of the lines as they are typed: once and monthly, tax per rate, with options, and for the agency cost and margin (H2). */
export function LineTotals({ lines, currency, language, taxReason }: Props) {
  const t = useTexts();
  const sums = sumsOf(lines);
  const shown = recurrences.filter((each) => each === 'once' || lines.some(({ recurrence }) => recurrence === each));
  const money = (amount: number) => formatExactMoney(amount, currency, language);
  // Of nothing there is no share.
  const share = (of: { share: number | null }) => (of.share === null ? '–' : formatRate(of.share, language));
  const rates = [...new Set(shown.flatMap((each) => sums.base[each].taxes.map(({ rate }) => rate)))].toSorted(
    (one, other) => other - one,
  );
  const isTaxed = rates.some((rate) => rate > 0);
  const row = { shown };
  return (
    <section aria-label={t('quoteEditor:grid.totals.label')} className="line-totals">
      <table className="table-ruled" data-density="dense">
        <caption className="sr-only">{t('quoteEditor:grid.totals.label')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{t('quoteEditor:grid.totals.label')}</span>
            </th>
            {shown.map((each) => (
              <th key={each} scope="col" data-align="end">
                {t(`quoteEditor:grid.totals.${each}`)}
              </th>
            ))}
          </tr>
        </thead>
        {isTaxed ? (
          <tbody>
            <SumRow {...row} label={t('quoteEditor:grid.totals.net')} valueOf={(each) => money(sums.base[each].net)} />
            {rates.map((rate) => (
              <SumRow
                {...row}
                key={rate}
                label={t('quoteEditor:grid.totals.tax', { rate: formatRate(rate, language) })}
                valueOf={(each) => money(sums.base[each].taxes.find((tax) => tax.rate === rate)?.tax ?? 0)}
              />
            ))}
          </tbody>
        ) : null}
        <tfoot>
          <SumRow
            {...row}
            isTotal
            label={t(isTaxed ? 'quoteEditor:grid.totals.gross' : 'quoteEditor:grid.totals.untaxed')}
            valueOf={(each) => money(sums.base[each].gross)}
          />
          {lines.some(({ option }) => option) ? (
            <SumRow
              {...row}
              label={t('quoteEditor:grid.totals.withOptions')}
              valueOf={(each) => money(sums.all[each].gross)}
            />
          ) : null}
          <SumRow
            {...row}
            label={t('quoteEditor:grid.totals.cost')}
            valueOf={(each) => money(sums.margin[each].cost)}
          />
          <SumRow
            {...row}
            label={t('quoteEditor:grid.totals.margin')}
            valueOf={(each) => money(sums.margin[each].margin)}
          />
          <SumRow {...row} label={t('quoteEditor:grid.totals.share')} valueOf={(each) => share(sums.margin[each])} />
        </tfoot>
      </table>
      {taxReason === null ? null : (
        <p className="text-sm text-muted">{t(`quoteEditor:grid.taxReasons.${taxReason}`)}</p>
      )}
    </section>
  );
}

function sumsOf(lines: readonly DraftLine[]) {
  return { base: totalsOf(lines), all: totalsOf(lines, everyOption(lines)), margin: marginOf(lines) };
}

type RowProps = {
  shown: readonly Recurrence[];
  label: string;
  valueOf: (recurrence: Recurrence) => string;
  isTotal?: boolean;
};

function SumRow({ shown, label, valueOf, isTotal }: RowProps) {
  return (
    <tr data-total={isTotal}>
      <th scope="row">{label}</th>
      {shown.map((each) => (
        <td key={each} data-align="end">
          {valueOf(each)}
        </td>
      ))}
    </tr>
  );
}
