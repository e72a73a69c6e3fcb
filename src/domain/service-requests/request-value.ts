import { type Currency, toEuro } from '../money.ts';

/**
 * What a request is worth in euro cents, to compare requests of all currencies: the middle of its estimate, by the rates
 * of spec §9. 0 where there is no estimate.
 */
export function valueInEuro(
  { minimum, maximum }: { minimum: number | null; maximum: number | null },
  currency: Currency,
): number {
  return minimum === null || maximum === null ? 0 : toEuro((minimum + maximum) / 2, currency);
}
