import { finishTexts } from '#domain/languages/finish-texts.ts';
import type { Language } from '#domain/languages.ts';
import { createGetText } from '#locales/create-get-text.ts';
import type { GetText } from '#locales/text-key.ts';
import { texts } from '#locales/texts.ts';

const opened = new Map<Language, GetText>();

/** The texts of a language on the server, for mails, documents and responses (B1). */
export function textsOf(language: Language): GetText {
  const known = opened.get(language);
  if (known) return known;
  const own = texts[language];
  // Other programs read the columns of the exported files, which therefore stay as they are written.
  const { requestExport, quoteExport, monthExport } = own;
  const getText = createGetText(language, { ...finishTexts(own, language), requestExport, quoteExport, monthExport });
  opened.set(language, getText);
  return getText;
}
