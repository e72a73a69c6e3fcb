import type { ReactNode } from 'react';

/** The tool of each step: outlines 2 px, one coloured detail. */
const drawings = {
  /** Folding rule. */
  survey: (
    <>
      <path d="M4 69 40 15l9 6-32 48zM40 15l9 6 27 40-8 5L36 26M68 66l8-5 10-42 11 3-11 47H68" />
      <path className="stroke-muted" strokeWidth="1.5" d="m14 54 5 3M20 45l5 3M26 36l5 3M82 36l5 1M79 47l5 1" />
      <circle className="fill-line stroke-none" cx="44" cy="21" r="3.5" />
    </>
  ),
  /** Set square and pencil. */
  drawing: (
    <>
      <path d="M6 69V15l58 54zM18 57V42l17 15z" />
      <path d="m60 58 30-44 9 6-30 44-12 5zM84 23l9 6M60 58l9 6" />
      <path className="fill-line stroke-none" d="m57 69 2-6 4 3z" />
    </>
  ),
  /** Trowel over two courses of brick. */
  build: (
    <>
      <path d="M4 41h60v28H4zM4 55h60M24 41v14M46 41v14M14 55v14M36 55v14M56 55v14" />
      <path d="m36 30 34-14 10 14zM76 23h8l4-9M86 15l6-11 7 4-7 11z" />
      <path className="stroke-timber" strokeWidth="3" d="M8 37h40" />
    </>
  ),
  /** Spirit level. */
  check: (
    <>
      <path d="M2 43h98v26H2zM40 43h24v14H40zM48 43v14M56 43v14" />
      <circle cx="16" cy="56" r="7" />
      <circle cx="86" cy="56" r="7" />
      <path className="fill-level stroke-none" d="M49.5 46h5v8h-5z" />
    </>
  ),
  /** Key with its tag. */
  handover: (
    <>
      <circle cx="24" cy="50" r="18" />
      <circle cx="18" cy="50" r="5" />
      <path d="M42 46h54v8h-6v9h-8v-9h-6v7h-8v-7H42" />
      <path className="stroke-line" d="M17 46c0-18 8-28 22-28M39 18l7-7h26v14H46z" />
    </>
  ),
} satisfies Record<string, ReactNode>;

type Props = { step: keyof typeof drawings };

/** Tool of a step of the work. Decorative. */
export function ToolDrawing({ step }: Props) {
  return (
    <svg
      className="stroke-ink"
      width="102"
      height="70"
      viewBox="0 0 102 70"
      fill="none"
      strokeWidth="2"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {drawings[step]}
    </svg>
  );
}
