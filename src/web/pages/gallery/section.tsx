import type { ReactNode } from 'react';

type Props = { name: string; children: ReactNode };

/** One chapter of the gallery. */
export function Section({ name, children }: Props) {
  return (
    <section className="gallery-section">
      <h2 className="text-2xl">{name}</h2>
      <div className="gallery-stack">{children}</div>
    </section>
  );
}
