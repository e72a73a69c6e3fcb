import { type ReactNode, useId } from 'react';

type Props = {
  title: string;
  children: ReactNode;
  /** Beside the heading, such as a link to the same thing on paper. */
  aside?: ReactNode;
  className?: string;
};

/** One part of a request under its own heading. */
export function RequestSection({ title, children, aside, className = '' }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4 ${className}`}>
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {aside ? <div className="-me-3.5">{aside}</div> : null}
      </div>
      {children}
    </section>
  );
}
