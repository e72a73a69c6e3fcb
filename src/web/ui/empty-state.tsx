import type { ReactNode } from 'react';

type Props = {
  title: string;
  /** One sentence: the next step. */
  text?: string;
  icon?: ReactNode;
  /** The next step as a button. */
  action?: ReactNode;
  headingLevel?: 2 | 3;
};

/** Empty state: what is missing, and the next step. */
export function EmptyState({ title, text, icon, action, headingLevel = 2 }: Props) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <div className="crop-marks grid justify-items-start gap-4 p-8 md:p-12">
      {icon && <span className="text-muted">{icon}</span>}
      <div className="grid gap-1.5">
        <Heading className="text-xl">{title}</Heading>
        {text && <p className="max-w-prose text-muted">{text}</p>}
      </div>
      {action}
    </div>
  );
}
