import fc from 'fast-check';
import { type QuoteLine, lineKinds, recurrences } from '#domain/quotes/lines/quote-line.ts';

/** A line of one piece for 100.00 at 23 %, with changes. */
export function lineOf(changes: Partial<QuoteLine> = {}): QuoteLine {
  return {
    id: 'line',
    kind: 'item',
    name: 'Web',
    description: '',
    quantity: 1000,
    unit: 'ks',
    unitPrice: 10_000,
    discount: null,
    taxRate: 2300,
    option: null,
    recurrence: 'once',
    ...changes,
  };
}

/** Any line that a quote can have, optional or not. */
export const anyLine: fc.Arbitrary<QuoteLine> = fc.record({
  id: fc.string({ minLength: 1, maxLength: 6 }),
  kind: fc.constantFrom(...lineKinds),
  name: fc.string({ maxLength: 10 }),
  description: fc.constant(''),
  quantity: fc.integer({ min: 1, max: 1_000_000 }),
  unit: fc.constantFrom('ks', 'h', ''),
  unitPrice: fc.integer({ min: -1_000_000, max: 100_000_000 }),
  discount: fc.oneof(
    fc.constant(null),
    fc.record({ kind: fc.constant('percent' as const), basisPoints: fc.integer({ min: 0, max: 10_000 }) }),
    fc.record({ kind: fc.constant('sum' as const), amount: fc.integer({ min: 0, max: 1_000_000 }) }),
  ),
  taxRate: fc.constantFrom(0, 500, 1200, 1900, 2100, 2300, 2500),
  option: fc.oneof(fc.constant(null), fc.constant({ minimum: 0, maximum: 1_000_000 })),
  recurrence: fc.constantFrom(...recurrences),
});

/** Lines with an id each. */
export const anyLines: fc.Arbitrary<QuoteLine[]> = fc
  .array(anyLine, { maxLength: 12 })
  .map((lines) => lines.map((line, index) => ({ ...line, id: `l${index}` })));
