import type { ComponentType } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { PageInput } from '#contract/page.ts';
import type { PageAssets } from '#contract/pages/page-module.ts';
import { withoutJoiners } from '#domain/languages/line-joiners.ts';
import { inEachLanguage } from '#domain/languages.ts';
import { isOfficeScreen, routes } from '#domain/routes.ts';
import { texts } from '#locales/texts.ts';
import { allDescriptors } from './all-descriptors.ts';
import { wrapDocument } from './document.tsx';
import { BannerPanel } from './features/consent/banner-panel.tsx';
import { hydrationOf } from './hydration-of.ts';
import { metaOf } from './meta-of.ts';
import { IslandContext } from './lib/island/island.tsx';
import { PageContext } from './lib/page-context.ts';
import { I18nContext } from './lib/texts/i18n-context.ts';
import { type I18n, createFullI18n } from './lib/texts/i18n.ts';
import type { PageContent } from './lib/texts/page-content.ts';
import { ContentContext } from './lib/texts/use-plain-content.ts';
import { OfficeApp } from './office-app.tsx';
import { OfficeHead } from './pages/admin/frame/office-head.tsx';
import { descriptionOf } from './page-descriptions.ts';
import { titleOf } from './page-titles.ts';
import { DeniedPage } from './pages/site/denied-page.tsx';
import { NotFoundPage } from './pages/site/not-found-page.tsx';
import type { OfficeMatch, OfficeScreens } from './screens.ts';
import { contentOnServer } from './server-content.ts';
import { serverIslands, serverPages } from './server-pages.ts';
import { SiteContent } from './site/site-content.tsx';
import { SiteFrame } from './site/site-frame.tsx';

export { bootScript } from './lib/boot-script.ts';
export { speculationRules } from './lib/speculation-rules.ts';

const i18nOf = inEachLanguage((language) => createFullI18n(language, texts[language]));

/** Renders one page as a whole HTML document. */
export function renderDocument(input: PageInput, assets: PageAssets): string {
  const i18n = i18nOf[input.language];
  const content = contentOnServer(input);
  const meta = metaOf(input);
  const { t } = i18n;
  const isOffice = isOfficeScreen(input.screen) && !input.isDenied;
  const body = isOffice ? renderOffice(input, i18n) : renderSite(input, i18n, content);
  const own = input.data.published?.meta;
  const title = withoutJoiners(own?.title ?? titleOf(meta, content, t));
  const description = withoutJoiners(own?.description ?? descriptionOf(meta, { input, content, t }));
  const banner = isAsking(input) ? renderToStaticMarkup(inPage(input, i18n, <BannerPanel />)) : '';
  return wrapDocument({ input, assets, content, t, title, description, body, banner });
}

/** The page about cookies has a form of its own, and who is signed in has been asked before. */
const isAsking = ({ screen }: PageInput): boolean =>
  screen !== 'cookies' && (screen === null || routes[screen].permission === 'visit');

const inPage = (input: PageInput, i18n: I18n, children: React.ReactNode) => (
  <I18nContext value={i18n}>
    <PageContext value={input}>{children}</PageContext>
  </I18nContext>
);

function renderOffice(input: PageInput, i18n: I18n): string {
  const first = input as PageInput & OfficeMatch;
  const meta = allDescriptors[first.screen].meta;
  const source: OfficeScreens = {
    find: () => ({ Page: serverPages[first.screen], meta, data: input.data }),
    findOfficeHead: () => ({ Head: OfficeHead }),
    forgetFailures() {},
  };
  return renderToString(
    <I18nContext value={i18n}>
      <OfficeApp first={first} source={source} />
    </I18nContext>,
  );
}

/** The page by itself, as the browser hydrates it, and the frame around it. */
function renderSite(input: PageInput, i18n: I18n, content: PageContent): string {
  const given = { page: input, i18n, content };
  const Own = islandOf(input);
  const render = hydrationOf(input) === 'none' || Own ? renderToStaticMarkup : renderToString;
  const page = <SiteContent {...given} Page={pageOf(input)} />;
  const main = render(Own ? <IslandContext value={islandIn(given, Own)}>{page}</IslandContext> : page);
  return renderToStaticMarkup(inPage(input, i18n, <SiteFrame main={main} />));
}

type Given = { page: PageInput; i18n: I18n; content: PageContent };

/** How the page's island is rendered: with the ids and marks that hydration needs, save what stands still in it. */
const islandIn =
  (given: Given, Own: ComponentType): React.ContextType<typeof IslandContext> =>
  (children, shown) => {
    const html = renderToStaticMarkup(
      inPage(given.page, given.i18n, <ContentContext value={given.content}>{children}</ContentContext>),
    );
    return renderToString(<SiteContent {...given} Page={Own} still={{ html, shown, nodes: [] }} />);
  };

const islandOf = ({ screen, isDenied }: PageInput): ComponentType | undefined =>
  screen === null || isDenied ? undefined : serverIslands[screen];

function pageOf({ screen, isDenied }: PageInput) {
  if (isDenied) return DeniedPage;
  return screen ? serverPages[screen] : NotFoundPage;
}
