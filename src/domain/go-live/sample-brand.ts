import type { Brand } from '../brand.ts';

/** Parts of the brand that an agency has to replace by its own. */
export const brandParts = ['name', 'people', 'numbers', 'account', 'phone', 'mailboxes', 'products'] as const;
export type BrandPart = (typeof brandParts)[number];

/** What `brand.ts` holds in a new installation: figures of an agency that does not exist. */
const sample = {
  name: 'Plumbline',
  developer: 'Martin Olovnica',
  street: 'Tesárska 12',
  companyNumber: '54321093',
  taxNumber: '1122334400',
  iban: 'SK3112000000198742637541',
  phone: '+421900123456',
  products: ['Libella', 'Kvadra'],
} as const;

/** Names under which no mailbox and no page can exist (RFC 2606 §2). */
const reservedName = /\.(?:example|test|invalid|localhost)(?:[/:]|$)/;

const compact = (text: string) => text.replaceAll(/\s/g, '');

/** The parts of a brand that are still those of the sample (A10), in the order of `brandParts`. */
export function sampleBrandParts(brand: Brand): BrandPart[] {
  const { mailboxes, supportMailbox, socialLinks, products } = brand;
  const addresses = [...Object.values(mailboxes), supportMailbox, ...socialLinks.map(({ href }) => href)];
  const isSample: Record<BrandPart, boolean> = {
    name: brand.name === sample.name,
    people: brand.developer === sample.developer || brand.address.street === sample.street,
    numbers: brand.companyNumber === sample.companyNumber || brand.taxNumber === sample.taxNumber,
    account: compact(brand.iban) === sample.iban,
    phone: compact(brand.phone) === sample.phone,
    mailboxes: addresses.some((address) => reservedName.test(address)),
    products: sample.products.some((name) => Object.values(products).includes(name)),
  };
  return brandParts.filter((part) => isSample[part]);
}
