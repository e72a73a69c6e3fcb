/** Names of the colours that a picture is drawn in, as in tokens.css. */
export const sheetColours = [
  'paper',
  'sheet',
  'ink',
  'muted',
  'edge',
  'grid',
  'line',
  'line-shade',
  'level',
  'level-soft',
  'timber',
  'timber-soft',
] as const;
/** Each as `#rrggbb`. */
export type SheetColours = Readonly<Record<(typeof sheetColours)[number], string>>;

/** What the picture of a page is drawn from. */
export type Sheet = {
  heading: string;
  /** Markup of the drawing in a field of 400 by 360. */
  motif: string;
  /** Cells of the title block beside the logo. */
  cells: readonly { label: string; text: string }[];
  colours: SheetColours;
  /** Markup in a field of 126 by 48, or a PNG in base64. */
  logo: { drawing: string } | { picture: string };
};
