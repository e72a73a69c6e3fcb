/** Toasts shown at the same time (spec §4). A new one replaces the old. */
export const TOAST_LIMIT = 1;
/** Time on the screen in ms (spec §4); paused under the pointer and the focus. */
export const TOAST_DURATION_MS = 5000;
/** A dismissed toast is removed from memory after this time in ms (spec §4). */
export const TOAST_REMOVAL_DELAY_MS = 1_000_000;
/** A swipe to the right of this many px dismisses a toast (spec §4). */
export const TOAST_SWIPE_THRESHOLD_PX = 50;

export type ToastContent = {
  title: string;
  description?: string;
  /** `destructive` for errors of critical or high severity (spec §8). */
  tone?: 'default' | 'success' | 'destructive';
  action?: { label: string; onPress: () => void };
};

export type Toast = ToastContent & { id: number; isOpen: boolean };

export type ToastStore = {
  show: (content: ToastContent) => number;
  dismiss: (id: number) => void;
  list: () => readonly Toast[];
  subscribe: (listener: () => void) => () => void;
};

type Timer = (callback: () => void, delayMs: number) => unknown;

/** Store of the toasts outside React, so that any code in the browser can show one. */
export function createToastStore(setTimer: Timer): ToastStore {
  const listeners = new Set<() => void>();
  let toasts: readonly Toast[] = [];
  let lastId = 0;

  function replace(next: readonly Toast[]) {
    toasts = next;
    for (const listener of listeners) listener();
  }

  return {
    show(content) {
      lastId += 1;
      replace([{ ...content, id: lastId, isOpen: true }, ...toasts].slice(0, TOAST_LIMIT));
      return lastId;
    },
    dismiss(id) {
      if (!toasts.some((toast) => toast.id === id && toast.isOpen)) return;
      replace(toasts.map((toast) => (toast.id === id ? { ...toast, isOpen: false } : toast)));
      setTimer(() => replace(toasts.filter((toast) => toast.id !== id)), TOAST_REMOVAL_DELAY_MS);
    },
    list: () => toasts,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const toastStore = createToastStore((callback, delayMs) => setTimeout(callback, delayMs));

/** Shows a toast and returns its id. Works before the toaster has loaded. */
export function showToast(content: ToastContent): number {
  return toastStore.show(content);
}
