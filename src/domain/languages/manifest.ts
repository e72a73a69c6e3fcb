/** What is particular to one language. Every language has one manifest, in a file named after its id. */
export type LanguageManifest = {
  /** Formatting locale (spec §9), such as `sk-SK`. */
  locale: `${string}-${string}`;
  /** Locale of days and times, such as `en-GB`, which may be another than that of numbers. */
  dateLocale: `${string}-${string}`;
  /** Time zone in which a customer's calendar day is counted (requirements, head note). */
  timeZone: string;
  /** Currency in which prices are shown (spec §9); one that money.ts knows. */
  currency: string;
  /** What stands between thousands (CLDR). */
  groupSeparator: string;
  /** Between whole units and their parts. */
  decimalSeparator: string;
  /** Where the currency sign stands: `$1` or `1 kr`. */
  currencySign: 'before' | 'after';
  /** Locale of lists in sentences, such as "one, two and three". */
  listLocale: string;
  /** A word of one letter is tied to the next word by a no-break space (Slovak and Czech typography). */
  tiesSingleLetters: boolean;
  /** Quotation marks, opening and closing; the first pair is the usual one. */
  quotes: readonly (readonly [open: string, close: string])[];
};
