import { Suspense, use } from 'react';
import { useLocation } from 'react-router';
import type { PageInput } from '#contract/page.ts';
import { type Screen, matchPath, routes } from '#domain/routes.ts';
import { SiteFooter } from './features/shell/site-footer.tsx';
import { SiteHeader } from './features/shell/site-header.tsx';
import { PageContext } from './lib/page-context.ts';
import { usePageViews } from './lib/page-views.ts';
import { DeniedPage } from './pages/site/denied-page.tsx';
import { PageErrorBoundary } from './pages/site/page-error-boundary.tsx';
import { titleOf } from './page-titles.ts';
import type { ScreenSource } from './screens.ts';
import { useTexts } from './lib/use-texts.ts';

type Props = { first: PageInput; source: ScreenSource };

/** The whole site around the screen that the address names. */
export function App({ first, source }: Props) {
  const { pathname } = useLocation();
  const isFirst = pathname === first.path || first.screen === null;
  const match = isFirst ? { screen: first.screen, parameters: first.parameters } : matchPath(pathname);
  const screen = match?.screen ?? null;
  const page = { ...first, screen, parameters: match?.parameters ?? {}, path: pathname };
  return (
    <PageContext value={page}>
      <Frame screen={screen}>
        {first.isDenied && isFirst ? (
          <DeniedPage />
        ) : (
          <PageErrorBoundary resetKey={pathname}>
            <Suspense fallback={<Loading />}>
              <ScreenView page={page} source={source} />
            </Suspense>
          </PageErrorBoundary>
        )}
      </Frame>
    </PageContext>
  );
}

type FrameProps = { screen: Screen | null; children: React.ReactNode };

function Frame({ screen, children }: FrameProps) {
  const t = useTexts();
  const isOffice = screen !== null && routes[screen].access === 'admin';
  return (
    <>
      <a className="skip-link" href="#content">
        {t('common:navigation.skip')}
      </a>
      <SiteHeader isOffice={isOffice} />
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
      {isOffice ? null : <SiteFooter />}
    </>
  );
}

type ViewProps = { page: PageInput; source: ScreenSource };

function ScreenView({ page, source }: ViewProps) {
  const entry = source(page.screen);
  const { Page, data } = entry instanceof Promise ? use(entry) : entry;
  const t = useTexts();
  usePageViews(page.path, titleOf(page.screen, t));
  return (
    <PageContext value={{ ...page, data }}>
      <Page />
    </PageContext>
  );
}

function Loading() {
  const t = useTexts();
  return <p className="page-column py-24 text-muted">{t('common:loading')}</p>;
}
