import type { texts } from './sk/texts.ts';
import type { Translated } from './translated.ts';

/** The Slovak texts by area, which every language has. */
export type Areas = typeof texts;
export type Area = keyof Areas;

/** Texts of one language: a missing area or text does not compile. */
export type LanguageTexts = { [A in Area]: Translated<Areas[A]> };
