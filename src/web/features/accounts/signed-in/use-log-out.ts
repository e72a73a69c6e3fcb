import { useState } from 'react';
import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { leaveNews } from './account-news.ts';
import { signOut } from '../entrance-calls.ts';
import { forgetAccount } from './forget-account.ts';

/** The way out: ends the session and leads to the login; a failure is told (F1, spec §8). */
export function useLogOut(): { isLeaving: boolean; logOut: () => Promise<void> } {
  const t = useTexts();
  const { language } = usePage();
  const [isLeaving, setLeaving] = useState(false);

  async function logOut() {
    setLeaving(true);
    try {
      await signOut();
      leaveNews('signed-out');
      forgetAccount();
      location.assign(pathOf('login', language));
    } catch {
      setLeaving(false);
      showToast({
        title: t('accounts:logout.failure'),
        description: t('accounts:logout.failureText'),
        tone: 'destructive',
      });
    }
  }

  return { isLeaving, logOut };
}
