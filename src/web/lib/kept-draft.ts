/**
 * What has been typed and not yet sent, kept in this tab under a name: it outlives a reload, a lost session and a press
 * of the wrong link. Null where nothing is kept or storage is refused.
 */
export function readDraft(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey(name)) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps what has been typed; null forgets it. */
export function keepDraft(name: string, draft: object | string | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(storageKey(name));
    else sessionStorage.setItem(storageKey(name), JSON.stringify(draft));
  } catch {
    // Where storage is refused a draft lives as long as its form.
  }
}

const storageKey = (name: string) => `draft:${name}`;
