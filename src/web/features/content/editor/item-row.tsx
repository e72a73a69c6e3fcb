import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { RowMover } from '../../../ui/row-mover.tsx';

type Props = {
  id: string;
  name: string;
  /** Beside the name: what is missing or refused. */
  remark: { text: string; isError: boolean } | null;
  place: number;
  count: number;
  isOpen: boolean;
  isDragged: boolean;
  onToggle: () => void;
  /** To another place, from 0. */
  onMove: (to: number) => void;
  onRemove: () => void;
  children: ReactNode;
};

/** One entry of a kind: its first words, the way to open and to move it, and its fields while it is open. */
export function ItemRow(props: Props) {
  const t = useTexts();
  const { id, name, remark, place, count, isOpen, isDragged, onToggle, onMove, onRemove, children } = props;
  return (
    <li data-row={id} className={`border-b border-hair ${isDragged ? 'bg-timber-soft' : ''}`}>
      <div className="flex items-start gap-x-4 py-2">
        <div className="grid min-w-0 flex-1 justify-items-start gap-1">
          <h3 className="text-base">
            <button
              id={`content-open-${id}`}
              type="button"
              aria-expanded={isOpen}
              className="py-1.5 text-start wrap-anywhere underline decoration-edge underline-offset-4 pointer-coarse:py-2.5"
              onClick={onToggle}
            >
              {name}
            </button>
          </h3>
          {remark ? <Badge tone={remark.isError ? 'stopped' : 'waiting'}>{remark.text}</Badge> : null}
        </div>
        <RowMover
          {...{ place, count, onMove }}
          labels={{
            up: t('contentEditor:items.up', { name }),
            down: t('contentEditor:items.down', { name }),
            drag: t('contentEditor:items.drag'),
          }}
        />
      </div>
      {isOpen ? (
        <div className="grid gap-5 pt-2 pb-6">
          {children}
          <Button
            size="sm"
            variant="danger"
            className="justify-self-start"
            aria-label={t('contentEditor:items.removeNamed', { name })}
            onClick={onRemove}
          >
            {t('contentEditor:items.remove')}
          </Button>
        </div>
      ) : null}
    </li>
  );
}
