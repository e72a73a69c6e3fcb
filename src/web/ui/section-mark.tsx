type Props = {
  /** One or two characters: a letter or a number. */
  children: string;
  className?: string;
};

/** Section mark of a drawing: a character in a ring, with the arrow of the view. */
export function SectionMark({ children, className }: Props) {
  return (
    <svg className={className} width="48" height="48" viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <path className="fill-ink" d="M24 1 47 24H1z" />
      <circle className="fill-paper stroke-ink" cx="24" cy="24" r="16" strokeWidth="2" />
      <text className="fill-ink font-display text-lg font-semibold" x="24" y="30.5" textAnchor="middle">
        {children}
      </text>
    </svg>
  );
}
