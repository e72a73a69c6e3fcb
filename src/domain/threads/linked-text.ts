/** A piece of a message: words, or an address that becomes a link. */
export type TextPart = { kind: 'words'; text: string } | { kind: 'link'; text: string; href: string };

/** Addresses of pages alone; an address ends before the marks that close a sentence. */
const address = /\bhttps?:\/\/[^\s<>"'`]{1,2000}/gi;
/** A scheme and a host; a name and password before the host would hide where the link leads. */
const page = /^https?:\/\/[\p{L}\p{N}[][^/?#@\\]*(?:[/?#]|$)/iu;
const closing = /[.,;:!?)\]}»“”’…]/;

/** Cuts a message into words and links to pages (http and https); nothing else becomes a link (I2). */
export function linkedText(body: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const match of body.matchAll(address)) {
    const text = withoutClosing(match[0]);
    if (!page.test(text)) continue;
    if (match.index > from) parts.push({ kind: 'words', text: body.slice(from, match.index) });
    parts.push({ kind: 'link', text, href: text });
    from = match.index + text.length;
  }
  if (from < body.length) parts.push({ kind: 'words', text: body.slice(from) });
  return parts;
}

function withoutClosing(text: string): string {
  let end = text.length;
  // A bracket that the address itself opens belongs to it.
  let surplus = countOf(text, ')') - countOf(text, '(');
  while (end > 0 && closing.test(text.charAt(end - 1))) {
    if (text.charAt(end - 1) === ')') {
      if (surplus <= 0) break;
      surplus -= 1;
    }
    end -= 1;
  }
  return text.slice(0, end);
}

const countOf = (text: string, letter: string): number => text.split(letter).length - 1;
