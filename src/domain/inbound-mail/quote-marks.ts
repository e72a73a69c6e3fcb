/** Lines longer than this are never a mark of a mail program: nothing long is matched. */
const longestMark = 400;

/** How mail programs introduce what they quote: "On … wrote:" in the words of each language. */
const introductions = [
  /^On .{4,} wrote:$/i,
  /^.{4,} (?:napísal|napísala|napísal\(a\)|napísal\/a|nap[ií]sal\/-a):$/i,
  /^.{4,} (?:napsal|napsala|napsal\(a\)|napsal\/a|píše):$/i,
  /^.{4,} skrev\b.{0,}:$/i,
  /^.{4,} (?:schrieb|a écrit|pisze|написав\(ла\)):$/i,
  // Apple Mail in Czech names no verb: „23. 11. 2026 v 9:12, Jana <jana@…>:“.
  /^\d{1,2}\. ?\d{1,2}\. ?\d{4} (?:v|o) \d{1,2}:\d{2}.{0,}<[^<>\s]+@[^<>\s]+>:$/,
];

/** Lines by which Outlook, Seznam and others divide an answer from the mail before it. */
const dividers = [
  /^-{2,} ?(?:Original Message|Pôvodná správa|Pôvodný e-mail|Původní zpráva|Původní e-mail|Oprindelig meddelelse) ?-{2,}$/i,
];

/** The first lines of a head that is repeated above the quoted mail, each in four languages. */
const headSender = /^\*?(?:From|Od|Fra):\*? ?\S/i;
const headOther =
  /^\*?(?:Sent|Date|To|Subject|Odoslané|Odosláno|Odesláno|Dátum|Datum|Komu|Predmet|Předmět|Sendt|Dato|Til|Emne):/i;

/** What telephones and web mails put under every mail. */
const endings = [
  /^(?:Sent|Get) (?:from|Outlook for) .{2,60}$/i,
  /^(?:Odoslané|Odoslane|Odesláno) (?:z|zo|pomocou|pomocí) .{2,60}$/i,
  /^(?:Získajte|Získať|Stáhnout|Získejte|Hent) (?:aplikáciu |aplikaci )?Outlook .{2,60}$/i,
  /^Sendt fra (?:min|mit|Outlook|Mail) ?.{0,60}$/i,
];

const isOneOf = (marks: readonly RegExp[], line: string): boolean =>
  line.length <= longestMark && marks.some((mark) => mark.test(line));

/** Whether a line introduces the quoted mail. */
export const isIntroduction = (line: string): boolean => line.endsWith(':') && isOneOf(introductions, line);

/** Whether a line divides an answer from the mail before it, which follows to the end. */
export const isDivider = (line: string): boolean => line.startsWith('--') && isOneOf(dividers, line);

/** Whether a line begins a repeated head, as far as it says itself; another line of the head has to follow soon. */
export const beginsHead = (line: string): boolean => headSender.test(line);

/** Whether a line is another one of a repeated head. */
export const continuesHead = (line: string): boolean => headOther.test(line);

/** Whether a line is the divider of signatures (RFC 3676 §4.3), or one that telephones put under mails. */
export const isEnding = (line: string): boolean => line === '-- ' || line === '--' || isOneOf(endings, line);
