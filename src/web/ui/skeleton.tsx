import type { ReactNode } from 'react';

import { classNames } from './class-names.ts';

type Props = {
  /** `line` of text, `heading`, `control` (48 px), `block` (fills what className says). */
  shape?: 'line' | 'heading' | 'control' | 'block';
  className?: string;
};

const shapes = {
  line: 'h-4 w-full',
  heading: 'h-8 w-2/3',
  control: 'h-12 w-full',
  block: 'h-32 w-full',
} as const;

/** A hatched placeholder in the size of the content that is loading. */
export function Skeleton({ shape = 'line', className }: Props) {
  return (
    <div
      aria-hidden="true"
      className={classNames('hatched animate-pencil rounded-sm text-hair', shapes[shape], className)}
    />
  );
}

type GroupProps = {
  /** Announced once to screen readers, such as "Loading...". */
  label: string;
  children: ReactNode;
  className?: string;
};

/** Skeletons of one piece of content that is loading. */
export function SkeletonGroup({ label, children, className }: GroupProps) {
  return (
    <div role="status" className={classNames('grid gap-3', className)}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
