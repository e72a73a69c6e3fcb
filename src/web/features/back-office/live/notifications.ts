import { useSyncExternalStore } from 'react';
import { storedText } from '../../../lib/storage/stored-text.ts';

const preference = storedText('office-notifications');

/** State of the device's notifications: `blocked` by the browser, `absent` where it has none. */
export type NotificationState = 'on' | 'off' | 'blocked' | 'absent';

function readState(): NotificationState {
  if (!('Notification' in window)) return 'absent';
  if (Notification.permission === 'denied') return 'blocked';
  return Notification.permission === 'granted' && preference.read() === 'on' ? 'on' : 'off';
}

/** Returns the state in this browser; all tabs share it. */
export function useNotificationState(): NotificationState {
  return useSyncExternalStore(preference.subscribe, readState, () => 'off');
}

/** Switches notifications on, which asks for the browser's permission the first time, or off; returns the new state. */
export async function switchNotifications(isOn: boolean): Promise<NotificationState> {
  // Where the browser cannot ask for permission, they stay off.
  if (isOn) await Notification.requestPermission().catch(() => undefined);
  preference.write(isOn ? 'on' : 'off');
  return readState();
}

type Notice = { title: string; body: string; tag: string; onOpen: () => void };

/** Shows a notification while the page has no focus. It must contain no personal data: others may see the screen. */
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
    // Phones show notifications through a service worker only; there the count in the title is enough.
  }
}
