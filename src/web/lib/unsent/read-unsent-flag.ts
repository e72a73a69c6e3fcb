import { browserStorage } from '../browser-storage.ts';
import { unsentKey } from '../storage-keys.ts';

/** The kinds of which something waits or is left to be told; empty for none. */
export const readUnsentFlag = (): string => browserStorage.read(unsentKey) ?? '';
