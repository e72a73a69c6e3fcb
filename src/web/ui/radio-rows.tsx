import type { ReactNode } from 'react';

import { classNames } from './class-names.ts';

export type RadioChoice = { value: string; label: ReactNode; note?: ReactNode };

type Props = {
  name: string;
  legend: string;
  hint?: string;
  choices: readonly RadioChoice[];
  value: string;
  onChoose: (value: string) => void;
};

/** Radio buttons in small rows, for dialogs of the back office. */
export function RadioRows({ name, legend, hint, choices, value, onChoose }: Props) {
  return (
    <fieldset className="grid min-w-0 content-start gap-1.5" aria-describedby={hint ? `${name}-hint` : undefined}>
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      {hint && (
        <p id={`${name}-hint`} className="max-w-prose text-sm text-muted">
          {hint}
        </p>
      )}
      {choices.map((choice) => (
        <label
          key={choice.value}
          className={classNames(
            'flex min-h-11 cursor-pointer items-center gap-3 rounded-md border px-3 py-1.5 hover:bg-sunken',
            choice.value === value ? 'border-ink bg-sunken' : 'border-edge',
          )}
        >
          <input
            type="radio"
            className="size-4.5 shrink-0 appearance-none rounded-full border-2 border-edge bg-sheet checked:border-6 checked:border-ink forced-colors:appearance-auto"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChoose(choice.value)}
          />
          <span className="grid min-w-0 leading-snug wrap-anywhere">
            {choice.label}
            {choice.note && <span className="text-sm text-muted">{choice.note}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
