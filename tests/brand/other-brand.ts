import { brand } from '#domain/brand.ts';

/** Another firm in every respect. Imported before anything that reads the brand. */
export const after: typeof brand = {
  name: 'Nivelo Plus',
  developer: 'Žofia Kučerová',
  address: { street: 'Lipová 7', postalCode: '040 01', city: 'Košice', countryCode: 'SK' },
  companyNumber: '36421928',
  taxNumber: '2022749619',
  vatNumber: 'SK2022749619',
  iban: 'SK62 0200 0000 0026 0041 7802',
  phone: '+421 911 222 333',
  mailboxes: { sk: 'sk@nivelo.test', cs: 'cs@nivelo.test', da: 'da@nivelo.test', en: 'en@nivelo.test' },
  supportMailbox: 'pomoc@nivelo.test',
  socialLinks: [{ name: 'Mastodon', href: 'https://mastodon.example/@kladivo' }],
  products: { diary: 'Zápisník', area: 'Plošník' },
};

Object.assign(brand, after);
