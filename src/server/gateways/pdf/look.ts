import { type BrandColours, productPalette } from '#domain/settings/brand-colours.ts';
import type { FontName } from './fonts.ts';

/** The brand's colours on paper: `line` for shapes only, `action` for text. */
export type BrandInk = Pick<BrandColours, 'line' | 'lineShade' | 'action'>;
const { line, lineShade, action } = productPalette.light;
/** The product's own vermilion. */
export const productInk: BrandInk = { line, lineShade, action };

/** How an agency's documents differ from the product's; the logo is a PNG with its sides in pixels. */
export type DocumentLook = {
  ink: BrandInk;
  logo: { bytes: Uint8Array; width: number; height: number } | null;
};

/** The light tokens of the site for white paper, without those of the brand. */
export const colours = {
  ink: '#1d2326',
  muted: '#464e52',
  hair: '#b9bfb6',
  white: '#ffffff',
  level: '#1a6446',
  timber: '#7a5c34',
} as const;

/** A4 in points. The axis is the plumb line; text is between `left` and `right`, a page is full at `bottom`. */
export const page = {
  width: 595.28,
  height: 841.89,
  axis: 44,
  left: 76,
  right: 551,
  top: 52,
  bottom: 764,
  titleBlock: { top: 782, height: 36 },
} as const;

/** Shared by all parts, so that sums are aligned on all pages. */
export const columns = {
  /** Left edge of text beside a label or a heading. */
  beside: 198,
  from: { x: 399, width: 76 },
  to: { x: 475, width: 76 },
} as const;

/** A text style without a colour has the brand's. */
export type Style = { font: FontName; size: number; colour?: string; lineGap?: number };

/** All text styles, sizes in points. */
export const styles = {
  title: { font: 'display', size: 32, colour: colours.ink },
  sum: { font: 'display', size: 25, colour: colours.ink },
  heading: { font: 'display', size: 14, colour: colours.ink },
  lead: { font: 'text', size: 12, colour: colours.muted },
  body: { font: 'text', size: 9.5, colour: colours.ink, lineGap: 1.4 },
  strong: { font: 'strong', size: 9.5, colour: colours.ink, lineGap: 1.4 },
  total: { font: 'strong', size: 11.5, colour: colours.ink },
  note: { font: 'text', size: 8.5, colour: colours.muted, lineGap: 0.8 },
  label: { font: 'text', size: 9.5, colour: colours.muted, lineGap: 1.4 },
  mark: { font: 'strong', size: 9, colour: colours.ink },
  letteringStrong: { font: 'display', size: 8.5, colour: colours.ink },
  lettering: { font: 'display', size: 8, colour: colours.muted },
  raises: { font: 'display', size: 8 },
  lowers: { font: 'display', size: 8, colour: colours.level },
} as const satisfies Record<string, Style>;
export type StyleName = keyof typeof styles;
