import { readFileSync } from 'node:fs';
import { type Font, create } from 'fontkit';

const files = {
  text: '@expo-google-fonts/barlow/400Regular/Barlow_400Regular.ttf',
  strong: '@expo-google-fonts/barlow/600SemiBold/Barlow_600SemiBold.ttf',
  display: '@expo-google-fonts/barlow-semi-condensed/600SemiBold/BarlowSemiCondensed_600SemiBold.ttf',
} as const;
export type FontName = keyof typeof files;

let opened: Record<FontName, Font> | null = null;

/** The fonts of every document, complete TTFs read once per process: reading them anew costs half of a document's time. */
export function openFonts(): Record<FontName, Font> {
  opened ??= { text: open(files.text), strong: open(files.strong), display: open(files.display) };
  return opened;
}

function open(file: string): Font {
  const font = create(readFileSync(new URL(import.meta.resolve(file))));
  // A glyph keeps the characters it was first met with, and a part of an accented letter is met with none: what can be
  // copied from a document would then depend on the documents before it. So each glyph is met here, in a fixed order.
  font.layout('fi fl 0123456789');
  font.layout('0123456789', ['tnum']);
  for (const codePoint of font.characterSet) font.glyphForCodePoint(codePoint);
  return font;
}

const known = new Map<number, boolean>();

/** Tells whether all fonts have a character; what a document cannot show, `printable` replaces. */
export function canPrint(codePoint: number): boolean {
  const answer =
    known.get(codePoint) ?? Object.values(openFonts()).every((font) => font.hasGlyphForCodePoint(codePoint));
  known.set(codePoint, answer);
  return answer;
}
