import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';

type Props = { id: string; title: string; lead: string; className?: string; children: ReactNode };

/** What the chosen look comes to, under a heading with a line that explains it. */
export function LookSection({ id, title, lead, className, children }: Props) {
  const titleId = `${id}-title`;
  return (
    <section aria-labelledby={titleId} className={classNames('grid', className, 'gap-4')}>
      <div>
        <h2 id={titleId} className="text-lg">
          {title}
        </h2>
        <p className="text-sm text-muted">{lead}</p>
      </div>
      {children}
    </section>
  );
}
