import { type ReplyTag, taggedAddress } from '#domain/inbound-mail/reply-tag.ts';
import { customerMailKinds } from '#domain/mail/mail-kinds.ts';
import type { OutboxMessage } from '#server/features/mail/outbox/outbox-store.ts';
import type { Services } from '#server/services.ts';
import { findNumberOf } from './answered-thread-store.ts';
import { readMailbox } from './mailbox-settings-store.ts';
import { replyCode } from './reply-code.ts';

/**
 * Where answers to a mail about a request or project go: the mailbox that is read, under an address that names it and proves that the
 * site has written it. Null where no mailbox is set, where tags are off, and for mails to others than customers.
 */
export async function answersTo(
  { db, signingKeys }: Pick<Services, 'db' | 'signingKeys'>,
  { kind, requestId, projectId }: Pick<OutboxMessage, 'kind' | 'requestId' | 'projectId'>,
): Promise<string | null> {
  if (!customerMailKinds.some((each) => each === kind)) return null;
  const { mailbox } = await readMailbox(db);
  if (!mailbox?.hasTags) return null;
  const subject = await subjectOf(db, { requestId, projectId });
  return subject && taggedAddress(mailbox.address, { ...subject, code: replyCode(signingKeys.accepted(), subject) });
}

async function subjectOf(
  db: Services['db'],
  { requestId, projectId }: Pick<OutboxMessage, 'requestId' | 'projectId'>,
): Promise<Pick<ReplyTag, 'place' | 'number'> | null> {
  const place = requestId === null ? 'project' : 'request';
  const id = requestId ?? projectId;
  const number = id === null ? null : await findNumberOf(db, { place, id });
  return number === null ? null : { place, number };
}
