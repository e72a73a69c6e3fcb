import type { ReactNode } from 'react';

type Props = { title: string; lead?: string | undefined; children: ReactNode };

/** A part of a quote's document with its heading. */
export function SheetSection({ title, lead, children }: Props) {
  return (
    <section className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-xl">{title}</h2>
        {lead ? <p className="max-w-prose text-muted">{lead}</p> : null}
      </div>
      {children}
    </section>
  );
}

/** Text as the agency typed it, with its line breaks. */
export function TypedText({ children }: { children: string }) {
  return <p className="max-w-prose whitespace-pre-line wrap-anywhere">{children}</p>;
}
