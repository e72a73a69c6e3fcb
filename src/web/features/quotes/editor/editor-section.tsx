import { type ReactNode, useId } from 'react';

type Props = {
  title: string;
  /** One sentence beneath the heading. */
  lead?: string;
  children: ReactNode;
  /** At the end of the heading's line. */
  aside?: ReactNode;
  /** The content takes the whole width, beneath its heading. */
  isWide?: boolean;
};

/** One part of the editor: its heading stands in the margin where there is room for it. */
export function EditorSection({ title, lead, children, aside, isWide = false }: Props) {
  const id = useId();
  const columns = isWide ? '' : 'xl:grid-cols-[13rem_minmax(0,1fr)]';
  return (
    <section
      aria-labelledby={id}
      className={`grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-x-10 gap-y-4 border-t border-ink pt-4 ${columns}`}
    >
      <div
        className={`flex flex-wrap items-start gap-x-4 gap-y-1 ${isWide ? 'justify-between' : 'xl:grid xl:content-start'}`}
      >
        <div className="grid gap-1">
          <h2 id={id} className="text-lg">
            {title}
          </h2>
          {lead === undefined ? null : <p className="text-sm text-muted">{lead}</p>}
        </div>
        {aside}
      </div>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-5">{children}</div>
    </section>
  );
}
