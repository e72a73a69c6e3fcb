import { paletteOf } from '#domain/settings/brand-colours.ts';
import { brandStyle } from '#domain/settings/brand-style.ts';

let last = { colour: '', style: '' };

/** Styles that set the agency's colour; empty for the product's own. */
export function lookStyle(colour: string | undefined): string {
  if (colour === undefined) return '';
  // There is one colour at a time, and pages are rendered a thousand times a second.
  if (last.colour !== colour) last = { colour, style: brandStyle(paletteOf(colour)) };
  return last.style;
}
