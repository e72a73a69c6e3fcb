import { useId } from 'react';

type Props = { text: string; hint?: string; id?: string; isChecked: boolean; onChange: (isChecked: boolean) => void };

/** A checkbox with its words beside it. */
export function CheckboxLine({ text, hint, id, isChecked, onChange }: Props) {
  const own = useId();
  return (
    <label htmlFor={id ?? own} className="flex items-start gap-3">
      <input
        id={id ?? own}
        type="checkbox"
        className="choice-input shrink-0 focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-ink"
        checked={isChecked}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span className="wrap-anywhere">
        {text}
        {hint === undefined ? null : <span className="block text-sm text-muted">{hint}</span>}
      </span>
    </label>
  );
}
