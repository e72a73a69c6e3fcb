import type { ReactNode } from 'react';

type Props = { title: string; className?: string; children: ReactNode };

/** A part of the signing page, whose heading stands at the plumb line. */
export function SignSection({ title, className = '', children }: Props) {
  return (
    <section className={`grid gap-5 ${className}`}>
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  );
}
