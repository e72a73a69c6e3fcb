import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { markLimits } from '#domain/projects/handovers/mark.ts';
import { useTexts } from '../../../../lib/texts/use-texts.ts';
import { PinSign } from '../../handovers/pin.tsx';

/** Thousandths of a picture. */
export type Point = { x: number; y: number };

type Props = {
  id: string;
  number: number;
  point: Point;
  onMove: (point: Point) => void;
  /** It was pressed and not moved. */
  onPress: () => void;
};

/** One arrow key moves by a hundredth of the picture, with Shift by a twentieth. */
const step = 10;
const longStep = 50;
const ways: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const within = (value: number) => Math.min(markLimits.whole, Math.max(0, Math.round(value)));

/** The point of a box at which somebody presses, in thousandths of its sides. */
export function pointIn(box: DOMRect, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { whole } = markLimits;
  return {
    x: within(((clientX - box.left) / box.width) * whole),
    y: within(((clientY - box.top) / box.height) * whole),
  };
}

/** A mark on a picture that can be moved: dragged by finger, pen or mouse, or moved by arrow keys (I7). */
export function PinHandle({ id, number, point, onMove, onPress }: Props) {
  const t = useTexts();
  const [drag, setDrag] = useState<{ hasMoved: boolean; start: { clientX: number; clientY: number } } | null>(null);
  const inPercent = { n: number, x: Math.round(point.x / 10), y: Math.round(point.y / 10) };

  function moveByKey(event: KeyboardEvent<HTMLButtonElement>) {
    const way = ways[event.key];
    if (!way) return;
    event.preventDefault();
    const by = event.shiftKey ? longStep : step;
    onMove({ x: within(point.x + way.x * by), y: within(point.y + way.y * by) });
  }

  function moveByPointer(event: PointerEvent<HTMLButtonElement>) {
    const box = event.currentTarget.parentElement?.getBoundingClientRect();
    if (!drag || !box) return;
    // A finger that trembles does not drag.
    const isFar = Math.hypot(event.clientX - drag.start.clientX, event.clientY - drag.start.clientY) > 4;
    if (!drag.hasMoved && !isFar) return;
    setDrag({ ...drag, hasMoved: true });
    onMove(pointIn(box, event));
  }

  return (
    <>
      <button
        id={id}
        type="button"
        className="pin-handle"
        style={{ left: `${point.x / 10}%`, top: `${point.y / 10}%` }}
        aria-label={t('projectApprovals:marking.pin', inPercent)}
        onKeyDown={moveByKey}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          setDrag({ hasMoved: false, start: { clientX: event.clientX, clientY: event.clientY } });
        }}
        onPointerMove={moveByPointer}
        onPointerUp={() => {
          if (drag && !drag.hasMoved) onPress();
          setDrag(null);
        }}
        onPointerCancel={() => setDrag(null)}
      >
        <PinSign number={number} />
      </button>
      <span role="status" className="sr-only">
        {t('projectApprovals:marking.at', inPercent)}
      </span>
    </>
  );
}
