import { newKey } from '../../lib/http/idempotency-key.ts';
import { tabStorage } from '../../lib/storage/browser-storage.ts';
import type { Submission, SubmissionKind } from './submission.ts';

type Message = Extract<Submission, { kind: 'contact' }>;
type Request = Extract<Submission, { kind: 'service-request' }>;

/** What the key of a submission stands for. */
type Content =
  | Pick<Message, 'kind' | 'body'>
  | { kind: Request['kind']; body: Pick<Request['body'], 'language' | 'answers'> };

const storageKey = (kind: SubmissionKind) => `submission-key:${kind}`;

/**
 * Key of a submission: the same for the same content, so that a double click or a retry is recognised (C9, E1). It
 * survives a reload, because a submission without a response may have been stored all the same.
 */
export function submissionKeyOf(content: Content): string {
  const stored = tabStorage.readJson(storageKey(content.kind)) as { content: string; key: string } | null;
  if (stored?.content === textOf(content)) return stored.key;
  const key = newKey();
  saveSubmissionKey(content, key);
  return key;
}

/** Stores the key of content that was withdrawn, which may be submitted again as it is. */
export function saveSubmissionKey(content: Content, key: string): void {
  tabStorage.write(storageKey(content.kind), JSON.stringify({ content: textOf(content), key }));
}

/** After a success the same content is a new submission. */
export function forgetSubmissionKey(kind: SubmissionKind): void {
  tabStorage.write(storageKey(kind), null);
}

/** Whether two submissions are of the same content, so that the second one repeats the first (C9). */
export const isSameContent = (a: Content, b: Content): boolean => a.kind === b.kind && textOf(a) === textOf(b);

function textOf({ kind, body }: Content): string {
  return JSON.stringify(kind === 'contact' ? body : [body.language, body.answers]);
}
