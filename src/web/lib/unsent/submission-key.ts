import { tabStorage } from '../browser-storage.ts';
import { newKey } from '../once-key.ts';
import type { UnsentKind } from './unsent-record.ts';

type SubmissionKey = { content: string; key: string };

const storageKey = (kind: UnsentKind) => `submission-key:${kind}`;

/**
 * Key of a submission: the same for the same content, so that a double click or a retry is recognised (C9, E1). It
 * outlives a reload, because what lost its answer may have been stored all the same.
 */
export function submissionKeyOf(kind: UnsentKind, content: string): string {
  const kept = tabStorage.readJson(storageKey(kind)) as SubmissionKey | null;
  if (kept?.content === content) return kept.key;
  const key = newKey();
  rememberSubmissionKey(kind, { content, key });
  return key;
}

/** Notes the key of content that was taken back, which may yet be sent as it is. */
export function rememberSubmissionKey(kind: UnsentKind, known: SubmissionKey): void {
  tabStorage.write(storageKey(kind), JSON.stringify(known));
}

/** After a success the same content is a new submission. */
export function forgetSubmissionKey(kind: UnsentKind): void {
  tabStorage.write(storageKey(kind), null);
}
