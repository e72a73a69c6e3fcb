import { useEffect } from 'react';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { takeNews } from './account-news.ts';

/** Tells by a toast of a sign-in, registration or sign-out on the page before (spec §8). */
export function AccountToasts() {
  const t = useTexts();
  const username = usePage().data.user?.username;
  useEffect(() => {
    const news = takeNews();
    if (news === 'signed-in' && username !== undefined) {
      showToast({
        title: t('accounts:login.success'),
        description: t('accounts:login.welcome', { username }),
        tone: 'success',
      });
    }
    if (news === 'registered' && username !== undefined) {
      showToast({
        title: t('accounts:register.success'),
        description: t('accounts:register.welcome', { username }),
        tone: 'success',
      });
    }
    if (news === 'signed-out') {
      showToast({ title: t('accounts:logout.success'), description: t('accounts:logout.text'), tone: 'success' });
    }
  }, [t, username]);
  return null;
}
