import { useSyncExternalStore } from 'react';

const storageKey = 'office-notifications';
const listeners = new Set<() => void>();

/** How it stands with notifications of this device: `blocked` is the browser's refusal, `absent` when it has none. */
export type NotificationState = 'on' | 'off' | 'blocked' | 'absent';

function readState(): NotificationState {
  if (!('Notification' in window)) return 'absent';
  if (Notification.permission === 'denied') return 'blocked';
  return Notification.permission === 'granted' && isWanted() ? 'on' : 'off';
}

/** Storage is refused in some private windows; then nothing is wanted. */
function isWanted(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'on';
  } catch {
    return false;
  }
}

/** How it stands in this browser; it is told to every tab. */
export function useNotificationState(): NotificationState {
  return useSyncExternalStore(subscribe, readState, () => 'off');
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** Switches them on, which asks the browser the first time, or off; answers how it stands then. */
export async function switchNotifications(isOn: boolean): Promise<NotificationState> {
  try {
    if (isOn) await Notification.requestPermission();
    localStorage.setItem(storageKey, isOn ? 'on' : 'off');
  } catch {
    // Neither asked for nor remembered: they stay off.
  }
  for (const listener of listeners) listener();
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
