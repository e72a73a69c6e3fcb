import { Component, type ReactNode, useEffect, useRef } from 'react';
import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../lib/page-context.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { QuickLinks } from './quick-links.tsx';
import { useTexts } from '../../lib/use-texts.ts';

type Props = {
  children: ReactNode;
  /** Another value, such as another page, tries again. */
  resetKey: string;
};
type State = { hasFailed: boolean; resetKey: string };

/** Shows a kind screen in place of a page that broke while rendering. */
export class PageErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { hasFailed: false, resetKey };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <PageError onRetry={() => this.setState({ hasFailed: false })} />;
  }
}

type ErrorProps = { onRetry: () => void };

/** The page failed: try again, load anew, or go on from here (J5, spec §8). */
function PageError({ onRetry }: ErrorProps) {
  const t = useTexts();
  const { language } = usePage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="page-column" role="alert">
      <ErrorState
        headingRef={heading}
        title={t('errors:page.title')}
        text={t('errors:page.text')}
        actions={
          <>
            <Button variant="primary" onClick={onRetry}>
              {t('common:actions.retry')}
            </Button>
            <Button onClick={() => location.reload()}>{t('common:actions.reload')}</Button>
            <Button onClick={() => history.back()}>{t('common:actions.back')}</Button>
            <ButtonLink reloadDocument to={pathOf('home', language)}>
              {t('common:actions.goHome')}
            </ButtonLink>
          </>
        }
      />
      <QuickLinks />
    </div>
  );
}
