import { type Language, inEachLanguage } from '#domain/languages.ts';
import { createGetText } from '#locales/create-get-text.ts';
import type { GetText } from '#locales/text-key.ts';
import { texts } from '#locales/texts.ts';

const getTexts = inEachLanguage((language) => createGetText(language, texts[language]));

/** The texts of a language on the server, for mails, documents and responses (B1). */
export const textsOf = (language: Language): GetText => getTexts[language];
