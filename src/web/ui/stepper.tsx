import { Bob } from './bob.tsx';
import { CheckIcon } from './icons/signs.tsx';

export type StepState = 'done' | 'current' | 'upcoming';

export type Step = {
  id: string;
  label: string;
  state: StepState;
  /** Link of the step; without it the step is plain text. */
  to?: string | undefined;
};

type Props = {
  /** Name of the list for screen readers. */
  label: string;
  steps: readonly Step[];
  /** Counter shown on phones above the bar, such as "3/6". */
  counter: string;
  /** Read after the name of a finished step, such as "done". */
  doneText: string;
};

/** Stepper as a plumb line with the bob at the current step; a bar on phones. */
export function Stepper({ label, steps, counter, doneText }: Props) {
  const current = steps.find((step) => step.state === 'current');
  return (
    <nav aria-label={label}>
      <p className="flex items-baseline gap-2.5 leading-tight md:hidden" aria-hidden="true">
        <span className="figures font-display text-lg font-semibold">{counter}</span>
        <span className="font-semibold">{current?.label}</span>
      </p>
      <ol className="stepper">
        {steps.map((step) => (
          <li key={step.id} className="step" data-state={step.state}>
            <StepBody step={step} doneText={doneText} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

type StepBodyProps = { step: Step; doneText: string };

function StepBody({ step, doneText }: StepBodyProps) {
  const content = (
    <>
      <span className="step-mark">
        <StepMark state={step.state} />
      </span>
      <span className="step-label">
        {step.label}
        {step.state === 'done' && <span className="sr-only"> ({doneText})</span>}
      </span>
    </>
  );
  if (step.to !== undefined && step.state !== 'current') {
    return (
      <a className="step-body" href={step.to}>
        {content}
      </a>
    );
  }
  return (
    <span className="step-body" aria-current={step.state === 'current' ? 'step' : undefined}>
      {content}
    </span>
  );
}

type StepMarkProps = { state: StepState };

function StepMark({ state }: StepMarkProps) {
  if (state === 'current') return <Bob height={32} className="origin-[50%_-1rem] animate-settle" />;
  if (state === 'done') {
    return (
      <span className="grid size-5 place-items-center rounded-sm bg-level text-paper">
        <CheckIcon size={16} />
      </span>
    );
  }
  return <span className="h-0.5 w-3 bg-edge" />;
}
