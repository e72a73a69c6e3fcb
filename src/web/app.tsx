import { type ReactNode, Suspense, use } from 'react';
import type { PageInput } from '#contract/page.ts';
import { type RouteMatch, isOfficeScreen, matchPath } from '#domain/routes.ts';
import { ConsentBanner } from './features/consent/consent-banner.tsx';
import { AppErrorBoundary } from './features/errors/app-error-boundary.tsx';
import { SiteFooter } from './features/shell/site-footer.tsx';
import { SiteHeader } from './features/shell/site-header.tsx';
import { useLinks, usePath } from './lib/navigation.ts';
import { PageContext } from './lib/page-context.ts';
import { usePageViews } from './lib/page-views.ts';
import { DeniedPage } from './pages/site/denied-page.tsx';
import { ToastOutlet } from './ui/toast-outlet.tsx';
import { PageErrorBoundary } from './pages/site/page-error-boundary.tsx';
import { titleOf } from './page-titles.ts';
import type { ScreenSource } from './screens.ts';
import { ContentContext } from './lib/texts/use-plain-content.ts';
import { useTexts } from './lib/texts/use-texts.ts';

type Props = { first: PageInput; source: ScreenSource };

/** The whole site, and what stands in its place should it break. */
export function App(props: Props) {
  return (
    <AppErrorBoundary language={props.first.language}>
      <Site {...props} />
    </AppErrorBoundary>
  );
}

/** The frame of the site around the screen that the address names. */
function Site({ first, source }: Props) {
  const pathname = usePath(first.path);
  useLinks();
  const isFirst = pathname === first.path || first.screen === null;
  const match = isFirst ? firstMatch(first) : matchPath(pathname);
  const screen = match?.screen ?? null;
  const page = { ...first, screen, parameters: match?.parameters ?? {}, path: pathname };
  const isDenied = first.isDenied && isFirst;
  return (
    <PageContext value={page}>
      <Frame hasOfficeHead={isOfficeScreen(screen) && !isDenied} source={source}>
        {isDenied ? (
          <DeniedPage />
        ) : (
          <PageErrorBoundary resetKey={pathname} onReset={source.forgetFailures}>
            <Suspense fallback={<Loading />}>
              <ScreenView page={page} match={match} source={source} />
            </Suspense>
          </PageErrorBoundary>
        )}
      </Frame>
    </PageContext>
  );
}

function firstMatch({ screen, parameters }: PageInput): RouteMatch | null {
  return screen && { screen, parameters };
}

type FrameProps = { hasOfficeHead: boolean; source: ScreenSource; children: ReactNode };

function Frame({ hasOfficeHead, source, children }: FrameProps) {
  const t = useTexts();
  return (
    <>
      <a className="skip-link" href="#content">
        {t('common:navigation.skip')}
      </a>
      {hasOfficeHead ? (
        <Suspense fallback={null}>
          <OfficeHeadView source={source} />
        </Suspense>
      ) : (
        <SiteHeader />
      )}
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
      {hasOfficeHead ? null : <SiteFooter />}
      <ConsentBanner />
      <ToastOutlet
        label={t('common:toasts.label')}
        regionLabel={t('common:toasts.region')}
        closeLabel={t('common:actions.close')}
      />
    </>
  );
}

type HeadProps = { source: ScreenSource };

function OfficeHeadView({ source }: HeadProps) {
  const entry = source.findOfficeHead();
  const { Head } = entry instanceof Promise ? use(entry) : entry;
  return <Head />;
}

type ViewProps = { page: PageInput; match: RouteMatch | null; source: ScreenSource };

function ScreenView({ page, match, source }: ViewProps) {
  const entry = source.find(match);
  const { Page, meta, data, content } = entry instanceof Promise ? use(entry) : entry;
  const t = useTexts();
  usePageViews(page.path, data.published?.meta?.title ?? titleOf(meta, content, t));
  return (
    <PageContext value={{ ...page, data }}>
      <ContentContext value={content}>
        <Page />
      </ContentContext>
    </PageContext>
  );
}

function Loading() {
  const t = useTexts();
  return <p className="page-column py-24 text-muted">{t('common:loading')}</p>;
}
