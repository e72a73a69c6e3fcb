/** Vial of a spirit level with its bubble of the site diary. */
export function VialDrawing() {
  return (
    <svg viewBox="0 0 320 112" className="h-28 w-full" fill="none" aria-hidden="true" focusable="false">
      <path className="stroke-hair" d="M0 56.5h320M160.5 0v112" strokeDasharray="10 4 2 4" />
      <path
        className="fill-level-soft stroke-ink"
        strokeWidth="2.5"
        d="M72 34h176a22 22 0 0 1 0 44H72a22 22 0 0 1 0-44z"
      />
      <path className="stroke-ink" strokeWidth="2" d="M134 34v44M186 34v44M50 44h-14v24h14M270 44h14v24h-14" />
      <rect className="fill-paper stroke-level" strokeWidth="2" x="140" y="41" width="40" height="22" rx="11" />
      <path className="stroke-muted" d="M134 96h52M130 100l8-8M182 100l8-8M134 84v18M186 84v18" />
    </svg>
  );
}

/** A measured area, partly laid, for the price calculator. */
export function AreaDrawing() {
  return (
    <svg viewBox="0 0 320 112" className="h-28 w-full" fill="none" aria-hidden="true" focusable="false">
      <path className="fill-timber-soft" d="M88 14h72v48H88z" />
      <path className="stroke-timber" d="M88 38h144M88 62h144M112 14v72M136 14v72M160 14v72M184 14v72M208 14v72" />
      <path className="stroke-ink" strokeWidth="2.5" d="M88 14h144v72H88z" />
      <path
        className="stroke-muted"
        d="M88 101h144M84 105l8-8M228 105l8-8M88 92v16M232 92v16M254 14v72M250 18l8-8M250 90l8-8M246 14h16M246 86h16"
      />
      <path className="stroke-line" strokeWidth="2.5" d="m170 42 8 8 16-18" />
    </svg>
  );
}
