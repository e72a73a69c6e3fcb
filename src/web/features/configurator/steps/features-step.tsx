import { lengthLimits } from '#domain/configurator/answers.ts';
import {
  type FeatureCategory,
  featureCategories,
  featureIds,
  featuresByCategory,
} from '#domain/configurator/features.ts';
import { minimumLengths } from '#domain/configurator/step-checks.ts';
import { currencyOf, formatRange, fromEuro } from '#domain/money.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { ChoiceCards } from '../../../ui/choice-cards.tsx';
import {
  BookingIcon,
  CalculatorIcon,
  ContentIcon,
  LeadGenerationIcon,
  LocationIcon,
  PortfolioIcon,
} from '../../../ui/icons/features.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { WriteForMe } from '../writing/write-for-me.tsx';
import type { StepProps } from './step-props.ts';

const icons: Record<FeatureCategory, typeof BookingIcon> = {
  'lead-generation': LeadGenerationIcon,
  portfolio: PortfolioIcon,
  calculator: CalculatorIcon,
  booking: BookingIcon,
  location: LocationIcon,
  content: ContentIcon,
};

/** Features with their prices, and the project in the visitor's words (detailed mode, C4, C5). */
export function FeaturesStep({ answers, update, errorOf, book }: StepProps) {
  const t = useTexts();
  const { language } = usePage();
  const currency = currencyOf[language];
  const length = [...answers.description.trim()].length;
  const missing = minimumLengths.description - length;
  const counter = t('configurator:description.count', { count: length, limit: lengthLimits.description });
  return (
    <>
      {featureCategories.map((category) => {
        const CategoryIcon = icons[category];
        const own: readonly string[] = featuresByCategory[category];
        return (
          <ChoiceCards
            key={category}
            id={`features-${category}`}
            name="features"
            type="checkbox"
            legend={t(`configurator:featureCategories.${category}`)}
            value={answers.features.filter((feature) => own.includes(feature))}
            onChange={(chosen) =>
              update({
                features: featureIds.filter((id) =>
                  own.includes(id) ? chosen.includes(id) : answers.features.includes(id),
                ),
              })
            }
            choices={featuresByCategory[category].map((feature) => {
              const { price } = book.features[feature];
              const range = { minimum: fromEuro(price.minimum, currency), maximum: fromEuro(price.maximum, currency) };
              return {
                value: feature,
                label: t(`configurator:features.${feature}.name`),
                description: t(`configurator:features.${feature}.text`),
                figure: formatRange(range, currency, language),
                icon: <CategoryIcon size={24} />,
              };
            })}
          />
        );
      })}
      <TextArea
        id="description"
        name="description"
        label={t('configurator:questions.description')}
        hint={t('configurator:questions.descriptionHint')}
        error={errorOf('description')}
        maxLength={lengthLimits.description}
        counter={missing > 0 ? t('configurator:description.tooShort', { count: missing }) : counter}
        value={answers.description}
        onChange={(event) => update({ description: event.currentTarget.value })}
      />
      <WriteForMe answers={answers} update={update} />
    </>
  );
}
