import type { ReactNode } from 'react';

type Props = {
  /** Search field and selects. */
  children: ReactNode;
  /** Link that resets the filters; null while none is active. */
  reset: { label: string; href: string } | null;
};

/** Filter bar of a list; its line wraps. */
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
