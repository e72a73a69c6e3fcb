import type { Language } from '../../languages.ts';
import { type Choice, type QuoteLine, chosenQuantity } from '../lines/quote-line.ts';
import type { QuoteSnapshot } from '../quote-snapshot.ts';
import { readDecimal } from '../lines/read-decimal.ts';

/** Before the line's id in the name of the field that says how much of an option is chosen. */
export const optionPrefix = 'o.';

/** Name of the field, in addresses and forms, that holds how much of an option is chosen, in thousandths. */
export const optionField = (lineId: string): string => optionPrefix + lineId;

/** Name of the field into which the quantity of a chosen option is typed, in units. */
export const quantityField = (lineId: string): string => `q.${lineId}`;

type Reading = { language: Language; read: (name: string) => string | null };

/**
 * The options that an address or a form chooses (H5). A quantity that was typed goes before the one that comes along; what is
 * out of bounds becomes the nearest that can be chosen, so that the choice has no fault.
 */
export function choiceOf(lines: readonly QuoteLine[], { language, read }: Reading): Choice {
  const chosen = lines.flatMap(({ id, option, quantity }) => {
    const asked = read(optionField(id));
    if (!option || asked === null || asked === '0') return [];
    const typed = readDecimal(read(quantityField(id)) ?? '', { language, decimals: 3 });
    const wanted = typed ?? (/^\d{1,12}$/.test(asked) ? Number(asked) : quantity);
    return [[id, Math.min(Math.max(wanted, option.minimum), option.maximum)] as const];
  });
  return Object.fromEntries(chosen.filter(([, amount]) => amount > 0));
}

/** Entries of an address that choose the same options, in the order of the quote; none where none is chosen. */
export function choiceEntries(lines: readonly QuoteLine[], choice: Choice): [name: string, value: string][] {
  return lines
    .filter((line) => line.option && chosenQuantity(line, choice) > 0)
    .map(({ id }) => [optionField(id), String(choice[id])]);
}

/**
 * The part of an address that the page of a quote is rendered from: the step, the line that is asked about, and the choice. Equal
 * addresses give equal texts.
 */
export function quotePageQuery(
  { lines, language }: Pick<QuoteSnapshot, 'lines' | 'language'>,
  read: Reading['read'],
): string {
  const entries = choiceEntries(lines, choiceOf(lines, { language, read }));
  const ask = read('ask');
  if (lines.some(({ id }) => id === ask)) entries.unshift(['ask', ask ?? '']);
  if (read('step') === 'sign') entries.unshift(['step', 'sign']);
  return entries.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
}
