/** Texts that the browser keeps under names. Where it refuses that, or is full, they last as long as the page. */
type NamedTexts = {
  /** The text under a name; null where there is none. */
  read: (key: string) => string | null;
  /** What that text says as JSON; null also where it is none. */
  readJson: (key: string) => unknown;
  /** Keeps a text, or forgets it where it is null. False where the browser did not do it. */
  write: (key: string, text: string | null) => boolean;
};

/** What stays in this browser, for all its tabs. */
export const browserStorage = open(() => localStorage);

/** What lasts as long as this tab. */
export const tabStorage = open(() => sessionStorage);

function open(storage: () => Storage): NamedTexts {
  const unkept = new Map<string, string>();
  function read(key: string): string | null {
    return unkept.get(key) ?? attempt(() => storage().getItem(key), null);
  }
  return {
    read,
    readJson: (key) => attempt((): unknown => JSON.parse(read(key) ?? 'null'), null),
    write(key, text) {
      unkept.delete(key);
      const isDone = attempt(() => {
        if (text === null) storage().removeItem(key);
        else storage().setItem(key, text);
        return true;
      }, false);
      if (!isDone && text !== null) unkept.set(key, text);
      return isDone;
    },
  };
}

function attempt<Result>(deed: () => Result, otherwise: Result): Result {
  try {
    return deed();
  } catch {
    return otherwise;
  }
}
