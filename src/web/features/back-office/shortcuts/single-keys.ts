import { useSyncExternalStore } from 'react';
import { storedText } from '../../../lib/storage/stored-text.ts';

const preference = storedText('office-single-keys');

/** Whether shortcuts without Ctrl are on in this browser; they can be switched off (WCAG 2.1.4). */
export function hasSingleKeys(): boolean {
  return preference.read() !== 'off';
}

/** Switches shortcuts without Ctrl on or off in this browser. */
export function switchSingleKeys(isOn: boolean): void {
  preference.write(isOn ? 'on' : 'off');
}

/** Returns whether shortcuts without Ctrl are on, and rerenders on change. */
export function useSingleKeys(): boolean {
  return useSyncExternalStore(preference.subscribe, hasSingleKeys, () => true);
}
