import {
  type BudgetRange,
  type ProjectSize,
  type Timeline,
  budgetRanges,
  lengthLimits,
  projectSizes,
  timelines,
} from '#domain/configurator/answers.ts';
import { customBudgetLimits } from '#domain/configurator/step-checks.ts';
import { currencyOf, formatMoney, fromEuro, symbolOf } from '#domain/money.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { ChoiceCards } from '../../../ui/choice-cards.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { budgetText } from '../answer-options.ts';
import type { StepProps } from './step-props.ts';

/** How large, for how much, by when (C4). */
export function ProjectSizeStep({ answers, update, errorOf, book }: StepProps) {
  const t = useTexts();
  const { language } = usePage();
  const currency = currencyOf[language];
  const limit = (euroCents: number) => formatMoney(fromEuro(euroCents, currency), currency, language);
  const urgency = `${book.urgency.asap.minimum}–${book.urgency.asap.maximum}`;
  return (
    <>
      <ChoiceCards
        id="size"
        name="size"
        type="radio"
        legend={t('configurator:questions.size')}
        error={errorOf('size')}
        isRequired
        value={answers.size ? [answers.size] : []}
        onChange={([size]) => update({ size: size as ProjectSize })}
        choices={projectSizes.map((size) => ({
          value: size,
          label: t(`configurator:sizes.${size}.name`),
          description: t(`configurator:sizes.${size}.text`),
        }))}
      />
      <ChoiceCards
        id="budget"
        name="budget"
        type="radio"
        legend={t('configurator:questions.budget')}
        error={errorOf('budget')}
        isRequired
        columns={2}
        value={answers.budget ? [answers.budget] : []}
        onChange={([budget]) => update({ budget: budget as BudgetRange })}
        choices={budgetRanges.map((budget) => ({ value: budget, label: budgetText(budget, language, t) }))}
      />
      <div className="custom-choice">
        <TextField
          id="customBudget"
          name="customBudget"
          label={t('configurator:questions.customBudget', { currency: symbolOf[currency] })}
          hint={t('configurator:questions.customBudgetHint', {
            minimum: limit(customBudgetLimits.minimum),
            maximum: limit(customBudgetLimits.maximum),
          })}
          error={errorOf('customBudget')}
          inputMode="numeric"
          suffix={symbolOf[currency]}
          maxLength={lengthLimits.customBudget}
          value={answers.customBudget}
          onChange={(event) => update({ customBudget: event.currentTarget.value })}
        />
      </div>
      <ChoiceCards
        id="timeline"
        name="timeline"
        type="radio"
        legend={t('configurator:questions.timeline')}
        error={errorOf('timeline')}
        isRequired
        columns={2}
        value={answers.timeline ? [answers.timeline] : []}
        onChange={([timeline]) => update({ timeline: timeline as Timeline })}
        choices={timelines.map((timeline) => ({
          value: timeline,
          label: t(`configurator:timelines.${timeline}.name`),
          description: t(`configurator:timelines.${timeline}.text`, { percent: urgency }),
        }))}
      />
    </>
  );
}
