import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { BrandColours, BrandPalette } from '#domain/settings/brand-colours.ts';
import { brandStyle, brandTokens } from '#domain/settings/brand-style.ts';

/** Lets an element and all in it wear colours that are not saved. Set by script, because no document may carry styles. */
export function useBrandTokens<Shown extends HTMLElement>(colours: BrandColours): RefObject<Shown | null> {
  const shown = useRef<Shown>(null);
  useLayoutEffect(() => {
    for (const [token, value] of brandTokens(colours)) shown.current?.style.setProperty(token, value);
  }, [colours]);
  return shown;
}

/** Paints an element in a colour and, where one is named, on a ground. */
export function usePaint<Shown extends HTMLElement>(colour: string, ground?: string): RefObject<Shown | null> {
  const shown = useRef<Shown>(null);
  useLayoutEffect(() => {
    shown.current?.style.setProperty('color', colour);
    shown.current?.style.setProperty('background-color', ground ?? colour);
  }, [colour, ground]);
  return shown;
}

let worn: CSSStyleSheet | null = null;

/** Lets the page at hand wear colours that have just been saved, as every page that is opened from now on does. */
export function wearColours(palette: BrandPalette): void {
  worn ??= new CSSStyleSheet();
  worn.replaceSync(brandStyle(palette));
  if (!document.adoptedStyleSheets.includes(worn)) document.adoptedStyleSheets.push(worn);
}
