import type { Kysely } from 'kysely';
import type { InboundMail, InboundReason } from '#domain/inbound-mail/inbound-mail.ts';
import { type ReplyTag, tagsIn } from '#domain/inbound-mail/reply-tag.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { KeyRing } from '#server/http/security/signing-keys.ts';
import {
  type AnsweredProject,
  type AnsweredRequest,
  findProjectOfNumber,
  findProjectOfThread,
  findRequestOfNumber,
  findRequestOfThread,
} from './answered-thread-store.ts';
import { isOwnTag } from './reply-code.ts';

/** What a mail belongs to: a request, or a project with a thread of its own. */
export type Answered = { request: AnsweredRequest } | { project: AnsweredProject };

/** What a mail belongs to, and by what that is known. */
export type Match = { about: Answered; reason: Extract<InboundReason, 'tag' | 'thread'> };

/** Finds what a mail answers: by the signed address that it went to, else by the mails that it names. */
export async function matchMail(
  db: Kysely<DatabaseSchema>,
  keys: KeyRing,
  { recipients, answers }: Pick<InboundMail, 'recipients' | 'answers'>,
): Promise<Match | null> {
  const tag = tagsIn(recipients).find((each) => isOwnTag(keys, each));
  const tagged = tag ? await findTagged(db, tag) : null;
  if (tagged) return { about: tagged, reason: 'tag' };
  const request = await findRequestOfThread(db, answers);
  if (request) return { about: { request }, reason: 'thread' };
  const project = await findProjectOfThread(db, answers);
  return project && { about: { project }, reason: 'thread' };
}

async function findTagged(db: Kysely<DatabaseSchema>, { place, number }: ReplyTag): Promise<Answered | null> {
  if (place === 'request') {
    const request = await findRequestOfNumber(db, number);
    return request && { request };
  }
  const project = await findProjectOfNumber(db, number);
  return project && { project };
}
