import type { ReactNode } from 'react';
import { AxisHeading } from '../../../ui/axis-heading.tsx';

type Props = {
  /** Id of the section, which can take the focus; its heading gets `<id>-title`. */
  id: string;
  title: string;
  lead?: string;
  /** State in a word, such as a badge. */
  badge?: ReactNode;
  children: ReactNode;
};

/** One subject of the settings: heading on the line, on wide screens beside what belongs to it. */
export function SettingsSection({ id, title, lead, badge, children }: Props) {
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-6 gap-x-12 gap-y-5 lg:grid-cols-[17rem_minmax(0,1fr)]"
    >
      <div className="grid content-start justify-items-start gap-2">
        <AxisHeading level={2} size="part" id={`${id}-title`}>
          {title}
        </AxisHeading>
        {badge}
        {lead ? <p className="max-w-prose text-sm text-muted">{lead}</p> : null}
      </div>
      <div className="grid max-w-xl min-w-0 content-start gap-5">{children}</div>
    </section>
  );
}
