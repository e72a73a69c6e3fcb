import { useSyncExternalStore } from 'react';
import { storedText } from '../../../lib/storage/stored-text.ts';

const kept = storedText('office-single-keys');

/** Whether keys without Ctrl do something; they do until somebody switches them off in this browser (WCAG 2.1.4). */
export function hasSingleKeys(): boolean {
  return kept.read() !== 'off';
}

/** Switches single keys on or off in this browser. */
export function switchSingleKeys(isOn: boolean): void {
  kept.write(isOn ? 'on' : 'off');
}

/** Whether single keys are on, as a screen shows it. */
export function useSingleKeys(): boolean {
  return useSyncExternalStore(kept.subscribe, hasSingleKeys, () => true);
}
