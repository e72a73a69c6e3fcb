import type { QuoteSeller } from '#domain/quotes/quote-snapshot.ts';
import type { GetText } from '#locales/text-key.ts';

/** The agency on a document that was frozen with it (H3): name, company number and contact of the head and of each page's title block. */
export function wordSeller(seller: Omit<QuoteSeller, 'bankAccount'>, t: GetText) {
  return {
    brand: seller.name,
    tagline: t('common:brand.tagline'),
    companyNumber: seller.companyNumber && t('quoteDocument:parties.companyNumber', { number: seller.companyNumber }),
    contact: {
      name: seller.name,
      developer: seller.developer,
      address: { street: seller.street, postalCode: seller.postalCode, city: seller.city },
      phone: seller.phone,
      mailbox: seller.email,
    },
    pageOf: (page: number, pages: number) => t('quoteDocument:page', { page, pages }),
  };
}
