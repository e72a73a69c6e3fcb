import type { Country } from './customers/countries.ts';
import { type Language, localeOf } from './languages.ts';

/** The firm behind the site, in one place (A10). Host names come from the environment, not from here. */
export type Brand = {
  name: string;
  /** The developer who signs mails and answers the phone. */
  developer: string;
  address: { street: string; postalCode: string; city: string; countryCode: Country };
  /** Slovak company number, tax number and VAT number. */
  companyNumber: string;
  taxNumber: string;
  vatNumber: string;
  iban: string;
  phone: string;
  /** Mailbox of each language; Slovak and English share one (spec §1). */
  mailboxes: Record<Language, string>;
  supportMailbox: string;
  /** Names of the two sister products (A1). */
  products: { diary: string; area: string };
  /** Pages of the firm on social networks, by the network's name; the footer and search engines get them. */
  socialLinks: readonly { name: string; href: string }[];
};

/** Sample figures of the agency; the owner replaces them before the site goes live. */
export const brand: Brand = {
  name: 'Plumbline',
  developer: 'Martin Olovnica',
  address: { street: 'Tesárska 12', postalCode: '917 01', city: 'Trnava', countryCode: 'SK' },
  companyNumber: '54321093',
  taxNumber: '1122334400',
  vatNumber: 'SK1122334400',
  iban: 'SK31 1200 0000 1987 4263 7541',
  phone: '+421 900 123 456',
  mailboxes: {
    sk: 'ahoj@plumbline.example',
    cs: 'dobryden@plumbline.example',
    da: 'hej@plumbline.example',
    en: 'ahoj@plumbline.example',
  },
  supportMailbox: 'podpora@plumbline.example',
  products: { diary: 'Libella', area: 'Kvadra' },
  socialLinks: [
    { name: 'LinkedIn', href: 'https://linkedin.example/company/plumbline' },
    { name: 'Facebook', href: 'https://facebook.example/plumbline' },
  ],
};

/** What every text may say of the firm: `{{brand}}`, `{{developer}}`, `{{city}}` and `{{country}}`, all as they are called. */
export function brandWords(language: Language) {
  const { name, developer, address } = brand;
  const countries = new Intl.DisplayNames([localeOf[language]], { type: 'region' });
  return {
    brand: name,
    developer,
    city: address.city,
    country: countries.of(address.countryCode) ?? address.countryCode,
  };
}

/** The brand as the beginning of a file's name, such as `plumbline`. */
export const brandFileName = (): string =>
  brand.name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
