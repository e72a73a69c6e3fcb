/** Positions of the marks and ends of their leaders, in the order of the skills. */
const marks = [
  { sign: 'A', x: 34, y: 40, leader: 'M47 44 108 58' },
  { sign: 'B', x: 34, y: 132, leader: 'M47 132h73' },
  { sign: 'C', x: 486, y: 92, leader: 'M474 98l-82 34' },
  { sign: 'D', x: 34, y: 262, leader: 'M47 260 150 240' },
  { sign: 'E', x: 486, y: 176, leader: 'M480 189l-8 30' },
  { sign: 'F', x: 34, y: 346, leader: 'M47 348 118 356' },
];

/**
 * A web page drawn like an elevation, with marks A to F for the six skills. Decorative: the list has the same content.
 */
export function PageDrawing() {
  return (
    <svg viewBox="0 0 520 380" className="h-auto w-full" fill="none" aria-hidden="true" focusable="false">
      <g className="stroke-ink" strokeWidth="2.5" strokeLinejoin="round">
        <path d="M96 28h320v312H96z" className="fill-paper" />
        <path d="M64 340h384" />
      </g>
      <g className="stroke-ink" strokeWidth="2">
        <path d="M96 60h320M292 92h100v88H292zM120 212h140v96H120z" />
        <path d="M446 220h52v40h-52zM446 284h52v40h-52z" className="fill-paper" />
      </g>
      <path
        className="stroke-timber"
        d="M100 356l14-14M124 356l14-14M148 356l14-14M172 356l14-14M196 356l14-14M220 356l14-14M244 356l14-14M268 356l14-14M292 356l14-14M316 356l14-14M340 356l14-14M364 356l14-14M388 356l14-14M96 357h320"
      />
      <g className="stroke-muted" strokeWidth="1.5">
        <path d="M120 104h132M120 122h148M120 140h120M120 158h140M120 176h72" />
        <path d="M304 110h76M304 128h50M304 160h30" />
        <path d="M120 276c30-26 52 10 82-14s36-6 58-20M176 212c-8 34 10 60-6 96" />
        <path d="M454 232h36M454 244h24M454 296h36M454 308h24" />
        <path d="M284 228h108M284 250h108M284 272h60" />
      </g>
      <path className="stroke-line" strokeWidth="3" d="M96 60h212" />
      <path
        className="stroke-ink"
        strokeWidth="2"
        d="M284 290h72v18h-72zM356 299h90M438 292l8 7-8 7M446 240h-30M472 260v24"
      />
      <path className="fill-level" d="M358 122h12v12h-12z" />
      <path className="fill-line" d="M196 236a12 12 0 0 1 24 0c0 9-12 22-12 22s-12-13-12-22z" />
      <circle className="fill-paper" cx="208" cy="236" r="4" />
      {marks.map(({ sign, x, y, leader }) => (
        <g key={sign}>
          <path className="stroke-edge" d={leader} />
          <circle className="fill-paper stroke-ink" cx={x} cy={y} r="14" strokeWidth="2" />
          <text className="fill-ink font-display text-sm font-semibold" x={x} y={y + 5} textAnchor="middle">
            {sign}
          </text>
        </g>
      ))}
    </svg>
  );
}
