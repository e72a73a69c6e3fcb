import type { ReactNode, Ref } from 'react';

import { classNames } from './class-names.ts';

type Props = {
  level: 1 | 2 | 3;
  children: ReactNode;
  id?: string;
  /** `hero` for the headline of a landing page; otherwise the size follows the level. */
  size?: 'hero' | 'page' | 'section' | 'part';
  /** To move the focus here after a change of page. */
  ref?: Ref<HTMLHeadingElement>;
  className?: string;
};

const sizes = { hero: 'text-4xl', page: 'text-3xl', section: 'text-2xl', part: 'text-xl' } as const;
const sizeOfLevel = { 1: 'page', 2: 'section', 3: 'part' } as const;

/** A heading that hangs on the plumb line. Must be a direct child of a PlumbLine. */
export function AxisHeading({ level, children, id, size, ref, className }: Props) {
  const Heading = `h${level}` as const;
  return (
    <Heading
      id={id}
      ref={ref}
      tabIndex={level === 1 ? -1 : undefined}
      className={classNames('hang', sizes[size ?? sizeOfLevel[level]], className)}
    >
      {children}
    </Heading>
  );
}
