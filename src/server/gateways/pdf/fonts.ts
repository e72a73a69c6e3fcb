import { readFileSync } from 'node:fs';
import { type Font, create } from 'fontkit';

const files = {
  text: '@expo-google-fonts/barlow/400Regular/Barlow_400Regular.ttf',
  strong: '@expo-google-fonts/barlow/600SemiBold/Barlow_600SemiBold.ttf',
  display: '@expo-google-fonts/barlow-semi-condensed/600SemiBold/BarlowSemiCondensed_600SemiBold.ttf',
} as const;
export type FontName = keyof typeof files;

const signatureFile = '@expo-google-fonts/caveat/500Medium/Caveat_500Medium.ttf';

let opened: Record<FontName, Font> | null = null;

/**
 * The fonts of all documents, complete TTFs opened once per process: opening them for each document would take half of
 * its time.
 */
export function openFonts(): Record<FontName, Font> {
  opened ??= { text: open(files.text), strong: open(files.strong), display: open(files.display) };
  return opened;
}

let signature: Font | null = null;

/** The face of typed signatures, opened once and only where somebody has signed by typing. */
export function openSignatureFont(): Font {
  signature ??= open(signatureFile);
  return signature;
}

function open(file: string): Font {
  const font = create(readFileSync(new URL(import.meta.resolve(file))));
  // A glyph remembers the characters with which it was first used, so the text that can be copied from a document would
  // depend on earlier documents. Therefore each glyph is used here once, in a fixed order.
  font.layout('fi fl 0123456789');
  font.layout('0123456789', ['tnum']);
  for (const codePoint of font.characterSet) font.glyphForCodePoint(codePoint);
  return font;
}

const known = new Map<number, boolean>();

/** Returns whether all fonts have a character; `printable` replaces those that are missing. */
export function canPrint(codePoint: number): boolean {
  const answer =
    known.get(codePoint) ?? Object.values(openFonts()).every((font) => font.hasGlyphForCodePoint(codePoint));
  known.set(codePoint, answer);
  return answer;
}
