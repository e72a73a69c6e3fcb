/** What a tagged address says: the number of a request, and the code that proves that the site has written it. */
export type ReplyTag = { number: number; code: string };

/** Longest part of an address before the `@` (RFC 5321 §4.5.3.1.1). */
const longestLocalPart = 64;
const tagged = /\+r-(\d{1,10})-([0-9a-f]{20})@/i;

/**
 * The address that answers about a request go to, such as `office+r-1042-<code>@…`; null where the mailbox's own address
 * leaves no room for the tag.
 */
export function taggedAddress(mailbox: string, { number, code }: ReplyTag): string | null {
  const at = mailbox.lastIndexOf('@');
  const local = `${mailbox.slice(0, at)}+r-${number}-${code}`;
  return at < 1 || local.length > longestLocalPart ? null : `${local}${mailbox.slice(at)}`;
}

/** The tags in the addresses that a mail went to; whether a code is right is not known here. */
export function tagsIn(addresses: readonly string[]): ReplyTag[] {
  return addresses.flatMap((address) => {
    const [, number, code] = tagged.exec(address.slice(0, 320)) ?? [];
    return number === undefined || code === undefined ? [] : [{ number: Number(number), code: code.toLowerCase() }];
  });
}
