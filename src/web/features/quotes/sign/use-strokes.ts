import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Strokes } from '#domain/quotes/signing/signed-document.ts';
import { beginStroke, drawOn, pointAt, readStrokes } from '#domain/quotes/signing/strokes.ts';

/** Strokes of a drawing by one pointer at a time, and the field that holds them; a change is an input of that field. */
export function useStrokes(start: string, fieldRef: RefObject<HTMLInputElement | null>) {
  const [strokes, setStrokes] = useState<Strokes>(() => readStrokes(start));
  const drawing = useRef<number | null>(null);
  const json = JSON.stringify(strokes);

  // The form notes what was typed by the events of its fields, which a hidden one does not send.
  const tell = useEffectEvent((drawn: string) => {
    if (drawn !== start) fieldRef.current?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  useEffect(() => tell(json), [json]);

  function pointOf(event: PointerEvent<SVGSVGElement>) {
    return pointAt({ x: event.clientX, y: event.clientY }, event.currentTarget.getBoundingClientRect());
  }

  function begin(event: PointerEvent<SVGSVGElement>): void {
    if (event.button !== 0 || drawing.current !== null) return;
    event.preventDefault();
    drawing.current = event.pointerId;
    event.currentTarget.setPointerCapture(event.pointerId);
    const point = pointOf(event);
    setStrokes((known) => beginStroke(known, point));
  }

  function move(event: PointerEvent<SVGSVGElement>): void {
    if (drawing.current !== event.pointerId) return;
    const point = pointOf(event);
    setStrokes((known) => drawOn(known, point));
  }

  function end(event: PointerEvent<SVGSVGElement>): void {
    if (drawing.current === event.pointerId) drawing.current = null;
  }

  return {
    strokes,
    json,
    undo: () => setStrokes((known) => known.slice(0, -1)),
    clear: () => setStrokes([]),
    handlers: { onPointerDown: begin, onPointerMove: move, onPointerUp: end, onPointerCancel: end },
  };
}
