import { Button } from './button.tsx';
import { ArrowDownIcon, ArrowUpIcon } from './icons/arrows.tsx';
import { Icon } from './icons/icon.tsx';

type Props = {
  /** Name the row, because there are several buttons of the kind. */
  labels: { up: string; down: string; drag: string };
  /** From 0. */
  place: number;
  count: number;
  /** To another place, from 0. */
  onMove: (to: number) => void;
};

/** Buttons that move a row one place, and a handle for mouse and finger (lib/use-row-drag.ts). A single row has none. */
export function RowMover({ labels, place, count, onMove }: Props) {
  if (count < 2) return null;
  return (
    <div className="-me-2 flex shrink-0 items-center">
      <Button size="sm" variant="quiet" disabled={place === 0} onClick={() => onMove(place - 1)}>
        <ArrowUpIcon size={20} />
        <span className="sr-only">{labels.up}</span>
      </Button>
      <Button size="sm" variant="quiet" disabled={place === count - 1} onClick={() => onMove(place + 1)}>
        <ArrowDownIcon size={20} />
        <span className="sr-only">{labels.down}</span>
      </Button>
      <span
        data-handle=""
        data-tip={labels.drag}
        aria-hidden="true"
        className="grid size-11 cursor-grab touch-none place-items-center text-muted"
      >
        <Icon size={20}>
          <path strokeWidth={3} d="M9 6v.01M15 6v.01M9 12v.01M15 12v.01M9 18v.01M15 18v.01" />
        </Icon>
      </span>
    </div>
  );
}
