import { useState } from 'react';

import { trades } from '#domain/configurator/answers.ts';
import { ChoiceCards } from '#web/ui/choice-cards.tsx';
import { AttractIcon, BookingsIcon, ShowcaseIcon, TrustIcon } from '#web/ui/icons/objectives.tsx';
import { MobileAppIcon, RedesignIcon, WebAppIcon, WebsiteIcon } from '#web/ui/icons/service-types.tsx';
import { tradeIcons } from '#web/ui/icons/trade-icons.ts';
import type { Samples } from './sample-texts.ts';
import { Section } from './section.tsx';

const serviceIcons = {
  website: WebsiteIcon,
  webApp: WebAppIcon,
  redesign: RedesignIcon,
  mobileApp: MobileAppIcon,
} as const;
const objectiveIcons = [AttractIcon, ShowcaseIcon, BookingsIcon, TrustIcon] as const;
const services = ['website', 'webApp', 'redesign', 'mobileApp'] as const;

type Props = { texts: Samples; scope: string };

/** Choice cards as rows and tiles, radios and checkboxes, with an error and disabled. */
export function ChoicesSection({ texts, scope }: Props) {
  const [trade, setTrade] = useState<readonly string[]>(['roofer']);
  const { choices } = texts;
  return (
    <Section name="Choice cards">
      <ChoiceCards
        id={`${scope}-service`}
        name={`${scope}-service`}
        type="radio"
        legend={choices.service}
        defaultValue={['webApp']}
        columns={2}
        choices={services.map((service) => {
          const [label, description, figure] = choices.services[service];
          const ServiceIcon = serviceIcons[service];
          return {
            value: service,
            label,
            description,
            figure,
            icon: <ServiceIcon size={32} />,
            isDisabled: service === 'mobileApp',
          };
        })}
      />
      <ChoiceCards
        id={`${scope}-trade`}
        name={`${scope}-trade`}
        type="radio"
        legend={choices.trade}
        layout="tiles"
        columns={3}
        value={trade}
        onChange={setTrade}
        choices={trades.map((entry) => {
          const TradeIcon = tradeIcons[entry];
          return { value: entry, label: choices.trades[entry], icon: <TradeIcon size={40} /> };
        })}
      />
      <ChoiceCards
        id={`${scope}-objectives`}
        name={`${scope}-objectives`}
        type="checkbox"
        legend={choices.objectives}
        hint={choices.objectivesHint}
        columns={2}
        defaultValue={['0', '2']}
        choices={choices.objectiveLabels.map((label, index) => {
          const ObjectiveIcon = objectiveIcons[index] ?? TrustIcon;
          return { value: String(index), label, icon: <ObjectiveIcon size={24} /> };
        })}
      />
      <ChoiceCards
        id={`${scope}-objectives-error`}
        name={`${scope}-objectives-error`}
        type="checkbox"
        legend={choices.objectives}
        mark={`(${texts.fields.optional})`}
        error={choices.objectivesError}
        choices={choices.objectiveLabels
          .slice(0, 2)
          .map((label, index) => ({ value: String(index), label, figure: '+ 120 €' }))}
      />
    </Section>
  );
}
