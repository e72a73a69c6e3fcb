import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../lib/page-context.ts';
import { ToastOutlet } from '../../ui/toast-outlet.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { takeNews } from './account-news.ts';

/** Place for toasts, which first tells of a sign-in or sign-out on the page before (spec §8). */
export function AccountToasts() {
  const { t } = useTranslation('accounts');
  const { t: common } = useTranslation('common');
  const username = usePage().data.user?.username;
  useEffect(() => {
    const news = takeNews();
    if (news === 'signed-in' && username !== undefined) {
      showToast({ title: t('login.success'), description: t('login.welcome', { username }), tone: 'success' });
    }
    if (news === 'signed-out') {
      showToast({ title: t('logout.success'), description: t('logout.text'), tone: 'success' });
    }
  }, [t, username]);
  return (
    <ToastOutlet
      label={t('notifications.label')}
      regionLabel={t('notifications.region')}
      closeLabel={common('actions.close')}
    />
  );
}
