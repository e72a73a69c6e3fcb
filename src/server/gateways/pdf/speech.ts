import type { MoneyRange } from '#domain/money.ts';
import type { GetText } from '#locales/text-key.ts';

/** What is needed to speak of an estimate: its language's texts and its currency's amounts. */
export type Speech = {
  t: GetText;
  money: (amount: number) => string;
  range: (range: MoneyRange) => string;
};
