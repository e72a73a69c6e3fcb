import { type Objective, objectives } from '#domain/configurator/answers.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { ChoiceCards } from '../../../ui/choice-cards.tsx';
import {
  AttractIcon,
  AutomationIcon,
  BookingsIcon,
  QuotesIcon,
  ShowcaseIcon,
  TrustIcon,
} from '../../../ui/icons/objectives.tsx';
import type { StepProps } from './step-props.ts';

const icons: Record<Objective, typeof AttractIcon> = {
  'attract-customers': AttractIcon,
  'showcase-work': ShowcaseIcon,
  'manage-bookings': BookingsIcon,
  'provide-quotes': QuotesIcon,
  'build-trust': TrustIcon,
  'automate-processes': AutomationIcon,
};

/** What the site is to do for the firm; at least one (C4). */
export function ObjectivesStep({ answers, update, errorOf }: StepProps) {
  const t = useTexts();
  return (
    <ChoiceCards
      id="objectives"
      name="objectives"
      type="checkbox"
      legend={t('configurator:questions.objectives')}
      isLegendHidden
      error={errorOf('objectives')}
      columns={2}
      value={answers.objectives}
      onChange={(chosen) => update({ objectives: objectives.filter((objective) => chosen.includes(objective)) })}
      choices={objectives.map((objective) => {
        const ObjectiveIcon = icons[objective];
        return {
          value: objective,
          label: t(`configurator:objectives.${objective}.name`),
          description: t(`configurator:objectives.${objective}.text`),
          icon: <ObjectiveIcon size={32} />,
        };
      })}
    />
  );
}
