import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { ChevronDownIcon } from './icons/arrows.tsx';

type Props = { children: ReactNode; className?: string };

/** The line that opens a disclosure, with the sign that all of them have; directly within `details`. */
export function DisclosureSummary({ children, className = 'font-semibold' }: Props) {
  return (
    <summary
      className={classNames(
        'flex min-h-11 w-fit cursor-pointer list-none items-center gap-2 py-2 [&::-webkit-details-marker]:hidden',
        '[details[open]>&>svg]:rotate-180',
        className,
      )}
    >
      <ChevronDownIcon size={20} />
      {children}
    </summary>
  );
}
