import type { ReactNode } from 'react';
import type { BoardColumn as Column } from '#contract/service-requests/request-board.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';

type Props = {
  column: Column;
  /** Whether what is being dragged may be dropped here; null while nothing is. */
  isTarget: boolean | null;
  onDrop: () => void;
  /** Address of the list with all requests of the status. */
  address: string;
  children: ReactNode;
};

/** The requests of one status. What is dropped where it may not is explained, so a drop is taken everywhere. */
export function BoardColumn({ column, isTarget, onDrop, address, children }: Props) {
  const t = useTexts();
  const { status, count, rows } = column;
  const id = `board-${status}`;
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
        {t(`serviceRequests:statuses.${status}`)}
        <span className="figures font-normal text-muted">
          {count.count}
          {count.isMore ? '+' : ''}
        </span>
      </h2>
      {rows.length === 0 ? <p className="px-1 text-sm text-muted">{t('serviceRequests:board.empty')}</p> : null}
      <ul className="grid gap-2">{children}</ul>
      {count.count > rows.length ? (
        <a className="px-1 py-2 text-sm" href={address}>
          {t('serviceRequests:board.all', { number: `${count.count}${count.isMore ? '+' : ''}` })}
        </a>
      ) : null}
    </section>
  );
}
