import { classNames } from './class-names.ts';

type Props = {
  size?: 20 | 24 | 48;
  className?: string;
  /** For screen readers; leave it out if other text says the same. */
  label?: string;
};

/** Spinner: a small swinging plumb bob. Does not move with reduced motion. */
export function Spinner({ size = 24, className, label }: Props) {
  return (
    <span className={classNames('inline-flex', className)} {...(label !== undefined && { role: 'status' })}>
      <svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true" focusable="false">
        <path d="M5 2.5h14" stroke="currentColor" strokeWidth="2" />
        <g className="origin-[50%_10%] animate-swing">
          <path d="M12 2.5V12" stroke="currentColor" strokeWidth="1.5" />
          <path d="M8.5 11h7v4.5L12 22.5l-3.5-7z" fill="currentColor" />
        </g>
      </svg>
      {label !== undefined && <span className="sr-only">{label}</span>}
    </span>
  );
}
