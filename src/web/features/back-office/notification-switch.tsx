import { useTexts } from '../../lib/texts/use-texts.ts';
import { MonitorIcon } from '../../ui/icons/signs.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { switchNotifications, useNotificationState } from './live/notifications.ts';

/** Switches the device's notifications on and off; asks for the browser's permission only then, and explains a refusal. */
export function NotificationSwitch() {
  const t = useTexts();
  const state = useNotificationState();
  if (state === 'absent') return null;

  async function press() {
    const next = await switchNotifications(state !== 'on');
    const title = t('backOffice:notifications.label');
    if (next === 'blocked') showToast({ title, description: t('backOffice:notifications.blocked') });
    if (next === 'on') showToast({ title, description: t('backOffice:notifications.on'), tone: 'success' });
  }

  return (
    <button
      type="button"
      role="switch"
      aria-checked={state === 'on'}
      className="office-row office-switch"
      onClick={() => void press()}
    >
      <MonitorIcon size={20} />
      {t('backOffice:notifications.label')}
    </button>
  );
}
