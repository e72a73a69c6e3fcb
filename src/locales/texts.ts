import type { Language } from '#domain/languages.ts';
import type { LanguageTexts } from './areas.ts';
import { texts as cs } from './cs/texts.ts';
import { texts as da } from './da/texts.ts';
import { texts as en } from './en/texts.ts';
import { texts as sk } from './sk/texts.ts';

/** Every text of the product, by language and area (B1). */
export const texts: Record<Language, LanguageTexts> = { sk, cs, da, en };
