import { type PointerEvent, useState } from 'react';
import { moveLine } from './grid-intents.ts';
import type { Drag } from './row-props.ts';
import type { LineGridState } from './use-line-grid.ts';

/** How near to the edge of the window the page scrolls along, and by how much with each move, in px. */
const edge = { nearPx: 72, stepPx: 18 } as const;

/** Moves lines by their handle with mouse, pen or finger; the keyboard does the same by Alt and arrows. */
export function useLineDrag({ state, act }: LineGridState) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const { present } = state.history;

  function onPointerDown(event: PointerEvent<HTMLElement>): void {
    const handle = event.target instanceof Element ? event.target.closest('[data-handle]') : null;
    const line = handle?.closest<HTMLElement>('[data-line]')?.dataset['line'];
    if (!handle || line === undefined || event.button !== 0) return;
    event.preventDefault();
    handle.setPointerCapture(event.pointerId);
    setDrag({ line, to: present.findIndex(({ id }) => id === line) });
  }

  function onPointerMove(event: PointerEvent<HTMLElement>): void {
    if (!drag) return;
    const to = placeAt(event.currentTarget, { y: event.clientY, dragged: drag.line });
    if (to !== drag.to) setDrag({ ...drag, to });
    if (event.clientY < edge.nearPx) scrollBy(0, -edge.stepPx);
    else if (event.clientY > innerHeight - edge.nearPx) scrollBy(0, edge.stepPx);
  }

  function onPointerUp(): void {
    if (!drag) return;
    const line = present.find(({ id }) => id === drag.line);
    if (line && present.indexOf(line) !== drag.to) act(moveLine(line, drag.to, present.length), { isFocusKept: true });
    setDrag(null);
  }

  const handlers = { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: () => setDrag(null) };
  return { drag, handlers };
}

/** The place among the other rows at a height of the window. */
function placeAt(grid: HTMLElement, { y, dragged }: { y: number; dragged: string }): number {
  const others = [...grid.querySelectorAll<HTMLElement>('[data-line]')].filter(
    (row) => row.dataset['line'] !== dragged,
  );
  return others.filter((row) => {
    const { top, height } = row.getBoundingClientRect();
    return y > top + height / 2;
  }).length;
}
