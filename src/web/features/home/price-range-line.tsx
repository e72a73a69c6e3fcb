import type { MoneyRange } from '#domain/money.ts';

type Props = {
  range: MoneyRange;
  /** Amount at the right end of the scale, in the minor units of the range. */
  end: number;
};

const quarters = ['0%', '25%', '50%', '75%', '100%'];

/** A price range as a dimension line on a scale from zero. Decorative: the figures are beside it. */
export function PriceRangeLine({ range, end }: Props) {
  const [from, to] = [range.minimum, range.maximum].map((amount) => `${Math.round((amount / end) * 1000) / 10}%`);
  return (
    <svg className="block overflow-visible" width="100%" height="16" fill="none" aria-hidden="true" focusable="false">
      <line className="stroke-hair" x1="0" x2="100%" y1="8.5" y2="8.5" />
      {quarters.map((x) => (
        <line key={x} className="stroke-hair" x1={x} x2={x} y1="5" y2="12" />
      ))}
      <line className="stroke-ink" x1={from} x2={to} y1="8.5" y2="8.5" strokeWidth="2" />
      {[from, to].map((x) => (
        <svg key={x} x={x} className="overflow-visible stroke-ink">
          <path d="M0 1v15M-4 12.500l8-8" strokeWidth="1.5" />
        </svg>
      ))}
    </svg>
  );
}
