import { CheckIcon } from '../../../ui/icons/signs.tsx';

type Props = {
  /** Names the list. */
  label: string;
  steps: readonly { id: string; label: string }[];
  /** Index of the step that work is at; the last one is reached as done. */
  current: number;
  /** Read after the name of a finished step. */
  doneText: string;
};

/** The statuses of a project in their order, with the one it has. */
export function StatusSteps({ label, steps, current, doneText }: Props) {
  const isOver = current === steps.length - 1;
  return (
    <ol aria-label={label} className="grid grid-cols-2 gap-x-1 gap-y-3 sm:grid-cols-4">
      {steps.map((step, index) => {
        const isDone = index < current || isOver;
        const isCurrent = index === current && !isOver;
        const reached = isDone || isCurrent;
        return (
          <li
            key={step.id}
            aria-current={index === current ? 'step' : undefined}
            className={`flex items-center gap-1.5 border-t-[6px] pt-2 text-sm leading-snug ${reached ? 'border-line' : 'border-hair text-muted'} ${isCurrent ? 'font-semibold' : ''}`}
          >
            {isDone ? <CheckIcon size={16} className="shrink-0 text-level" /> : null}
            {step.label}
            {isDone ? <span className="sr-only"> ({doneText})</span> : null}
          </li>
        );
      })}
    </ol>
  );
}
