import { browserStorage } from './browser-storage.ts';

/** A text of this browser whose changes are told, also those that another tab makes. */
type StoredText = {
  /** Null where there is none. */
  read: () => string | null;
  /** Null forgets. */
  write: (text: string | null) => void;
  /** Calls back on every change. Answers how to stop. */
  watch: (onChange: () => void) => () => void;
};

/** Watches the text that the browser keeps under a name. */
export function storedText(key: string): StoredText {
  const watchers = new Set<() => void>();
  return {
    read: () => browserStorage.read(key),
    write(text) {
      browserStorage.write(key, text);
      for (const watcher of watchers) watcher();
    },
    watch(onChange) {
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) onChange();
      };
      watchers.add(onChange);
      addEventListener('storage', onStorage);
      return () => {
        watchers.delete(onChange);
        removeEventListener('storage', onStorage);
      };
    },
  };
}
