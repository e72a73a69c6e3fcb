const storageKey = 'configurator-submission-key';

type SubmissionKey = { content: string; key: string };

/** The key at hand where storage is refused. */
let current: SubmissionKey | null = null;

/**
 * Key of a submission: the same for the same content, so that a double click or a retry is recognised (C9). It outlives
 * a reload, because a request whose answer was lost may have been stored all the same.
 */
export function submissionKeyOf(content: string): string {
  const kept = readKept();
  if (kept?.content === content) return kept.key;
  current = { content, key: newKey() };
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(current));
  } catch {
    // Where storage is refused the key lives as long as the page.
  }
  return current.key;
}

/** After a success the same content is a new submission. */
export function forgetSubmissionKey(): void {
  current = null;
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing can be kept where storage is refused, so there is nothing to forget.
  }
}

function readKept(): SubmissionKey | null {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as SubmissionKey | null;
  } catch {
    return current;
  }
}

/** 128 random bits; unlike `randomUUID` also on a plain http address of a local network. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
