type Props = { title: string };

const bricks = Array.from({ length: 9 }, (_, row) => 214 + row * 14);
/** Millimetres, with the thin gap that drawings have. */
const measures = { width: '8\u00A0400', height: '4\u00A0250' };
const tiles = [0, 1, 2, 3, 4, 5];

/** Elevation of a small house under a plumb line, drawn as on a working drawing: outlines, hatching, measures. */
export function FacadeDrawing({ title }: Props) {
  return (
    <svg viewBox="0 0 520 400" className="h-auto w-full" role="img" aria-label={title} fill="none">
      <g className="stroke-hair" strokeWidth="1">
        <path d="M20 340.5h480M20 60.5h480M110.5 30v340M410.5 30v340" strokeDasharray="10 4 2 4" />
      </g>
      <g className="stroke-ink" strokeWidth="2.5" strokeLinejoin="round">
        <path d="M110 180v160h300V180" />
        <path d="M84 194 260 70l176 124-12 14L260 92 96 208z" className="fill-paper" />
        <path d="M336 118V76h28v62" />
        <path d="M40 340h440" />
      </g>
      <g className="stroke-timber" strokeWidth="1">
        {tiles.map((tile) => (
          <path
            key={tile}
            d={`M${252 - tile * 27} ${88 + tile * 19}l10-7M${268 + tile * 27} ${88 + tile * 19}l-10-7`}
          />
        ))}
        {bricks.map((y, row) => (
          <path key={y} d={`M112 ${y}h40M${row % 2 ? 126 : 138} ${y}v14`} />
        ))}
      </g>
      <g className="stroke-ink" strokeWidth="2">
        <path d="M296 220h76v60h-76zM334 220v60M296 250h76" />
        <path d="M180 232h60v108h-60zM188 240h44v36h-44zM230 292v10" />
        <path d="M288 286h92" />
      </g>
      <g className="stroke-muted" strokeWidth="1">
        <path d="M110 364h300M106 368l8-8M406 368l8-8M110 352v18M410 352v18" />
        <path d="M456 180v160M452 184l8-8M452 344l8-8M444 180h18M444 340h18" />
      </g>
      <g className="fill-muted font-sans text-sm">
        <text x="260" y="386" textAnchor="middle">
          {measures.width}
        </text>
        <text x="478" y="264" textAnchor="middle" transform="rotate(-90 478 264)">
          {measures.height}
        </text>
      </g>
      <path className="stroke-line" d="M260 20v268" strokeWidth="2" />
      <path className="fill-ink" d="M256 288h8v6h-8z" />
      <path
        className="fill-line"
        d="M250 294h20l3 4v11c0 2-.6 4-1.6 5.600L265 324h-10l-6.400-9.400c-1-1.600-1.600-3.600-1.600-5.600v-11z"
      />
      <path className="fill-ink" d="M255 324h10l-5 12z" />
      <circle className="fill-paper stroke-ink" cx="260" cy="20" r="6" strokeWidth="2" />
    </svg>
  );
}
