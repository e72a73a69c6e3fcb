import type { ReactNode } from 'react';

type Props = { href: string; children: ReactNode };

/** The way from a section to the whole list, beside its heading. */
export function SectionLink({ href, children }: Props) {
  return (
    <a className="inline-flex min-h-9 items-center text-sm pointer-coarse:min-h-11" href={href}>
      {children}
    </a>
  );
}
