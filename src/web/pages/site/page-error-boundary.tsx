import { Component, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
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
    return this.state.hasFailed ? <PageError /> : this.props.children;
  }
}

function PageError() {
  const t = useTexts();
  return (
    <div className="page-column py-24">
      <Notice
        tone="danger"
        title={t('errors:page.title')}
        role="alert"
        actions={
          <Button variant="primary" onClick={() => location.reload()}>
            {t('common:actions.reload')}
          </Button>
        }
      >
        {t('errors:page.text')}
      </Notice>
    </div>
  );
}
