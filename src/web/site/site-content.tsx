import { type ComponentType, Suspense, useEffect } from 'react';
import type { PageInput } from '#contract/page.ts';
import { type StillPart, StillContext } from '../lib/island/island.tsx';
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
  /** The page, or its island. */
  Page: ComponentType;
  /** What stands still in the island; none for a page. */
  still?: StillPart;
  /** Called in the browser once React has taken the page over. */
  onHydrated?: () => void;
};

/** What stands in the `main` of a page outside the back office, or in its island: the same on the server and where React hydrates it. */
export function SiteContent({ page, i18n, content, Page, still, onHydrated }: Props) {
  return (
    <I18nContext value={i18n}>
      <PageContext value={page}>
        <PageErrorBoundary isPart={still !== undefined}>
          <Suspense fallback={<Loading />}>
            <ContentContext value={content}>
              <StillContext value={still ?? nothingStill}>
                <HydratedPage Page={Page} onHydrated={onHydrated} />
              </StillContext>
            </ContentContext>
          </Suspense>
        </PageErrorBoundary>
      </PageContext>
    </I18nContext>
  );
}

const nothingStill: StillPart = { html: '', shown: 0, nodes: [] };

type HydratedProps = { Page: ComponentType; onHydrated: (() => void) | undefined };

/** What stands outside the boundary may be hydrated before what is in it. */
function HydratedPage({ Page, onHydrated }: HydratedProps) {
  useEffect(() => onHydrated?.(), [onHydrated]);
  return <Page />;
}
