/** A website of a case study as its visitors see it: one page at a desk, one on a phone, in the firm's own language. */
export type CaseStudyScreens = { lang: string; css: string; desktop: string; phone: string };

/** Sides of the two windows in CSS pixels. */
export const windows = { desktop: { width: 1200, height: 750 }, phone: { width: 360, height: 740 } } as const;
export type ScreenKind = keyof typeof windows;

/** A whole document for one of the two windows; `fonts` declares Barlow and its condensed sister. */
export function screenDocument(screens: CaseStudyScreens, kind: ScreenKind, fonts: string): string {
  return `<!doctype html><html lang="${screens.lang}"><meta charset="utf-8"><style>${fonts}
*{box-sizing:border-box;margin:0;padding:0}
body{font:400 16px/1.45 Barlow,sans-serif;-webkit-font-smoothing:antialiased}
svg{display:block} a{color:inherit;text-decoration:none} b,strong{font-weight:600}
.row{display:flex;align-items:center;gap:16px} .between{justify-content:space-between} .grow{flex:1}
${screens.css}</style><body class="${kind}">${screens[kind]}`;
}

/** Markup of each item, one after the other. */
export const each = <Item>(items: readonly Item[], draw: (item: Item, index: number) => string): string =>
  items.map(draw).join('');

/** An inline picture that fills its box like a photograph. */
export const scene = (drawing: string, viewBox = '0 0 400 260'): string =>
  `<svg viewBox="${viewBox}" preserveAspectRatio="xMidYMid slice" width="100%" height="100%">${drawing}</svg>`;
