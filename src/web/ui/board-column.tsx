import type { ReactNode } from 'react';

type Props = {
  id: string;
  title: string;
  /** How many stand in it, as far as was counted. */
  count: { count: number; isMore: boolean };
  /** Whether what is being dragged may be dropped here; null while nothing is. */
  isTarget: boolean | null;
  onDrop: () => void;
  /** Said where no card is. */
  emptyText: string;
  /** The way to all of them; null while the cards are all. */
  all: { label: string; href: string } | null;
  /** Cards, each a list item. */
  children: readonly ReactNode[];
};

/** Written number of cards, such as `25` or `999+`. */
export const countedText = ({ count, isMore }: Props['count']): string => `${count}${isMore ? '+' : ''}`;

/** One column of a board. What is dropped where it may not is explained, so a drop is taken everywhere. */
export function BoardColumn({ id, title, count, isTarget, onDrop, emptyText, all, children }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only a mouse drops; the menu of a card does the same for all
    <section
      aria-labelledby={id}
      className="board-column"
      data-target={isTarget === null ? undefined : isTarget ? 'yes' : 'no'}
      onDragOver={(event) => (isTarget === null ? undefined : event.preventDefault())}
      onDrop={(event) => {
        event.preventDefault();
        onDrop();
      }}
    >
      <h2 id={id} className="board-head">
        {title}
        <span className="figures font-normal text-muted">{countedText(count)}</span>
      </h2>
      {children.length === 0 ? <p className="px-1 text-sm text-muted">{emptyText}</p> : null}
      <ul className="grid gap-2">{children}</ul>
      {all ? (
        <a className="px-1 py-2 text-sm" href={all.href}>
          {all.label}
        </a>
      ) : null}
    </section>
  );
}
