import { useSyncExternalStore } from 'react';

const storageKey = 'office-single-keys';
const listeners = new Set<() => void>();
/** Holds for the page where storage is refused. */
let areOff = false;

/** Whether keys without Ctrl do something; they do until somebody switches them off in this browser (WCAG 2.1.4). */
export function hasSingleKeys(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return !areOff;
  }
}

/** Switches single keys on or off in this browser. */
export function switchSingleKeys(isOn: boolean): void {
  areOff = !isOn;
  try {
    localStorage.setItem(storageKey, isOn ? 'on' : 'off');
  } catch {
    // As said above.
  }
  for (const listener of listeners) listener();
}

/** Whether single keys are on, as a screen shows it. */
export function useSingleKeys(): boolean {
  return useSyncExternalStore(subscribe, hasSingleKeys, () => true);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
