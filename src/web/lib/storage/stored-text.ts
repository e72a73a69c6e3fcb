import { browserStorage } from './browser-storage.ts';

/** A text in the browser's storage, and its changes, also those made by other tabs. */
type StoredText = {
  /** Null where there is none. */
  read: () => string | null;
  /** Null deletes it. */
  write: (text: string | null) => void;
  /** Calls back on every change. Returns a function that ends that. */
  subscribe: (onChange: () => void) => () => void;
};

/** The text that the browser stores under a name. */
export function storedText(key: string): StoredText {
  const listeners = new Set<() => void>();
  return {
    read: () => browserStorage.read(key),
    write(text) {
      browserStorage.write(key, text);
      for (const listener of listeners) listener();
    },
    subscribe(onChange) {
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) onChange();
      };
      listeners.add(onChange);
      addEventListener('storage', onStorage);
      return () => {
        listeners.delete(onChange);
        removeEventListener('storage', onStorage);
      };
    },
  };
}
