import { brandWords } from '#domain/brand.ts';
import type { LanguageManifest } from '#domain/languages/manifest.ts';
import { type Language, defaultLanguage, isLanguage, manifests } from '#domain/languages.ts';
import { type FlatTexts, baseOf, formOf } from './flatten.ts';

/** Language whose keys every other language has. */
const reference = defaultLanguage;

const manifestOf = (language: string) => (isLanguage(language) ? manifests[language] : null);

/**
 * The brand, its packages, languages in their own words, names of codes and formats that banks use, and the one text that spec §2
 * sets for all of them.
 */
const sameEverywhere = [
  'Loading...',
  'Starter',
  'Growth',
  'Premium',
  'Cookies',
  'Slovenčina',
  'Čeština',
  'Dansk',
  'English',
  'BIC',
  'BIC (SWIFT)',
  'IBAN',
  'PAY by square',
  'PDF',
  'QR Platba',
  'SEPA QR',
  'XML',
];

/** Words that are spelled alike in Slovak and in the language: names and borrowed words. Czech shares too many. */
const sameWord: Record<Exclude<Language, 'sk' | 'cs'>, ReadonlySet<string>> = {
  da: new Set([
    ...sameEverywhere,
    'Blog',
    'Filtre',
    'E-mail',
    'Firma',
    'faktura',
    'Kontakt',
    'Menu',
    'Port',
    'Projekt',
    'projekt',
  ]),
  en: new Set([...sameEverywhere, 'Blog', 'Menu', 'Port']),
};

/** Abbreviations before a number or a letter of the alphabet, with a blank between them where a line may end. */
const looseNumber = /(?<!\p{L})(?:\p{L}*(?:nr|čís)|č|No|Art|čl|stk|ods|odst|písm)\. (?=\d|\{\{|\p{L}(?!\p{L}))/u;

/**
 * Areas with words that the specification gives letter by letter, of mails and of the file of requests; and the numbers of
 * the firm, which with their word would be wider than their place in the footer and break between two digits.
 */
const leftLoose =
  /^(?:(?:accounts|errors|errorCodes|validation|emails|requestExport):|contact:request\.|common:footer\.(?:company|vat)Number$)/;

const quoteMarks = /["„“”«»]/g;
const placeholder = /\{\{\s*(\w+)[^{}]*\}\}/g;

type Check = (texts: FlatTexts) => string[];

/** What must hold for the texts of all languages; each check returns the paths where it does not. */
export const checks: Readonly<Record<string, Check>> = {
  'every language has the keys of the Slovak texts': (texts) =>
    [...texts.keys()].flatMap((language) => [
      ...missing(basesOf(texts, reference), basesOf(texts, language)).map((key) => `${language} lacks ${key}`),
      ...missing(basesOf(texts, language), basesOf(texts, reference)).map((key) => `${reference} lacks ${key}`),
    ]),

  'a plural has exactly the forms of its language': (texts) =>
    [...texts].flatMap(([language, own]) => {
      const wanted = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted().join(' ');
      return pluralsOf(own)
        .map(({ base, forms }) => ({ base, found: [...forms.keys()].toSorted().join(' ') }))
        .filter(({ found }) => found !== wanted)
        .map(({ base, found }) => `${language} ${base}: ${found} instead of ${wanted}`);
    }),

  'a text has the placeholders of the Slovak one': (texts) =>
    [...texts.keys()].flatMap((language) => {
      const own = placeholdersOf(texts, language);
      return [...placeholdersOf(texts, reference)]
        .filter(([base, names]) => own.has(base) && own.get(base) !== names)
        .map(([base, names]) => `${language} ${base}: {${own.get(base)}} instead of {${names}}`);
    }),

  'each form of a plural has its placeholders, the one for one excepted': (texts) =>
    [...texts].flatMap(([language, own]) =>
      pluralsOf(own).flatMap(({ base, forms }) => {
        const all = namesIn([...forms.values()].join(' '));
        return [...forms]
          .filter(([form, text]) => form !== 'one' && namesIn(text) !== all)
          .map(([form]) => `${language} ${base}_${form}`);
      }),
    ),

  'a placeholder is written {{name}}': (texts) =>
    // Radix itself fills in {hotkey}, in the name that it gives the region of the toasts.
    eachText(texts, (text) => /[{}]/.test(text.replaceAll(placeholder, '').replace('{hotkey}', ''))),

  'no text is empty or has blanks at its ends': (texts) =>
    eachText(texts, (text) => text === '' || text.trim() !== text),

  'no text is left in Slovak': (texts) =>
    (Object.keys(sameWord) as (keyof typeof sameWord)[]).flatMap((language) =>
      [...(texts.get(language) ?? [])]
        .filter(([path, text]) => text === texts.get(reference)?.get(path) && !isAlike(text, language))
        .map(([path, text]) => `${language} ${path}: ${text}`),
    ),

  'quotations use the marks of the language': (texts) =>
    eachText(
      texts,
      (text, language) => !hasRightQuotes(text.replaceAll(/<[^>]*>/g, ''), manifestOf(language)?.quotes ?? []),
    ),

  'an abbreviation is tied to its number by a no-break space': (texts) =>
    eachText(texts, (text, _, path) => looseNumber.test(text) && !leftLoose.test(path)),
};

type IsWrong = (text: string, language: string, path: string) => boolean;

function eachText(texts: FlatTexts, isWrong: IsWrong): string[] {
  return [...texts].flatMap(([language, own]) =>
    [...own]
      .filter(([path, text]) => isWrong(text, language, path))
      .map(([path, text]) => `${language} ${path}: ${text}`),
  );
}

const basesOf = (texts: FlatTexts, language: string) => new Set([...(texts.get(language)?.keys() ?? [])].map(baseOf));

const missing = (wanted: ReadonlySet<string>, found: ReadonlySet<string>) => [...wanted.difference(found)];

function pluralsOf(own: ReadonlyMap<string, string>): { base: string; forms: Map<string, string> }[] {
  const groups = new Map<string, Map<string, string>>();
  for (const [path, text] of own) {
    const form = formOf(path);
    if (form) groups.set(baseOf(path), (groups.get(baseOf(path)) ?? new Map<string, string>()).set(form, text));
  }
  return [...groups].map(([base, forms]) => ({ base, forms }));
}

const ofTheBrand = new Set(Object.keys(brandWords(defaultLanguage)));

/** Names of the placeholders of a text, without the words of the brand, which any text may use. */
const namesIn = (text: string) =>
  [...new Set([...text.matchAll(placeholder)].map((found) => found[1] ?? ''))]
    .filter((name) => !ofTheBrand.has(name))
    .toSorted()
    .join(', ');

function placeholdersOf(texts: FlatTexts, language: string): Map<string, string> {
  const all = new Map<string, string>();
  for (const [path, text] of texts.get(language) ?? []) all.set(baseOf(path), `${all.get(baseOf(path)) ?? ''} ${text}`);
  return new Map([...all].map(([base, text]) => [base, namesIn(text)]));
}

/** True where nothing is left to translate: no letters beside placeholders, or a word on the list. */
function isAlike(text: string, language: keyof typeof sameWord): boolean {
  const words = text.replaceAll(placeholder, '').trim();
  return !/\p{L}{2}/u.test(words) || sameWord[language].has(words);
}

function hasRightQuotes(text: string, allowed: LanguageManifest['quotes']): boolean {
  const marks = text.match(quoteMarks) ?? [];
  return marks.every((mark, index) =>
    allowed.some(([open, close]) => mark === (index % 2 === 0 ? open : close) && marks.length % 2 === 0),
  );
}
