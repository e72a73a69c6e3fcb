import { renderToString } from 'react-dom/server';
import type { PageInput } from '#contract/page.ts';
import type { PageAssets } from '#contract/pages/page-module.ts';
import { inEachLanguage } from '#domain/languages.ts';
import { texts } from '#locales/texts.ts';
import { allDescriptors } from './all-descriptors.ts';
import { App } from './app.tsx';
import { wrapDocument } from './document.tsx';
import { I18nContext } from './lib/texts/i18n-context.ts';
import { createFullI18n } from './lib/texts/i18n.ts';
import { OfficeHead } from './pages/admin/frame/office-head.tsx';
import { descriptionOf } from './page-descriptions.ts';
import { titleOf } from './page-titles.ts';
import { NotFoundPage } from './pages/site/not-found-page.tsx';
import type { ScreenSource } from './screens.ts';
import { contentOnServer } from './server-content.ts';
import { serverPages } from './server-pages.ts';

export { bootScript } from './lib/boot-script.ts';

const i18nOf = inEachLanguage((language) => createFullI18n(language, texts[language]));

/** Renders one page as a whole HTML document. */
export function renderDocument(input: PageInput, assets: PageAssets): string {
  const i18n = i18nOf[input.language];
  const Page = input.screen ? serverPages[input.screen] : NotFoundPage;
  const content = contentOnServer(input);
  const meta = input.screen && allDescriptors[input.screen].meta;
  const { t } = i18n;
  const source: ScreenSource = {
    find: () => ({ Page, meta, data: input.data, content }),
    findOfficeHead: () => ({ Head: OfficeHead }),
    forgetFailures() {},
  };
  const body = renderToString(
    <I18nContext value={i18n}>
      <App first={input} source={source} />
    </I18nContext>,
  );
  const own = input.data.published?.meta;
  const title = own?.title ?? titleOf(meta, content, t);
  const description = own?.description ?? descriptionOf(meta, { input, content, t });
  return wrapDocument({ input, assets, content, t, title, description, body });
}
