import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ReplyTag } from '#domain/inbound-mail/reply-tag.ts';

/** 80 bits, as many hexadecimal digits as an address has room for. */
const digits = 20;

const labelOf = { request: 'mail tag', project: 'mail tag of a project' } as const;

/**
 * The code by which the address for answers about a request or project is known as ours. Its key is the installation's signing key, which only
 * the vault opens; the label keeps it apart from everything else that key signs.
 */
export const replyCode = (signingKey: string, { place, number }: Pick<ReplyTag, 'place' | 'number'>): string =>
  createHmac('sha256', signingKey).update(`${labelOf[place]}\n${number}`).digest('hex').slice(0, digits);

/** Whether the site itself has written a tag. */
export function isOwnTag(signingKey: string, { code, ...subject }: ReplyTag): boolean {
  const right = Buffer.from(replyCode(signingKey, subject));
  const given = Buffer.from(code);
  return right.length === given.length && timingSafeEqual(right, given);
}
