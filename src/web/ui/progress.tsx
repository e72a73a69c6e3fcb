type Props = {
  /** What is measured, for screen readers and shown above the bar. */
  label: string;
  value: number;
  max: number;
  /** The value in words, such as "3 of 5 milestones". */
  valueText?: string;
  isLabelHidden?: boolean;
};

/** Progress as a native progress element. */
export function Progress({ label, value, max, valueText, isLabelHidden = false }: Props) {
  return (
    <label className="relative grid gap-1.5">
      <span className={isLabelHidden ? 'sr-only' : 'flex justify-between gap-4 text-sm'}>
        <span className="font-semibold">{label}</span>
        {valueText && <span className="figures text-muted">{valueText}</span>}
      </span>
      <progress className="progress" value={value} max={max}>
        {valueText}
      </progress>
    </label>
  );
}
