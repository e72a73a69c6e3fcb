import type { BudgetRange } from '#domain/configurator/answers.ts';
import { budgetLimits } from '#domain/estimates/budget.ts';
import type { Language } from '#domain/languages.ts';
import { currencyOf, formatMoney, formatRange } from '#domain/money.ts';
import type { GetText } from '#locales/text-key.ts';

/** An offered budget in words, in the visitor's currency. */
export function budgetText(budget: BudgetRange, language: Language, t: GetText): string {
  if (budget === 'custom') return t('configurator:budgets.custom');
  const currency = currencyOf[language];
  const { minimum, maximum } = budgetLimits(budget, currency);
  if (maximum === null) return t('configurator:budgets.open', { minimum: formatMoney(minimum, currency, language) });
  return formatRange({ minimum, maximum }, currency, language);
}
