import { type ReactNode, useEffect, useState } from 'react';
import type { Language } from '#domain/languages.ts';
import type { Area } from '#locales/areas.ts';
import { type I18n, createLoadingI18n } from '../../../lib/texts/i18n.ts';
import { I18nContext } from '../../../lib/texts/i18n-context.ts';
import { loadLanguageFile } from '../../../lib/texts/language-file.ts';
import { usePage } from '../../../lib/page-context.ts';

type Props = {
  language: Language;
  /** Areas of texts that the children need; must stay the same. */
  areas?: readonly Area[];
  fallback: ReactNode;
  children: ReactNode;
};

const documentAreas: readonly Area[] = ['quoteDocument'];

/** Shows a document in its own language, whatever the language of the page; `fallback` until its texts are loaded. */
export function OwnLanguage({ language, areas = documentAreas, fallback, children }: Props) {
  const { language: ofPage } = usePage();
  const [loaded, setLoaded] = useState<{ language: Language; i18n: I18n } | null>(null);
  useEffect(() => {
    if (language === ofPage) return undefined;
    let isWanted = true;
    void createLoadingI18n({ language, areas, readTexts: loadLanguageFile }).then((i18n) => {
      if (isWanted) setLoaded({ language, i18n });
    });
    return () => {
      isWanted = false;
    };
  }, [language, areas, ofPage]);
  if (language === ofPage) return children;
  return loaded?.language === language ? <I18nContext value={loaded.i18n}>{children}</I18nContext> : fallback;
}
