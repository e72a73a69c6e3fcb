import type { Choice } from '../lines/quote-line.ts';
import { optionPrefix } from './choice-fields.ts';

/**
 * Reads a choice from the query of an address, `o.<line>=<thousandths>` for each option (H5); null where one of them is no whole
 * number. Whether it fits the quote is said by `faultOfChoice`.
 */
export function readChoice(query: Readonly<Record<string, unknown>>): Choice | null {
  const wanted = Object.entries(query).filter(([name]) => name.startsWith(optionPrefix));
  if (!wanted.every(([, value]) => typeof value === 'string' && /^\d{1,12}$/.test(value))) return null;
  return Object.fromEntries(wanted.map(([name, value]) => [name.slice(optionPrefix.length), Number(value)]));
}
