import type { MoneyRange } from '#domain/money.ts';
import type { GetText } from '#locales/text-key.ts';

/** Texts and amounts for an estimate: of its language and its currency. */
export type Speech = {
  t: GetText;
  money: (amount: number) => string;
  range: (range: MoneyRange) => string;
};
