import type { Estimate } from '#domain/estimates/estimate.ts';
import { estimateLineText } from '#locales/estimate-texts.ts';
import { formatMoney } from '#domain/money.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { ArrowDownIcon, ArrowUpIcon } from '../../ui/icons/arrows.tsx';

type Props = { estimate: Estimate; hasReasons: boolean };

/** The estimate as a bill of materials: each line with both ends of its price, and their sum (D3). */
export function EstimateLines({ estimate, hasReasons }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const money = (amount: number) => formatMoney(amount, estimate.currency, language);
  return (
    <table className="bill">
      <caption className="sr-only">{t('estimates:title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('estimates:columns.line')}</th>
          <th scope="col">{t('estimates:columns.from')}</th>
          <th scope="col">{t('estimates:columns.to')}</th>
        </tr>
      </thead>
      <tbody>
        {estimate.lines.map((line) => {
          const { label, why } = estimateLineText(line.reason, t);
          return (
            <tr key={label}>
              <th scope="row">
                <span className="flex items-baseline gap-1.5">
                  <Effect low={line.low} isBase={line.reason.kind === 'base'} />
                  <span>{label}</span>
                </span>
                {hasReasons ? <span className="bill-why">{why}</span> : null}
              </th>
              <td>{money(line.low)}</td>
              <td>{money(line.high)}</td>
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('estimates:total')}</th>
          <td>{money(estimate.total.minimum)}</td>
          <td>{money(estimate.total.maximum)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

type EffectProps = { low: number; isBase: boolean };

/** Whether a line raises or lowers the price, in sign and word. */
function Effect({ low, isBase }: EffectProps) {
  const t = useTexts();
  if (isBase) return null;
  return low < 0 ? (
    <ArrowDownIcon size={16} className="translate-y-0.5 text-level" title={t('estimates:effects.lowers')} />
  ) : (
    <ArrowUpIcon size={16} className="translate-y-0.5 text-muted" title={t('estimates:effects.raises')} />
  );
}
