import { useSyncExternalStore } from 'react';
import { storedText } from '../../../lib/storage/stored-text.ts';

const wish = storedText('office-notifications');

/** How it stands with notifications of this device: `blocked` is the browser's refusal, `absent` when it has none. */
export type NotificationState = 'on' | 'off' | 'blocked' | 'absent';

function readState(): NotificationState {
  if (!('Notification' in window)) return 'absent';
  if (Notification.permission === 'denied') return 'blocked';
  return Notification.permission === 'granted' && wish.read() === 'on' ? 'on' : 'off';
}

/** How it stands in this browser; it is told to every tab. */
export function useNotificationState(): NotificationState {
  return useSyncExternalStore(wish.subscribe, readState, () => 'off');
}

/** Switches them on, which asks the browser the first time, or off; answers how it stands then. */
export async function switchNotifications(isOn: boolean): Promise<NotificationState> {
  // Where the browser cannot even be asked, they stay off.
  if (isOn) await Notification.requestPermission().catch(() => undefined);
  wish.write(isOn ? 'on' : 'off');
  return readState();
}

type Notice = { title: string; body: string; tag: string; onOpen: () => void };

/** Shows a notification of the device while nobody looks at the page. It must carry no personal data: others may see it. */
export function notify({ title, body, tag, onOpen }: Notice): void {
  if (readState() !== 'on' || document.hasFocus()) return;
  try {
    const shown = new Notification(title, { body, tag, icon: '/icons/apple-touch-icon.png' });
    shown.addEventListener('click', () => {
      window.focus();
      shown.close();
      onOpen();
    });
  } catch {
    // Phones show them through a service worker only; the count in the title has to do there.
  }
}
