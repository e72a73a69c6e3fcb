import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';
import { wantsCalm } from '../../lib/browser/calm-motion.ts';
import { useRotation } from './use-rotation.ts';

const swipePx = 50;
const fadeMs = 220;

type Point = { x: number; y: number };

/** State of a carousel whose track scrolls by whole slides: the scroll position says which slide is shown. */
export function useCarousel(track: RefObject<HTMLDivElement | null>, count: number) {
  const touchedAt = useRef<Point>(null);
  const [current, setCurrent] = useState(0);
  const rotation = useRotation(() => show(current + 1));

  function show(index: number): void {
    const box = track.current;
    const shown = (index + count) % count;
    if (!box || shown === current) return;
    box.scrollTo({ left: (shown * box.scrollWidth) / count, behavior: 'instant' });
    // The scroll event fires a frame later, and a second press may come before it.
    setCurrent(shown);
    if (!wantsCalm()) box.children[shown]?.animate([{ opacity: 0 }, { opacity: 1 }], { duration: fadeMs });
  }

  function followScroll(): void {
    const box = track.current;
    if (box) setCurrent(Math.round((box.scrollLeft * count) / box.scrollWidth));
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    show(current + step);
  }

  /** A touch pauses the rotation for good, so that people read at their own pace. A mouse selects text instead. */
  function onPointerDown({ pointerType, clientX, clientY }: PointerEvent): void {
    if (pointerType === 'mouse') return;
    touchedAt.current = { x: clientX, y: clientY };
    rotation.pause();
  }

  function onPointerUp({ clientX, clientY }: PointerEvent): void {
    const start = touchedAt.current;
    touchedAt.current = null;
    if (!start) return;
    const across = clientX - start.x;
    if (Math.abs(across) >= swipePx && Math.abs(across) > Math.abs(clientY - start.y))
      show(current - Math.sign(across));
  }

  return {
    ...rotation,
    current,
    show,
    frame: { ...rotation.holds, onKeyDown },
    trackEvents: {
      onScroll: followScroll,
      onPointerDown,
      onPointerUp,
      onPointerCancel: () => {
        touchedAt.current = null;
      },
    },
  };
}
