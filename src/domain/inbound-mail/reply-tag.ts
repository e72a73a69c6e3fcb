import type { ThreadPlace } from '#domain/threads/thread.ts';

/** What a tagged address says: the number of a request or project, and the code that proves that the site has written it. */
export type ReplyTag = { place: ThreadPlace; number: number; code: string };

/** Longest part of an address before the `@` (RFC 5321 §4.5.3.1.1). */
const longestLocalPart = 64;
const tagged = /\+([rp])-(\d{1,10})-([0-9a-f]{20})@/i;
const letterOf = { request: 'r', project: 'p' } as const;

/**
 * The address that answers about a request go to, such as `office+r-1042-<code>@…`, with `p` for a project; null where the mailbox's own
 * address leaves no room for the tag.
 */
export function taggedAddress(mailbox: string, { place, number, code }: ReplyTag): string | null {
  const at = mailbox.lastIndexOf('@');
  const local = `${mailbox.slice(0, at)}+${letterOf[place]}-${number}-${code}`;
  return at < 1 || local.length > longestLocalPart ? null : `${local}${mailbox.slice(at)}`;
}

/** The tags in the addresses that a mail went to; whether a code is right is not known here. */
export function tagsIn(addresses: readonly string[]): ReplyTag[] {
  return addresses.flatMap((address) => {
    const [, letter, number, code] = tagged.exec(address.slice(0, 320)) ?? [];
    if (letter === undefined || number === undefined || code === undefined) return [];
    const place = letter.toLowerCase() === letterOf.project ? 'project' : 'request';
    return [{ place, number: Number(number), code: code.toLowerCase() }];
  });
}
