type Props = { number: number; isDone?: boolean };

/** A plumb bob with a number, whose tip shows the place: what a mark looks like. 32 wide, 42 high, the tip at 0, 0. */
export function PinShape({ number, isDone = false }: Props) {
  return (
    <>
      <path
        d="M0 0 L-11.5 -17 A15 15 0 1 1 11.5 -17 Z"
        className={isDone ? 'pin-shape fill-paper stroke-level' : 'pin-shape fill-ink stroke-paper'}
      />
      <text
        y="-21"
        textAnchor="middle"
        className={isDone ? 'pin-number figures fill-level' : 'pin-number figures fill-paper'}
      >
        {number}
      </text>
    </>
  );
}

/** The same in a line of text, before what the mark says. */
export function PinSign(props: Props) {
  return (
    <svg viewBox="-17 -43 34 45" width="27" height="36" aria-hidden="true" focusable="false" className="shrink-0">
      <PinShape {...props} />
    </svg>
  );
}
