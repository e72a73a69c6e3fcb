import type { Language } from './languages.ts';

/** The firm behind the site, in one place (A10). Host names come from the environment, not from here. */
export type Brand = {
  name: string;
  /** The developer who signs mails and answers the phone. */
  developer: string;
  address: { street: string; postalCode: string; city: string; countryCode: string };
  /** Slovak company number, tax number and VAT number. */
  companyNumber: string;
  taxNumber: string;
  vatNumber: string;
  iban: string;
  phone: string;
  /** Mailbox of each language; Slovak and English share one (spec §1). */
  mailboxes: Record<Language, string>;
  supportMailbox: string;
  /** Pages of the firm on social networks, by the network's name; the footer and search engines get them. */
  socialLinks: readonly { name: string; href: string }[];
};

/** Sample figures of the agency; the owner replaces them before the site goes live. */
export const brand: Brand = {
  name: 'Plumbline',
  developer: 'Martin Olovnica',
  address: { street: 'Tesárska 12', postalCode: '917 01', city: 'Trnava', countryCode: 'SK' },
  companyNumber: '54 321 098',
  taxNumber: '1123456789',
  vatNumber: 'SK1123456789',
  iban: 'SK31 1200 0000 1987 4263 7541',
  phone: '+421 900 123 456',
  mailboxes: {
    sk: 'ahoj@plumbline.example',
    cs: 'dobryden@plumbline.example',
    da: 'hej@plumbline.example',
    en: 'ahoj@plumbline.example',
  },
  supportMailbox: 'podpora@plumbline.example',
  socialLinks: [
    { name: 'LinkedIn', href: 'https://linkedin.example/company/plumbline' },
    { name: 'Facebook', href: 'https://facebook.example/plumbline' },
  ],
};
