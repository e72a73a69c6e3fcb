import type { ReactNode } from 'react';

type Props = {
  /** Id of the section; its heading gets `<id>-title`. */
  id: string;
  title: string;
  lead?: string | undefined;
  /** At the end of the heading's line. */
  action?: ReactNode;
  children: ReactNode;
};

/** One subject of a customer's page. */
export function CustomerSection({ id, title, lead, action, children }: Props) {
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className="grid scroll-mt-6 content-start gap-3">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b-2 border-ink pb-2">
        <h2 id={`${id}-title`} className="text-lg">
          {title}
        </h2>
        {action}
      </div>
      {lead ? <p className="max-w-prose text-sm text-muted">{lead}</p> : null}
      {children}
    </section>
  );
}
