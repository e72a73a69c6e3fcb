type Props = { title: string };

/** The person behind the site, drawn in the lines of a working drawing until there is a photograph. */
export function Portrait({ title }: Props) {
  return (
    <svg viewBox="0 0 320 360" className="h-auto w-full" role="img" aria-label={title} fill="none">
      <path className="fill-sheet stroke-edge" d="M.5.5h319v359H.5z" />
      <path className="stroke-hair" d="M40.5 0v360M280.5 0v360M0 60.500h320M0 300.500h320" strokeDasharray="10 4 2 4" />
      {/* Shirt, apron and its straps. */}
      <g className="stroke-ink" strokeWidth="3" strokeLinejoin="round" strokeLinecap="round">
        <path className="fill-timber-soft" d="M36 360c4-62 32-92 92-102l32 22 32-22c60 10 88 40 92 102z" />
        <path className="fill-paper" d="m128 258 32 44 32-44-14-12h-36z" />
        <path className="fill-sunken" d="M104 360v-44h112v44z" />
        <path d="M104 318 92 270M216 318l12-48M160 302v14" />
        <path d="M184 332h22v28h-22M190 332v-16M199 332v-20" />
      </g>
      {/* Neck, ears, face, beard. */}
      <g className="stroke-ink" strokeWidth="3" strokeLinejoin="round" strokeLinecap="round">
        <path className="fill-paper" d="M138 214v36c8 14 36 14 44 0v-36z" />
        <path
          className="fill-paper"
          d="M104 150c-14-4-18 8-14 20 3 10 10 16 18 14M216 150c14-4 18 8 14 20-3 10-10 16-18 14"
        />
        <path className="fill-paper" d="M104 128c0-44 20-66 56-66s56 22 56 66v40c0 42-26 68-56 68s-56-26-56-68z" />
        <path
          className="fill-timber"
          d="M104 160c2 14 8 20 16 20 10 0 18-8 40-8s30 8 40 8c8 0 14-6 16-20v12c0 42-26 66-56 66s-56-24-56-66z"
        />
        <path className="fill-paper" d="M142 196c10 8 26 8 36 0-6-6-30-6-36 0z" />
        {/* Hair, and the pencil behind the ear. */}
        <path
          className="fill-timber"
          d="M102 140c-8-58 20-94 62-92 36 2 62 30 54 92-4-22-12-36-26-42-24 10-58 6-72-4-10 10-16 24-18 46z"
        />
        <path className="fill-line stroke-line-shade" d="m218 120 44-26 5 8-44 26z" />
        <path className="stroke-line-shade" d="m262 94 12-2-7 10" />
      </g>
      {/* Glasses, brows, nose. */}
      <g className="stroke-ink" strokeWidth="3" strokeLinecap="round">
        <path d="M118 138a17 15 0 1 0 34 0 17 15 0 1 0-34 0M168 138a17 15 0 1 0 34 0 17 15 0 1 0-34 0M152 134q8-5 16 0" />
        <path d="M122 116q13-8 26-2M172 114q13-6 26 2M160 142l-6 22q6 5 12 2" />
      </g>
      <path className="fill-ink" d="M131 138a4 4 0 1 0 8 0 4 4 0 1 0-8 0M181 138a4 4 0 1 0 8 0 4 4 0 1 0-8 0" />
    </svg>
  );
}
