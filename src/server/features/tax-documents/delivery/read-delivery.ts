import type { DocumentDelivery } from '#contract/tax-documents/document-delivery.ts';
import type { EInvoiceSettings } from '#domain/settings/e-invoice-settings.ts';
import {
  type DeliveryHindrance,
  deliveryFailures,
  deliveryHindranceOf,
} from '#domain/tax-documents/document-delivery.ts';
import type { TaxDocument } from '#domain/tax-documents/tax-document.ts';
import { electronicAddressOf } from '#server/gateways/ubl/electronic-address.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Services } from '#server/services.ts';
import { storedTaxDocument } from '#server/stored/tax-document.ts';
import { type DeliveryRow, findDelivery } from './deliveries-store.ts';
import { readEInvoiceSettings } from './e-invoice-settings-store.ts';

/** What keeps a document from the network; null where nothing does. */
export function hindranceOf(document: TaxDocument | null, { address }: EInvoiceSettings): DeliveryHindrance | null {
  return deliveryHindranceOf({
    kind: document?.kind ?? null,
    hasProvider: address !== '',
    hasSellerAddress: document !== null && electronicAddressOf(document.seller) !== null,
    hasBuyerAddress: document !== null && addressOfBuyer(document) !== null,
  });
}

/** Where the buyer gets structured invoices; private persons have no such place. */
export function addressOfBuyer({ buyer, seller }: TaxDocument) {
  if (buyer.kind === 'private') return null;
  return electronicAddressOf({ ...buyer, country: buyer.country || seller.country });
}

/** The document of a row; null for a draft. */
export const documentOf = ({ id, document }: Pick<DeliveryRow, 'id' | 'document'>): TaxDocument | null =>
  document === null ? null : storedTaxDocument.read(document, `tax document ${id}`);

/** Reads how far a document has got on its way. Throws `not-found`. */
export async function readDelivery({ db }: Pick<Services, 'db'>, id: string): Promise<DocumentDelivery> {
  const [row, { settings }] = await Promise.all([findDelivery(db, id), readEInvoiceSettings(db)]);
  if (!row) throw new AppError('not-found');
  return {
    state: row.delivery,
    hindrance: hindranceOf(documentOf(row), settings),
    failure: deliveryFailures.find((each) => each === row.failure) ?? null,
    words: row.words ?? '',
    providerId: row.provider_id ?? '',
    triedAt: row.tried_at,
  };
}
