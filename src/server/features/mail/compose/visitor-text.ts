import { withoutJoiners } from '#domain/languages/line-joiners.ts';

/** Control characters, invisible characters and marks that change the direction of the text. */
const unseen = String.raw`\p{Cc}\u200B\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF`;
const unseenRuns = new RegExp(`[${unseen}]+`, 'gu');
const unseenRunsWithoutBreaks = new RegExp(`(?:(?!\\n)[${unseen}])+`, 'gu');

/* Look-behinds let a match begin only where a run of such characters begins, so that time grows linearly. */

/** A text of one line for a subject or a table: no line breaks, no invisible characters. */
export function oneLine(typed: string): string {
  return withoutJoiners(typed.toWellFormed()).replaceAll(unseenRuns, ' ').replaceAll(/ {2,}/g, ' ').trim();
}

/** A text of several lines: at most one empty line in a row, no invisible characters. */
export function severalLines(typed: string): string {
  return withoutJoiners(typed.toWellFormed())
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replaceAll(unseenRunsWithoutBreaks, ' ')
    .replaceAll(/(?<! ) +\n/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/**
 * A name in which mail programs find no link, because anybody can have a mail sent to anybody through the form and must
 * not advertise in it. `J.Novák` becomes `J. Novák`, `evil.example/x` becomes `evil. example/ x`.
 */
export function withoutLinks(name: string): string {
  return oneLine(name).replaceAll(/(?<![.:/@])[.:/@]+(?=[^\s.:/@])/g, '$& ');
}

/** Longest name in a mail, in characters: enough for a person and a firm, too short for an advertisement. */
const longestName = 60;

/** A name as a mail to an address that nobody has verified may repeat it: without links, and cut. */
export function nameInMail(typed: string): string {
  const name = withoutLinks(typed);
  return [...name].length <= longestName ? name : `${[...name].slice(0, longestName).join('').trimEnd()}…`;
}
