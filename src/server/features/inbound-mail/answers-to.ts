import { taggedAddress } from '#domain/inbound-mail/reply-tag.ts';
import { customerMailKinds } from '#domain/mail/mail-kinds.ts';
import type { OutboxMessage } from '#server/features/mail/outbox/outbox-store.ts';
import type { Services } from '#server/services.ts';
import { findNumberOfRequest } from './answered-request-store.ts';
import { readMailbox } from './mailbox-settings-store.ts';
import { replyCode } from './reply-code.ts';

/**
 * Where answers to a mail about a request go: the mailbox that is read, under an address that names the request and proves that the
 * site has written it. Null where no mailbox is set, where tags are off, and for mails to others than customers.
 */
export async function answersTo(
  { db, signingKey }: Pick<Services, 'db' | 'signingKey'>,
  { kind, requestId }: Pick<OutboxMessage, 'kind' | 'requestId'>,
): Promise<string | null> {
  if (requestId === null || !customerMailKinds.some((each) => each === kind)) return null;
  const { mailbox } = await readMailbox(db);
  if (!mailbox?.hasTags) return null;
  const number = await findNumberOfRequest(db, requestId);
  return number === null ? null : taggedAddress(mailbox.address, { number, code: replyCode(signingKey, number) });
}
