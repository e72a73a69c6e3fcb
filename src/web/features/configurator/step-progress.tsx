import { checkStep } from '#domain/configurator/step-checks.ts';
import { type Step, stepsOf } from '#domain/configurator/steps.ts';
import { currencyOf } from '#domain/money.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Stepper } from '../../ui/stepper.tsx';
import type { Configurator } from './use-configurator.ts';

type Props = { state: Configurator };

/** The bob going down the steps; finished ones lead back (C2). */
export function StepProgress({ state }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const { answers, step, isLive, searchOf } = state;
  const shown = stepsOf(answers.mode);
  const current = shown.indexOf(step);
  const isDone = (candidate: Step) =>
    candidate !== 'summary' && checkStep(candidate, answers, currencyOf[language]).length === 0;
  const open = shown.findIndex((candidate) => !isDone(candidate));
  return (
    <div className="step-rail md:pt-1">
      <Stepper
        label={t('configurator:progress.label')}
        counter={`${current + 1}/${shown.length}`}
        doneText={t('configurator:progress.done')}
        steps={shown.map((candidate, index) => ({
          id: candidate,
          label: t(`configurator:steps.${candidate}.name`),
          state:
            index === current ? 'current' : isDone(candidate) && index < Math.max(open, current) ? 'done' : 'upcoming',
          // Without scripts the answers travel in the form, which a link would lose.
          to: isLive && index <= open ? searchOf(candidate) : undefined,
        }))}
      />
    </div>
  );
}
