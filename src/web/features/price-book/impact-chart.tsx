import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { percentText } from './field-words.ts';

type Props = { /** Change of each estimate in percent. */ percents: readonly number[] };

const height = 96;
const step = 8;
const bar = 6;

/** A bar for each estimate, up for dearer and down for cheaper, by size. What it says stands in the table behind. */
export function ImpactChart({ percents }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const sorted = percents.toSorted((a, b) => a - b);
  const lowest = Math.min(0, ...sorted);
  const highest = Math.max(0, ...sorted);
  const scale = (height - 2) / Math.max(highest - lowest, 1);
  const zero = Math.round(1 + highest * scale);
  const width = Math.max(sorted.length * step, 20 * step);
  const named = {
    lowest: percentText(sorted[0] ?? 0, { t, language }),
    highest: percentText(sorted.at(-1) ?? 0, { t, language }),
  };
  return (
    <figure className="grid gap-1">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        className="h-auto w-full"
        role="img"
        aria-label={t('priceBook:impact.chart', named)}
      >
        {sorted.map((percent, index) => {
          const size = Math.max(Math.abs(percent) * scale, percent === 0 ? 0 : 1);
          return (
            <rect
              // Bars have no name of their own: the place in the order is what they are.
              key={index}
              className={percent < 0 ? 'fill-timber' : 'fill-ink'}
              x={index * step + 1}
              y={percent < 0 ? zero : zero - size}
              width={bar}
              height={size}
            />
          );
        })}
        <path className="stroke-edge" d={`M0 ${zero}H${width}`} />
      </svg>
      <figcaption className="figures flex justify-between text-sm text-muted">
        <span>{named.lowest}</span>
        <span>{named.highest}</span>
      </figcaption>
    </figure>
  );
}
