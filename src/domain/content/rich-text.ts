/** A part of a sentence; `href` is '' where it leads nowhere. */
export type RichRun = { text: string; isStrong: boolean; href: string };

/** One paragraph, or the points of one list. */
export type RichBlock =
  | { kind: 'paragraph'; runs: readonly RichRun[] }
  | { kind: 'list'; points: readonly (readonly RichRun[])[] };

/**
 * A text with paragraphs, lists, links and strong words, and nothing else (A12). It is kept as this structure and never as HTML, so that
 * there is nothing in it that a page could run.
 */
export type RichText = readonly RichBlock[];

/** A text of one paragraph; none for ''. */
export const richTextOf = (text: string): RichText =>
  text === '' ? [] : [{ kind: 'paragraph', runs: [{ text, isStrong: false, href: '' }] }];

/** Every run of a text, in its order. */
export const runsOf = (text: RichText): RichRun[] =>
  text.flatMap((block) => (block.kind === 'paragraph' ? block.runs : block.points.flat()));

const wordsOf = (runs: readonly RichRun[]): string => runs.map(({ text }) => text).join('');

/** A text without its form, for search engines and searches: paragraphs and points on lines of their own. */
export const plainTextOf = (text: RichText): string =>
  text.flatMap((block) => (block.kind === 'paragraph' ? [wordsOf(block.runs)] : block.points.map(wordsOf))).join('\n');

/** Control characters, halves of characters, and marks that turn the direction of what stands beside them (Unicode TR 36 §2.10). */
const forbidden = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

/** Whether a text has characters that nobody types and that break a page. */
export const hasForbiddenCharacters = (text: string): boolean => forbidden.test(text);

const webAddress = /^https?:\/\/[\p{L}\p{N}.-]{1,253}(?::\d{1,5})?(?:[/?#]\S*)?$/u;
const mailAddress = /^mailto:[\w.+-]{1,64}@[\w.-]{1,253}$/;
const phoneNumber = /^tel:\+?[\d-]{3,20}$/;
/** Two slashes or a backslash would lead to another site. */
const ownPath = /^\/(?![/\\])[^\s\\]*$/;

/** Longest address of a link in characters. */
export const longestHref = 500;

/** Whether a link leads where links of the site may: to the web, a mailbox, a phone, or a page of its own. */
export const isSafeHref = (href: string): boolean =>
  href.length <= longestHref &&
  !hasForbiddenCharacters(href) &&
  [webAddress, mailAddress, phoneNumber, ownPath].some((form) => form.test(href));
