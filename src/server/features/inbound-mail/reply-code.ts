import { createHmac } from 'node:crypto';
import type { ReplyTag } from '#domain/inbound-mail/reply-tag.ts';
import { isSameCode } from '#server/http/security/same-code.ts';
import type { KeyRing } from '#server/http/security/signing-keys.ts';

/** 80 bits, as many hexadecimal digits as an address has room for. */
const digits = 20;

const labelOf = { request: 'mail tag', project: 'mail tag of a project' } as const;

/**
 * The code by which the address for answers about a request or project is known as ours. Its key is the installation's signing key, which only
 * the vault opens; the label keeps it apart from everything else that key signs.
 */
export const replyCode = ([signingKey]: KeyRing, { place, number }: Pick<ReplyTag, 'place' | 'number'>): string =>
  createHmac('sha256', signingKey).update(`${labelOf[place]}\n${number}`).digest('hex').slice(0, digits);

/** Whether the site itself has written a tag, by a key of any generation: people answer mails after years. */
export const isOwnTag = (keys: KeyRing, { code, ...subject }: ReplyTag): boolean =>
  keys.some((key) => isSameCode(code, replyCode([key], subject)));
