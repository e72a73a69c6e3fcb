import { type QuoteMode, type ServiceType, quoteModes, serviceTypes } from '#domain/configurator/answers.ts';
import { currencyOf, formatRange, fromEuro, priceBounds } from '#domain/money.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { ChoiceCards } from '../../../ui/choice-cards.tsx';
import { MobileAppIcon, RedesignIcon, WebAppIcon, WebsiteIcon } from '../../../ui/icons/service-types.tsx';
import type { StepProps } from './step-props.ts';

const icons: Record<ServiceType, typeof WebsiteIcon> = {
  website: WebsiteIcon,
  'web-app': WebAppIcon,
  'website-redesign': RedesignIcon,
  'mobile-app': MobileAppIcon,
};

/** First step: how detailed, and what to build (C1, C3). */
export function QuoteTypeStep({ answers, update, errorOf, book }: StepProps) {
  const t = useTexts();
  const { language } = usePage();
  const currency = currencyOf[language];
  const span = (service: ServiceType) => {
    const { small, large } = book.base[service];
    // No price below the lowest one of a project is promised (B5).
    const minimum = Math.max(fromEuro(small.minimum, currency), priceBounds[currency].minimum);
    const range = { minimum, maximum: fromEuro(large.maximum, currency) };
    return formatRange(range, currency, language);
  };
  return (
    <>
      <ChoiceCards
        id="mode"
        name="mode"
        type="radio"
        legend={t('configurator:questions.mode')}
        error={errorOf('mode')}
        isRequired
        columns={2}
        value={answers.mode ? [answers.mode] : []}
        onChange={([mode]) => update({ mode: mode as QuoteMode })}
        choices={quoteModes.map((mode) => ({
          value: mode,
          label: t(`configurator:modes.${mode}.name`),
          description: t(`configurator:modes.${mode}.text`),
        }))}
      />
      <ChoiceCards
        id="serviceType"
        name="serviceType"
        type="radio"
        legend={t('configurator:questions.serviceType')}
        error={errorOf('serviceType')}
        isRequired
        value={answers.serviceType ? [answers.serviceType] : []}
        onChange={([serviceType]) => update({ serviceType: serviceType as ServiceType })}
        choices={serviceTypes.map((service) => {
          const ServiceIcon = icons[service];
          return {
            value: service,
            label: t(`configurator:serviceTypes.${service}.name`),
            description: t(`configurator:serviceTypes.${service}.text`),
            figure: span(service),
            icon: <ServiceIcon size={32} />,
          };
        })}
      />
    </>
  );
}
