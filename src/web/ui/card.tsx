import type { ReactNode } from 'react';

import { classNames } from './class-names.ts';

type Props = {
  children: ReactNode;
  /** `sheet` is raised, `outline` has a border only, `sunken` is for secondary content. */
  tone?: 'sheet' | 'outline' | 'sunken';
  padding?: 'none' | 'sm' | 'md';
  as?: 'div' | 'section' | 'article' | 'li' | 'aside';
  /** Id of the heading that names a section, article or aside. */
  labelledBy?: string;
  className?: string;
};

const tones = {
  sheet: 'border-hair bg-sheet',
  outline: 'border-edge bg-transparent',
  sunken: 'border-transparent bg-sunken',
} as const;

const paddings = { none: '', sm: 'p-4', md: 'p-5 md:p-8' } as const;

/** A sheet of paper with a hairline edge. Never nest one in another. */
export function Card(props: Props) {
  const { children, tone = 'sheet', padding = 'md', as: Element = 'div', labelledBy, className } = props;
  return (
    <Element
      aria-labelledby={labelledBy}
      className={classNames('rounded-lg border', tones[tone], paddings[padding], className)}
    >
      {children}
    </Element>
  );
}
