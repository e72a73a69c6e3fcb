import { newKey } from '../once-key.ts';
import type { UnsentKind } from './unsent-record.ts';

type SubmissionKey = { content: string; key: string };

const storageKey = (kind: UnsentKind) => `submission-key:${kind}`;

/** The keys at hand where storage is refused. */
const current = new Map<UnsentKind, SubmissionKey>();

/**
 * Key of a submission: the same for the same content, so that a double click or a retry is recognised (C9, E1). It
 * outlives a reload, because what lost its answer may have been stored all the same.
 */
export function submissionKeyOf(kind: UnsentKind, content: string): string {
  const kept = readKept(kind);
  if (kept?.content === content) return kept.key;
  const key = newKey();
  rememberSubmissionKey(kind, { content, key });
  return key;
}

/** Notes the key of content that was taken back, which may yet be sent as it is. */
export function rememberSubmissionKey(kind: UnsentKind, known: SubmissionKey): void {
  current.set(kind, known);
  try {
    sessionStorage.setItem(storageKey(kind), JSON.stringify(known));
  } catch {
    // Where storage is refused the key lives as long as the page.
  }
}

/** After a success the same content is a new submission. */
export function forgetSubmissionKey(kind: UnsentKind): void {
  current.delete(kind);
  try {
    sessionStorage.removeItem(storageKey(kind));
  } catch {
    // Nothing can be kept where storage is refused, so there is nothing to forget.
  }
}

function readKept(kind: UnsentKind): SubmissionKey | null {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey(kind)) ?? 'null') as SubmissionKey | null;
  } catch {
    return current.get(kind) ?? null;
  }
}
