import type { Kysely } from 'kysely';
import type { InboundMail, InboundReason } from '#domain/inbound-mail/inbound-mail.ts';
import { tagsIn } from '#domain/inbound-mail/reply-tag.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { type AnsweredRequest, findRequestOfNumber, findRequestOfThread } from './answered-request-store.ts';
import { isOwnTag } from './reply-code.ts';

/** The request that a mail belongs to, and by what that is known. */
export type Match = { request: AnsweredRequest; reason: Extract<InboundReason, 'tag' | 'thread'> };

/** Finds the request that a mail answers: by the signed address that it went to, else by the mails that it names. */
export async function matchMail(
  db: Kysely<DatabaseSchema>,
  signingKey: string,
  { recipients, answers }: Pick<InboundMail, 'recipients' | 'answers'>,
): Promise<Match | null> {
  const tag = tagsIn(recipients).find((each) => isOwnTag(signingKey, each));
  const tagged = tag ? await findRequestOfNumber(db, tag.number) : null;
  if (tagged) return { request: tagged, reason: 'tag' };
  const answered = await findRequestOfThread(db, answers);
  return answered && { request: answered, reason: 'thread' };
}
