import type { ReactNode } from 'react';

type Props = {
  /** Search and choices. */
  children: ReactNode;
  /** The way back to everything; null while nothing is narrowed. */
  reset: { label: string; href: string } | null;
};

/** What narrows a list, in a line that breaks where there is no room. */
export function FilterBar({ children, reset }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      {children}
      {reset ? (
        <a className="inline-flex min-h-9 items-center px-2 text-sm pointer-coarse:min-h-11" href={reset.href}>
          {reset.label}
        </a>
      ) : null}
    </div>
  );
}
