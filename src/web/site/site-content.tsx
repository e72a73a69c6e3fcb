import { type ComponentType, Suspense, useEffect } from 'react';
import type { PageInput } from '#contract/page.ts';
import { PageContext } from '../lib/page-context.ts';
import { I18nContext } from '../lib/texts/i18n-context.ts';
import type { I18n } from '../lib/texts/i18n.ts';
import type { PageContent } from '../lib/texts/page-content.ts';
import { ContentContext } from '../lib/texts/use-plain-content.ts';
import { Loading } from '../ui/loading.tsx';
import { PageErrorBoundary } from '../pages/site/page-error-boundary.tsx';

type Props = {
  page: PageInput;
  i18n: I18n;
  content: PageContent;
  Page: ComponentType;
  /** Called in the browser once React has taken the page over. */
  onHydrated?: () => void;
};

/** What stands in the `main` of a page outside the back office: the same on the server and where React hydrates it. */
export function SiteContent({ page, i18n, content, Page, onHydrated }: Props) {
  return (
    <I18nContext value={i18n}>
      <PageContext value={page}>
        <PageErrorBoundary>
          <Suspense fallback={<Loading />}>
            <ContentContext value={content}>
              <HydratedPage Page={Page} onHydrated={onHydrated} />
            </ContentContext>
          </Suspense>
        </PageErrorBoundary>
      </PageContext>
    </I18nContext>
  );
}

type HydratedProps = { Page: ComponentType; onHydrated: (() => void) | undefined };

/** What stands outside the boundary may be hydrated before what is in it. */
function HydratedPage({ Page, onHydrated }: HydratedProps) {
  useEffect(() => onHydrated?.(), [onHydrated]);
  return <Page />;
}
