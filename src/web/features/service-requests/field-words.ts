import { budgetRanges, timelines, trades } from '#domain/configurator/answers.ts';
import { emptyAnswers } from '#domain/configurator/answers.ts';
import { chosenBudget } from '#domain/estimates/budget.ts';
import { type Language, languages } from '#domain/languages.ts';
import { currencyOf, formatMoney, formatRange } from '#domain/money.ts';
import { requestServices } from '#domain/service-requests/request-service.ts';
import { serviceNameKey } from '#locales/service-name-key.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import type { SelectOption } from '../../ui/select.tsx';

/** What can be chosen in the forms about requests, in words. */
export function useChoices() {
  const t = useTexts();
  const service: SelectOption[] = requestServices.map((value) => ({
    value,
    label: t(serviceNameKey(value)),
  }));
  const trade: SelectOption[] = trades.map((value) => ({ value, label: t(`configurator:trades.${value}`) }));
  return { service, trade };
}

/** What only an entry by hand asks: language, budget in the currency of that language, time. */
export function useEntryChoices(customerLanguage: Language) {
  const t = useTexts();
  const budgetWords = useBudgetWords(customerLanguage);
  return {
    language: languages.map((value) => ({ value, label: t(`common:language.names.${value}`) })),
    budget: budgetRanges.map((value) => ({ value, label: budgetWords(value) })),
    timeline: timelines.map((value) => ({ value, label: t(`configurator:timelines.${value}.name`) })),
  };
}

function useBudgetWords(customerLanguage: Language): (budget: (typeof budgetRanges)[number]) => string {
  const t = useTexts();
  const { language } = usePage();
  const currency = currencyOf[customerLanguage];
  return (budget) => {
    const limits = chosenBudget({ ...emptyAnswers, budget }, currency);
    if (!limits) return t('configurator:budgets.custom');
    const { minimum, maximum } = limits;
    return maximum === null
      ? t('configurator:budgets.open', { minimum: formatMoney(minimum, currency, language) })
      : formatRange({ minimum, maximum }, currency, language);
  };
}
