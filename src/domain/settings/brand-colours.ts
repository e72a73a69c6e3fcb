import { contrastOf, leastForMarks, leastForText } from './contrast.ts';
import { type Oklch, toHex, toOklch } from './oklch.ts';

/** The two looks of a page. */
export const shades = ['light', 'dark'] as const;
export type Shade = (typeof shades)[number];

/** The tokens that carry an agency's own colour (docs/design.md), each as `#rrggbb`. */
export type BrandColours = {
  /** Lines, the bob, the stroke on a chosen card: shapes, never words. */
  line: string;
  lineShade: string;
  /** The one main action of a screen; in mails and documents words too. */
  action: string;
  actionHover: string;
  onAction: string;
};
export type BrandPalette = Record<Shade, BrandColours>;

/** The product's own vermilion, as in tokens.css. */
export const productPalette: BrandPalette = {
  light: {
    line: '#e03c17',
    lineShade: '#a92b0d',
    action: '#c4310d',
    actionHover: '#a32708',
    onAction: '#ffffff',
  },
  dark: {
    line: '#ff7d5c',
    lineShade: '#d65336',
    action: '#ff7d5c',
    actionHover: '#ff9a80',
    onAction: '#0a1c30',
  },
};

/** Backgrounds of the colours, as in tokens.css. */
export const grounds: Record<Shade, { paper: string; sheet: string; sunken: string }> = {
  light: { paper: '#f1f3ee', sheet: '#fcfcfa', sunken: '#e4e8e0' },
  dark: { paper: '#0f2f52', sheet: '#163a61', sunken: '#0a2441' },
};

/** What is demanded of a colour in its place. */
export const colourUses = ['line', 'action', 'words', 'button'] as const;
export type ColourUse = (typeof colourUses)[number];

/** One measured use: the colour that is used, its least contrast there, and that of the colour as it was chosen. */
export type ColourCheck = {
  shade: Shade;
  use: ColourUse;
  colour: string;
  ground: string;
  ratio: number;
  chosenRatio: number;
  least: number;
  isAdjusted: boolean;
};

export type BrandCheck =
  | { ok: true; palette: BrandPalette; checks: ColourCheck[] }
  | { ok: false; rule: 'too-light'; readable: string };

/**
 * Farther than this from the chosen lightness a colour is no longer the brand's: a yellow may become ochre, a white
 * must not become grey.
 */
const farthestDarkening = 0.42;

/**
 * Derives the colours of both themes from an agency's colour (G7). If its contrast is too low, its lightness is
 * changed, never its hue, by as little as AA needs; a colour that would lose its tone is refused.
 */
export function checkBrandColour(chosen: string): BrandCheck {
  const palette: BrandPalette = { light: coloursFor('light', chosen), dark: coloursFor('dark', chosen) };
  const readable = palette.light.action;
  if (toOklch(chosen).lightness - toOklch(readable).lightness > farthestDarkening) {
    return { ok: false, rule: 'too-light', readable };
  }
  return { ok: true, palette, checks: shades.flatMap((shade) => checksOf(shade, chosen, palette[shade])) };
}

/** The colours that the site, mails and documents wear; null is the product's own. */
export function paletteOf(chosen: string | null): BrandPalette {
  const check = chosen === null ? null : checkBrandColour(chosen);
  return check?.ok ? check.palette : productPalette;
}

type Demand = { ground: string; least: number };

const onAll = (shade: Shade, least: number): Demand[] =>
  Object.values(grounds[shade]).map((ground) => ({ ground, least }));

function demandsOf(shade: Shade, use: ColourUse): Demand[] {
  const { paper, sheet } = grounds[shade];
  switch (use) {
    case 'line':
    case 'action':
      return onAll(shade, leastForMarks);
    case 'words':
      return [paper, sheet].map((ground) => ({ ground, least: leastForText }));
    case 'button':
      return [{ ground: productPalette[shade].onAction, least: leastForText }];
  }
}

function coloursFor(shade: Shade, chosen: string): BrandColours {
  const { onAction } = productPalette[shade];
  const own = toOklch(chosen);
  const fit = (uses: readonly ColourUse[]) => fitted(chosen, { shade, uses });
  const line = fit(['line']);
  const action = fit(['action', 'words', 'button']);
  const lineTone = toOklch(line);
  const shaded = { ...lineTone, lightness: lineTone.lightness < 0.2 ? 0.3 : lineTone.lightness - 0.11 };
  return { line, lineShade: toHex(keepChroma(shaded, own)), action, actionHover: hoverOf(action, shade), onAction };
}

const keepChroma = (tone: Oklch, own: Oklch): Oklch => ({ ...tone, chroma: Math.max(tone.chroma, own.chroma * 0.9) });

/** A pressed or hovered button goes on in its theme's direction, or back where there is no room left. */
function hoverOf(action: string, shade: Shade): string {
  const tone = toOklch(action);
  const room = shade === 'light' ? tone.lightness : 1 - tone.lightness;
  const step = room > 0.12 ? 0.07 : -0.12;
  return toHex({ ...tone, lightness: tone.lightness + (shade === 'light' ? -step : step) });
}

type Place = { shade: Shade; uses: readonly ColourUse[] };

/** The colour of that hue nearest to the chosen lightness that meets every demand: darker by day, lighter at night. */
function fitted(chosen: string, { shade, uses }: Place): string {
  const demands = uses.flatMap((use) => demandsOf(shade, use));
  const isReadable = (colour: string) => demands.every(({ ground, least }) => contrastOf(colour, ground) >= least);
  if (isReadable(chosen)) return chosen;
  const tone = toOklch(chosen);
  const step = shade === 'light' ? -0.004 : 0.004;
  for (let lightness = tone.lightness + step; lightness > 0 && lightness < 1; lightness += step) {
    const colour = toHex({ ...tone, lightness });
    if (isReadable(colour)) return colour;
  }
  return shade === 'light' ? '#000000' : '#ffffff';
}

function checksOf(shade: Shade, chosen: string, colours: BrandColours): ColourCheck[] {
  return colourUses.map((use) => {
    const colour = use === 'line' ? colours.line : colours.action;
    const [hardest] = demandsOf(shade, use).toSorted(
      (one, other) => contrastOf(colour, one.ground) - contrastOf(colour, other.ground),
    );
    const { ground, least } = hardest ?? { ground: grounds[shade].paper, least: leastForText };
    const [ratio, chosenRatio] = [contrastOf(colour, ground), contrastOf(chosen, ground)];
    return { shade, use, colour, ground, ratio, chosenRatio, least, isAdjusted: colour !== chosen };
  });
}
