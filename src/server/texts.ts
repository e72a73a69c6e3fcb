import { createInstance } from 'i18next';
import { finishTexts } from '#domain/languages/finish-texts.ts';
import type { Language } from '#domain/languages.ts';
import type { GetText } from '#locales/text-key.ts';
import { texts } from '#locales/texts.ts';

const opened = new Map<Language, GetText>();

/** The texts of a language on the server, for mails, documents and responses (B1). */
export function textsOf(language: Language): GetText {
  const known = opened.get(language);
  if (known) return known;
  const getText = open(language);
  opened.set(language, getText);
  return getText;
}

function open(language: Language): GetText {
  const instance = createInstance({
    lng: language,
    fallbackLng: false,
    // Other programs read the columns of the exported file, which therefore stay as they are written.
    resources: {
      [language]: { ...finishTexts(texts[language], language), requestExport: texts[language].requestExport },
    },
    ns: Object.keys(texts[language]),
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  void instance.init();
  return (key, values) => instance.t(key, { ...values });
}
