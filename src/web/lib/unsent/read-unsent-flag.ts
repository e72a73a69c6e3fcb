import { unsentKey } from '../storage-keys.ts';

/** What is kept under a name; empty where there is nothing or storage is refused. */
export function readKept(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** The kinds of which something waits or is left to be told. */
export const readUnsentFlag = (): string => readKept(unsentKey);
