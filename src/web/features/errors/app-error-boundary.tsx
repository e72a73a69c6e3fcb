import type { ReactNode } from 'react';
import { brand } from '#domain/brand.ts';
import type { Language } from '#domain/languages.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { type Caught, FailureBoundary } from './failure-boundary.tsx';
import { FailureScreen } from './failure-screen.tsx';

type Props = { children: ReactNode; language: Language };

/** Around the whole site: shows the app's error screen when rendering the frame of the pages fails (J5). */
export function AppErrorBoundary({ children, language }: Props) {
  return (
    <FailureBoundary renderFailure={(caught) => <AppFailure caught={caught} language={language} />}>
      {children}
    </FailureBoundary>
  );
}

const badgeClass =
  'mb-4 w-fit rounded-sm border border-danger bg-danger-soft px-2 py-0.5 text-sm font-semibold text-danger';

type FailureProps = { caught: Caught; language: Language };

function AppFailure({ caught, language }: FailureProps) {
  const t = useTexts();
  const reference = t('common:errorId', { id: caught.id });
  return (
    <main id="content" className="page-column">
      <FailureScreen
        caught={caught}
        language={language}
        title={t('common:failure.title')}
        // Looks like ui/badge.tsx, whose other colours would be sent with every page.
        badge={<p className={badgeClass}>{t('common:failure.severity')}</p>}
        actions={
          <ButtonLink to={`mailto:${brand.supportMailbox}?subject=${encodeURIComponent(reference)}`}>
            {t('common:failure.report')}
          </ButtonLink>
        }
      />
      {import.meta.env.DEV && caught.error instanceof Error ? (
        <pre className="overflow-x-auto text-sm">{caught.error.stack}</pre>
      ) : null}
    </main>
  );
}
