import { type PointerEvent, useState } from 'react';

/** A row that is being moved, and its place among all of them. */
export type RowDrag = { id: string; to: number };

/** Moves rows by their handle with mouse, pen or finger; the keyboard has buttons for it. `onMoved` gets all ids in their new order. */
export function useRowDrag(ids: readonly string[], onMoved: (ids: string[]) => void) {
  const [drag, setDrag] = useState<RowDrag | null>(null);

  function onPointerDown(event: PointerEvent<HTMLElement>): void {
    const handle = event.target instanceof Element ? event.target.closest('[data-handle]') : null;
    const id = handle?.closest<HTMLElement>('[data-row]')?.dataset['row'];
    if (!handle || id === undefined || event.button !== 0) return;
    event.preventDefault();
    handle.setPointerCapture(event.pointerId);
    setDrag({ id, to: ids.indexOf(id) });
  }

  function onPointerMove(event: PointerEvent<HTMLElement>): void {
    if (!drag) return;
    const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
    const others = rows.filter((row) => row.dataset['row'] !== drag.id);
    const to = others.filter((row) => {
      const { top, height } = row.getBoundingClientRect();
      return event.clientY > top + height / 2;
    }).length;
    if (to !== drag.to) setDrag({ ...drag, to });
  }

  function onPointerUp(): void {
    if (drag && ids[drag.to] !== drag.id) onMoved(moveRow(ids, drag));
    setDrag(null);
  }

  const shown = drag ? moveRow(ids, drag) : ids;
  return { drag, shown, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: () => setDrag(null) } };
}

/** All ids with one at another place. */
export const moveRow = (ids: readonly string[], { id, to }: RowDrag): string[] =>
  ids.filter((each) => each !== id).toSpliced(to, 0, id);
