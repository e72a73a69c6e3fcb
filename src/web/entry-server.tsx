import { renderToString } from 'react-dom/server';
import type { PageAssets, PageInput } from '#contract/page.ts';
import type { Language } from '#domain/languages.ts';
import { texts } from '#locales/texts.ts';
import { App } from './app.tsx';
import { wrapDocument } from './document.tsx';
import { I18nContext } from './lib/i18n-context.ts';
import { createFullI18n } from './lib/i18n.ts';
import { OfficeHead } from './pages/admin/office-head.tsx';
import { officeTitle } from './pages/admin/office-texts.ts';
import { NotFoundPage } from './pages/site/not-found-page.tsx';
import type { ScreenSource } from './screens.ts';
import { contentOnServer } from './server-content.ts';
import { serverScreens } from './server-screens.ts';

export { bootScript } from './lib/boot-script.ts';

const i18nOf: Record<Language, ReturnType<typeof createFullI18n>> = {
  sk: createFullI18n('sk', texts.sk),
  cs: createFullI18n('cs', texts.cs),
  da: createFullI18n('da', texts.da),
  en: createFullI18n('en', texts.en),
};

/** Renders one page as a whole HTML document. */
export function renderDocument(input: PageInput, assets: PageAssets): string {
  const i18n = i18nOf[input.language];
  const Page = input.screen ? serverScreens[input.screen] : NotFoundPage;
  const content = contentOnServer(input);
  const titleKey = officeTitle(input.screen);
  const source: ScreenSource = {
    find: () => ({ Page, data: input.data, content, ...(titleKey && { titleKey }) }),
    findOfficeHead: () => ({ Head: OfficeHead }),
    forgetFailures() {},
  };
  const body = renderToString(
    <I18nContext value={i18n}>
      <App first={input} source={source} />
    </I18nContext>,
  );
  return wrapDocument({ input, assets, content, t: (key, values) => i18n.t(key, { ...values }), body });
}
