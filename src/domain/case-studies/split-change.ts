/** A text as it was changed: what is the same before and behind, and what was taken away and put in between. */
export type SplitChange = { start: string; removed: string; added: string; end: string };

const tokensOf = (text: string): string[] => text.match(/\s+|[^\s]+/g) ?? [];

/** Splits a change of a text at whole words; both texts can be put together from its parts. */
export function splitChange(before: string, after: string): SplitChange {
  const [old, now] = [tokensOf(before), tokensOf(after)];
  const shorter = Math.min(old.length, now.length);
  let start = 0;
  while (start < shorter && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < shorter - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  const join = (tokens: readonly string[], from: number, to: number) => tokens.slice(from, to).join('');
  return {
    start: join(now, 0, start),
    removed: join(old, start, old.length - end),
    added: join(now, start, now.length - end),
    end: join(now, now.length - end, now.length),
  };
}
