import { type Choice, ChoiceCard } from './choice-card.tsx';
import { FieldError } from './field-error.tsx';

type Props = {
  /** Id of the first input (an error summary leads there); others get `<id>-<value>`. */
  id: string;
  name: string;
  type: 'radio' | 'checkbox';
  legend: string;
  /** Shows the legend as a heading on the screen (default) or to screen readers only. */
  isLegendHidden?: boolean;
  hint?: string | undefined;
  error?: string | undefined;
  mark?: string | undefined;
  choices: readonly Choice[];
  /** Selected values, for a controlled group; a radio group has one at most. */
  value?: readonly string[];
  /** Initially selected values, for an uncontrolled group. */
  defaultValue?: readonly string[];
  /** Called with all selected values after a change. */
  onChange?: (value: readonly string[]) => void;
  isRequired?: boolean;
  /** `rows` for texts of some length, `tiles` for short names with an icon. */
  layout?: 'rows' | 'tiles';
  /** Columns on a wide screen. */
  columns?: 1 | 2 | 3;
};

/** A fieldset of native radios or checkboxes shown as large cards; works in a plain form. */
export function ChoiceCards(props: Props) {
  const { id, name, type, hint, error, choices, value, defaultValue, onChange, layout = 'rows', columns = 1 } = props;
  return (
    <fieldset {...groupAttributes(props)} data-invalid={error ? '' : undefined} className="grid min-w-0 gap-3">
      <Legend {...props} />
      {hint && (
        <p id={`${id}-hint`} className="max-w-prose text-muted">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <div className="choice-grid" data-layout={layout} data-columns={columns}>
        {choices.map((choice, index) => (
          <ChoiceCard
            key={choice.value}
            choice={choice}
            id={index === 0 ? id : `${id}-${choice.value}`}
            name={name}
            type={type}
            isChosen={value?.includes(choice.value)}
            isChosenAtFirst={defaultValue?.includes(choice.value)}
            isInvalid={type === 'checkbox' && Boolean(error)}
            onToggle={(input) => onChange?.(listChosen(input))}
          />
        ))}
      </div>
    </fieldset>
  );
}

function Legend({ legend, isLegendHidden = false, mark }: Props) {
  return (
    <legend className={isLegendHidden ? 'sr-only' : 'mb-3 font-display text-xl font-semibold'}>
      {legend}
      {mark !== undefined && <span className="ms-2 font-sans text-sm font-normal text-muted">{mark}</span>}
    </legend>
  );
}

/** ARIA defines "required" and "invalid" for a group of radios, but not for one of checkboxes. */
function groupAttributes({ id, type, hint, error, isRequired }: Props) {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const description = { 'aria-describedby': describedBy || undefined };
  if (type === 'checkbox') return description;
  return {
    ...description,
    role: 'radiogroup',
    'aria-invalid': Boolean(error) || undefined,
    'aria-required': isRequired || undefined,
  };
}

/** Reads the inputs, so that controlled and uncontrolled groups return the same, in visible order. */
function listChosen(input: HTMLInputElement): string[] {
  const inputs = input.closest('fieldset')?.querySelectorAll<HTMLInputElement>('.choice-input:checked') ?? [];
  return Array.from(inputs, (chosen) => chosen.value);
}
