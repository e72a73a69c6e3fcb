import type { Answers } from '#domain/configurator/answers.ts';
import type { Contact } from '#domain/contact/contact-details.ts';

const masked = '[…]';

// Each pattern takes a whole run of characters or a bounded part of one: tried anew at every character of a long run, it
// would take time that grows with the square of the text.
const unbroken = /[^\s<>()"',;:[\]]+/g;
const emailInside = /.(?:@|%40)./s;
const address = /\b(?:https?:\/\/|www\.)\S+/gi;
const dotted = /[\p{L}\d-]+(?:\.[\p{L}\d-]+)*/gu;
const upToDomain = /^.*\.(?:sk|cz|dk|com|eu|net|org|info|biz|online|example)\b/iu;
/** Phone, company and account numbers; sizes and years are shorter. */
const number = /(?:\+|\b)\d(?:[ \u00A0./()–-]{0,2}\d){6,}/g;
const legalForm = String.raw`(?:s\. ?r\. ?o\.|spol\. s r\. ?o\.|a\. ?s\.|v\. ?o\. ?s\.|k\. ?s\.|ApS|A\/S|IVS|I\/S|K\/S|Ltd\.?|LLC|GmbH)`;
const firm = new RegExp(String.raw`(?:[\p{Lu}\d&][\p{L}\d&.'-]{0,40}[ ,]{1,4}){1,4}${legalForm}(?=[\s.,;:)]|$)`, 'gu');
const shortest = 3;

/** Words by which people introduce themselves, sign, and speak of others; a name is what follows with a capital letter. */
const introductions = [
  'volám sa|moje meno je|som|majiteľ|konateľ|pán|pani|s pozdravom',
  'jmenuji se|jmenuju se|mé jméno je|jsem|majitel|jednatel|paní|s pozdravem',
  'jeg hedder|mit navn er|jeg er|hilsen|mvh|hr\\.|fru',
  "my name is|i am|i’m|i'm|mr\\.?|mrs\\.?|ms\\.?|regards|sincerely",
  'ing\\.|mgr\\.|bc\\.|arch\\.',
].join('|');
const introduced = new RegExp(
  String.raw`(?<![\p{L}\d])(?<before>${anyCase(introductions)})(?<gap>[,:]?\s{1,3}(?:\p{Lu}\p{L}{1,3}\. ){0,2})\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}`,
  'gu',
);

/** A pattern of letters of either case, because what follows it tells names from words by the case. */
function anyCase(pattern: string): string {
  return pattern.replaceAll(/(?<!\\)\p{L}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`);
}

/**
 * Removes personal data from a text: mail and web addresses, numbers as long as a phone number, firms with a legal
 * form, names by which somebody introduces himself or another, every word of the contact's name, and every capitalised
 * word of the contact's firm (H4). Names that come otherwise are not recognised; the privacy page says so.
 */
export function redact(text: string, contact: Contact): string {
  const plain = text
    .normalize('NFC')
    .replaceAll(unbroken, (run) => (emailInside.test(run) ? masked : run))
    .replaceAll(address, masked)
    .replaceAll(dotted, (run) => run.replace(upToDomain, masked))
    .replaceAll(firm, masked)
    .replaceAll(number, masked)
    .replaceAll(introduced, `$<before>$<gap>${masked}`);
  const { name, company } = contact;
  const known = [name, company, contact.email, contact.phone, ...wordsIn(name)];
  const withoutPerson = maskEach(plain, known, () => masked);
  // Words of the trade in a firm's name stay where they are written in lower case.
  return maskEach(withoutPerson, wordsIn(company), (word) => (/^\p{Lu}/u.test(word) ? masked : word));
}

const wordsIn = (detail: string) => detail.split(/[^\p{L}\d'-]+/u);

function maskEach(text: string, words: readonly string[], mask: (found: string) => string): string {
  const telling = [...new Set(words.map((word) => word.trim().normalize('NFC')))].filter(
    (word) => word.length >= shortest,
  );
  return telling
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, word) => {
      const whole = new RegExp(String.raw`(?<![\p{L}\d])${RegExp.escape(word)}(?![\p{L}\d])`, 'giu');
      return rest.replaceAll(whole, mask);
    }, text);
}

/** The answers that a model may see: no contact, and the free texts without personal data. */
export function answersForModel(answers: Answers, contact: Contact): Omit<Answers, 'contact'> {
  const { contact: own, ...rest } = answers;
  const clean = (text: string) => redact(redact(text, contact), own);
  return { ...rest, customTrade: clean(answers.customTrade), description: clean(answers.description) };
}
