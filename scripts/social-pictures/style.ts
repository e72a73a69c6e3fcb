import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type SheetColours, sheetColours } from '#server/gateways/social-pictures/sheet-parts.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Logo for light grounds without its frame, in units of its 126 by 48 field. */
export const logo = {
  drawing: readFileSync(path.join(root, 'src/server/gateways/logo.svg'), 'utf8').replaceAll(/<\/?svg[^>]*>/g, ''),
};

/** Where the colours stand; the first value of each name is the light theme's. */
const tokens = readFileSync(path.join(root, 'src/web/styles/tokens.css'), 'utf8');

/** Colours of the light theme. */
export const colours = Object.fromEntries(sheetColours.map((name) => [name, colourOf(name)])) as SheetColours;

/** Throws when there is none of that name. */
function colourOf(token: string): string {
  const found = new RegExp(`--${token}: (#[0-9a-f]{6});`).exec(tokens)?.[1];
  if (!found) throw new Error(`tokens.css has no colour "${token}".`);
  return found;
}
