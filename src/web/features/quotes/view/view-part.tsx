import { type ReactNode, useId } from 'react';

type Props = { title: string; children: ReactNode };

/** One part beside the document under its own heading. */
export function ViewPart({ title, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-3">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}
