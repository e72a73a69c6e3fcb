import type { ReactNode } from 'react';

export type IconProps = {
  /** Edge length in pixels. */
  size?: 16 | 20 | 24 | 32 | 40 | 48;
  className?: string;
  /** Accessible name; without it the icon is decorative and hidden from screen readers. */
  title?: string;
};

type Props = IconProps & { children: ReactNode };

/** Stroke in grid units: about 2 px on the screen for larger icons. */
const strokes = { 16: 1.9, 20: 1.75, 24: 1.75, 32: 1.5, 40: 1.35, 48: 1.2 } as const;

/** Frame of every icon: a 24 grid, 1.75 px stroke in the text's colour. */
export function Icon({ size = 24, className = '', title, children }: Props) {
  return (
    <svg
      className={`shrink-0 ${className}`}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokes[size]}
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      {...(title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title })}
    >
      {children}
    </svg>
  );
}
