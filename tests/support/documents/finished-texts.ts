import { finishTexts } from '#domain/languages/finish-texts.ts';
import { inEachLanguage } from '#domain/languages.ts';
import { texts as written } from '#locales/texts.ts';

/** The texts of each language as people read them. */
export const texts = inEachLanguage((language) => finishTexts(written[language], language));
