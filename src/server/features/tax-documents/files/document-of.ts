import { sellerOf } from '#domain/quotes/quote-seller.ts';
import { buildTaxDocument } from '#domain/tax-documents/build-tax-document.ts';
import type { TaxDocument } from '#domain/tax-documents/tax-document.ts';
import { frozenLook } from '#server/features/quotes/sending/make-document.ts';
import { type DocumentRow, contentOf, issuedOf } from '#server/features/tax-documents/documents-store.ts';
import { draftFacts } from '#server/features/tax-documents/draft-facts.ts';
import { findQuoteOf } from '#server/features/tax-documents/relations-store.ts';
import type { Services } from '#server/services.ts';

/** A document as it was issued; of a draft as it would be issued now, without number and symbol. */
export async function documentOf(services: Services, row: DocumentRow): Promise<TaxDocument> {
  const issued = issuedOf(row);
  if (issued) return issued;
  const content = contentOf(row);
  const facts = await draftFacts(services, services.db, { row, content });
  const { settings } = services.quoteSettings.current();
  return buildTaxDocument(content, {
    number: '',
    issuedOn: facts.today,
    seller: sellerOf({ facts: services.agency.current().facts, settings }, content),
    tax: { reason: facts.tax.reason, rates: facts.tax.rates },
    payment: null,
    quoteNumber: (await findQuoteOf(services.db, row))?.number ?? '',
    look: frozenLook(services.look.current()).look,
    left: facts.left,
  });
}
