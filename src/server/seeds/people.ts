import type { Contact } from '#domain/contact/contact-details.ts';
import type { Language } from '#domain/languages.ts';
import { searchText } from '#domain/search/search-text.ts';
import { names } from './names.ts';
import { between, pick, pickWeighted, seededRandom } from './random.ts';

/** A generated customer; the same number always returns the same one. */
export type Person = { language: Language; contact: Contact };

const languageWeights = [
  ['sk', 46],
  ['cs', 34],
  ['da', 12],
  ['en', 8],
] as const;

const isWoman = 0.35;
const withoutPhone = 0.2;
const withoutCompany = 0.25;

/** The customer of a number; no two have the same address. */
export function personOf(seed: number, number: number): Person {
  const random = seededRandom(seed, number);
  const language = pickWeighted(random, languageWeights);
  const { men, women, families, trades, towns, legalForms, phonePrefix } = names[language];
  const [ofMen, ofWomen] = pick(random, families);
  const [first, family] = random() < isWoman ? [pick(random, women), ofWomen] : [pick(random, men), ofMen];
  const trade = pick(random, trades);
  const firm = `${trade} ${pick(random, [ofMen, ...towns])}`;
  const company = random() < withoutCompany ? '' : `${firm} ${pick(random, legalForms)}`.trim();
  const [user, host] = [`${first}.${family}`, `${firm}-${number}`].map(asAddress);
  const digits = String(between(random, 10_000_000, 99_999_999));
  const phone = `${phonePrefix}${digits.slice(0, 2)} ${digits.slice(2, 5)} ${digits.slice(5)}`;
  return {
    language,
    contact: {
      name: `${first} ${family}`,
      email: `${user}@${host}.example`,
      phone: random() < withoutPhone ? '' : phone,
      company,
    },
  };
}

/** A name as part of an e-mail address. */
function asAddress(text: string): string {
  return searchText(text).replaceAll(/[^a-z0-9.]+/g, '-');
}
