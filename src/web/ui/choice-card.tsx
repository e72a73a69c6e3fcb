import type { ReactNode } from 'react';

export type Choice = {
  value: string;
  label: string;
  description?: string | undefined;
  /** Trailing figure, such as a price or a number of weeks. */
  figure?: string | undefined;
  icon?: ReactNode;
  isDisabled?: boolean | undefined;
};

type Props = {
  choice: Choice;
  id: string;
  name: string;
  type: 'radio' | 'checkbox';
  /** Undefined leaves the state to the form. */
  isChosen: boolean | undefined;
  isChosenAtFirst: boolean | undefined;
  isInvalid: boolean;
  /** Called with the input that was changed. */
  onToggle: (input: HTMLInputElement) => void;
};

/** One card of ChoiceCards: a native input inside a label, which is the target. */
export function ChoiceCard(props: Props) {
  const { choice, id, name, type, isChosen, isChosenAtFirst, isInvalid, onToggle } = props;
  const { value, label, description, figure, icon, isDisabled } = choice;
  const details = [description && `${id}-text`, figure && `${id}-figure`].filter(Boolean).join(' ');
  return (
    <label className="choice" htmlFor={id}>
      <input
        id={id}
        className="choice-input"
        type={type}
        name={name}
        value={value}
        disabled={isDisabled}
        {...(isChosen === undefined ? { defaultChecked: isChosenAtFirst } : { checked: isChosen })}
        onChange={(event) => onToggle(event.currentTarget)}
        aria-labelledby={`${id}-label`}
        aria-describedby={details || undefined}
        aria-invalid={isInvalid || undefined}
      />
      {icon && <span className="choice-icon">{icon}</span>}
      <span className="choice-body">
        <span id={`${id}-label`} className="choice-label">
          {label}
        </span>
        {figure && (
          <span id={`${id}-figure`} className="choice-figure">
            {figure}
          </span>
        )}
        {description && (
          <span id={`${id}-text`} className="choice-description">
            {description}
          </span>
        )}
      </span>
    </label>
  );
}
