import type { Estimate } from '../../estimates/estimate.ts';
import type { EstimateLine, LineReason } from '../../estimates/price.ts';
import { minorPerMajor } from '../../money.ts';
import { type DraftLine, type LineKind, thousandths } from '../lines/quote-line.ts';

/** Words and values of the lines that do not come from the estimate. */
export type FilledLines = {
  nameOf: (reason: LineReason) => string;
  /** Name of the care after launch, and of the time that it is paid for. */
  maintenance: string;
  month: string;
  /** Unit of a piece of work. */
  piece: string;
  /** Basis points. */
  taxRate: number;
  newId: () => string;
};

/**
 * Makes the lines of a quote from an estimate, at the prices that the estimate was computed with (H2): one line for each of
 * its lines, a package saving and the bounds of the price among them, and the care after launch as a monthly option. Each price
 * lies within the range of its line, and together they are the middle of the estimated total.
 */
export function linesFromEstimate(
  { lines, maintenance }: Pick<Estimate, 'lines' | 'maintenance'>,
  filled: FilledLines,
): DraftLine[] {
  const prices = middlePrices(lines);
  const work = lines.map(({ reason }, index): DraftLine => {
    const kind = kindOf(reason);
    return {
      ...newLine(filled),
      kind,
      name: filled.nameOf(reason),
      unit: isPiece(reason) ? filled.piece : '',
      unitPrice: prices[index] ?? 0,
    };
  });
  if (maintenance.maximum === 0) return work;
  const care: DraftLine = {
    ...newLine(filled),
    name: filled.maintenance,
    unit: filled.month,
    unitPrice: middlePrices([{ low: maintenance.minimum, high: maintenance.maximum }])[0] ?? 0,
    option: { minimum: thousandths, maximum: thousandths },
    recurrence: 'monthly',
  };
  return [...work, care];
}

/** One unit of work that costs nothing yet. */
function newLine({ newId, taxRate }: Pick<FilledLines, 'newId' | 'taxRate'>): DraftLine {
  return {
    id: newId(),
    kind: 'item',
    name: '',
    description: '',
    quantity: thousandths,
    unit: '',
    unitPrice: 0,
    discount: null,
    taxRate,
    option: null,
    recurrence: 'once',
    internalCost: 0,
  };
}

/**
 * The middle of each range in whole units of the currency. What rounding leaves over goes on to the next line, so that the
 * prices sum to the middle of all ranges, rounded half up once; each price stays within its range.
 */
function middlePrices(lines: readonly Pick<EstimateLine, 'low' | 'high'>[]): number[] {
  let sum = 0;
  let shared = 0;
  return lines.map(({ low, high }) => {
    sum += low + high;
    const before = shared;
    shared = Math.floor(sum / (2 * minorPerMajor) + 0.5) * minorPerMajor;
    return shared - before;
  });
}

function kindOf(reason: LineReason): LineKind {
  switch (reason.kind) {
    case 'package-saving':
    case 'saving-on-all':
      return 'saving';
    case 'lowest-price':
    case 'highest-price':
      return 'rounding';
    default:
      return 'item';
  }
}

const isPiece = ({ kind }: LineReason) => kind === 'base' || kind === 'feature';
