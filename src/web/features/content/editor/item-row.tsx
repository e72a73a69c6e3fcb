import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ArrowDownIcon, ArrowUpIcon } from '../../../ui/icons/arrows.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';

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
  const { id, name, remark, isOpen, isDragged, onToggle, onRemove, children } = props;
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
        <Place {...props} />
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

/** Buttons that move it one place, and a handle for mouse and finger. */
function Place({ name, place, count, onMove }: Props) {
  const t = useTexts();
  if (count < 2) return null;
  return (
    <div className="-me-2 flex shrink-0 items-center">
      <Button size="sm" variant="quiet" disabled={place === 0} onClick={() => onMove(place - 1)}>
        <ArrowUpIcon size={20} />
        <span className="sr-only">{t('contentEditor:items.up', { name })}</span>
      </Button>
      <Button size="sm" variant="quiet" disabled={place === count - 1} onClick={() => onMove(place + 1)}>
        <ArrowDownIcon size={20} />
        <span className="sr-only">{t('contentEditor:items.down', { name })}</span>
      </Button>
      <span
        data-handle=""
        data-tip={t('contentEditor:items.drag')}
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
