/** Texts that the browser stores under names. Where it refuses that, or is full, they last as long as the page. */
type NamedTexts = {
  /** The text under a name; null where there is none. */
  read: (key: string) => string | null;
  /** That text parsed as JSON; null also where it is none. */
  readJson: (key: string) => unknown;
  /** Stores a text, or deletes it where it is null. Returns false where the browser refused. */
  write: (key: string, text: string | null) => boolean;
};

/** The browser's storage, for all its tabs. */
export const browserStorage = open(() => localStorage);

/** The storage of this tab, deleted when it is closed. */
export const tabStorage = open(() => sessionStorage);

function open(storage: () => Storage): NamedTexts {
  const inMemory = new Map<string, string>();
  function read(key: string): string | null {
    return inMemory.get(key) ?? orElse(() => storage().getItem(key), null);
  }
  return {
    read,
    readJson: (key) => orElse((): unknown => JSON.parse(read(key) ?? 'null'), null),
    write(key, text) {
      inMemory.delete(key);
      const isDone = orElse(() => {
        if (text === null) storage().removeItem(key);
        else storage().setItem(key, text);
        return true;
      }, false);
      if (!isDone && text !== null) inMemory.set(key, text);
      return isDone;
    },
  };
}

function orElse<Result>(read: () => Result, fallback: Result): Result {
  try {
    return read();
  } catch {
    return fallback;
  }
}
