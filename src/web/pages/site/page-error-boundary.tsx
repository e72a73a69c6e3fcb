import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../ui/button-class.ts';
import { Notice } from '../../ui/notice.tsx';

type Props = { children: ReactNode };
type State = { hasFailed: boolean };

/** Shows a kind screen in place of a page that broke while rendering. */
export class PageErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <PageError /> : this.props.children;
  }
}

function PageError() {
  const { t } = useTranslation('errors');
  const { t: common } = useTranslation('common');
  return (
    <div className="page-column py-24">
      <Notice
        tone="danger"
        title={t('page.title')}
        role="alert"
        actions={
          <a className={buttonClass({ variant: 'primary' })} href="">
            {common('actions.reload')}
          </a>
        }
      >
        {t('page.text')}
      </Notice>
    </div>
  );
}
