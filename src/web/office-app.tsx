import { Suspense, use, useEffect } from 'react';
import type { PageInput } from '#contract/page.ts';
import { isOfficeScreen, matchPath } from '#domain/routes.ts';
import { AppErrorBoundary } from './features/errors/app-error-boundary.tsx';
import { followLinks, usePath } from './lib/navigation.ts';
import { PageContext } from './lib/page-context.ts';
import { usePageViews } from './lib/page-views.ts';
import { Toaster } from './ui/toaster.tsx';
import { Loading } from './ui/loading.tsx';
import { PageErrorBoundary } from './pages/site/page-error-boundary.tsx';
import { titleOf } from './page-titles.ts';
import type { OfficeMatch, OfficeScreens } from './screens.ts';
import { useTexts } from './lib/texts/use-texts.ts';

type Props = { first: PageInput & OfficeMatch; source: OfficeScreens };

/** The back office, which changes its screens without new documents, and what stands in its place should it break. */
export function OfficeApp(props: Props) {
  return (
    <AppErrorBoundary language={props.first.language}>
      <Office {...props} />
    </AppErrorBoundary>
  );
}

/** The frame of the back office around the screen that the address names. */
function Office({ first, source }: Props) {
  const t = useTexts();
  const pathname = usePath(first.path);
  useEffect(followLinks, []);
  const match = pathname === first.path ? first : officeMatch(pathname);
  const page = { ...first, ...match, path: pathname };
  return (
    <PageContext value={page}>
      <a className="skip-link" href="#content">
        {t('common:navigation.skip')}
      </a>
      <Suspense fallback={null}>
        <OfficeHeadView source={source} />
      </Suspense>
      <main id="content" tabIndex={-1} className="outline-none">
        <PageErrorBoundary resetKey={pathname} onReset={source.forgetFailures}>
          <Suspense fallback={<Loading />}>
            <ScreenView page={page} match={match} source={source} />
          </Suspense>
        </PageErrorBoundary>
      </main>
      <Toaster
        label={t('common:toasts.label')}
        regionLabel={t('common:toasts.region')}
        closeLabel={t('common:actions.close')}
      />
    </PageContext>
  );
}

/** Links and history lead to other screens of the back office only: everything else is a document of its own. */
function officeMatch(path: string): OfficeMatch {
  const match = matchPath(path);
  if (!match || !isOfficeScreen(match.screen)) throw new Error(`${path} is not in the back office`);
  return { ...match, screen: match.screen };
}

type HeadProps = { source: OfficeScreens };

function OfficeHeadView({ source }: HeadProps) {
  const entry = source.findOfficeHead();
  const { Head } = entry instanceof Promise ? use(entry) : entry;
  return <Head />;
}

type ViewProps = { page: PageInput; match: OfficeMatch; source: OfficeScreens };

function ScreenView({ page, match, source }: ViewProps) {
  const entry = source.find(match);
  const { Page, meta, data } = entry instanceof Promise ? use(entry) : entry;
  const t = useTexts();
  usePageViews(page.path, titleOf(meta, {}, t));
  return (
    <PageContext value={{ ...page, data }}>
      <Page />
    </PageContext>
  );
}
