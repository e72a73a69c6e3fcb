import type { ReactNode } from 'react';
import { pathOf } from '#domain/routes.ts';
import { type Caught, FailureBoundary } from '../../features/errors/failure-boundary.tsx';
import { FailureScreen } from '../../features/errors/failure-screen.tsx';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { QuickLinks } from './quick-links.tsx';

type Props = {
  children: ReactNode;
  /** It is an island of a page that has a heading of its own. */
  isPart?: boolean;
  /** Another value, such as another page, tries again. */
  resetKey?: string;
  onReset?: () => void;
};

/** Shows a kind screen in place of a page that broke or whose files did not come. */
export function PageErrorBoundary({ children, isPart = false, ...reset }: Props) {
  return (
    <FailureBoundary {...reset} renderFailure={(caught) => <PageFailure caught={caught} isPart={isPart} />}>
      {children}
    </FailureBoundary>
  );
}

type FailureProps = { caught: Caught; isPart: boolean };

/** The page failed: retry, reload, or continue from here (J5, spec §8). */
function PageFailure({ caught, isPart }: FailureProps) {
  const t = useTexts();
  const { language } = usePage();
  return (
    <div className={isPart ? undefined : 'page-column'}>
      <FailureScreen
        caught={caught}
        headingLevel={isPart ? 2 : 1}
        language={language}
        title={t('common:failure.pageTitle')}
        actions={
          <>
            <Button onClick={() => history.back()}>{t('common:actions.back')}</Button>
            <ButtonLink to={pathOf('contact', language)}>{t('common:navigation.contact')}</ButtonLink>
            <div className="mt-5 basis-full border-t border-hair pt-4">
              <QuickLinks />
            </div>
          </>
        }
      />
    </div>
  );
}
