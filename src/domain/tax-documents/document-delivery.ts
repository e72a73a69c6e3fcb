import type { DeliveryState, TaxDocument } from './tax-document.ts';

/** Why a document has not reached the network, as far as one can act on it. */
export const deliveryFailures = ['credentials', 'address', 'invalid', 'conflict', 'unavailable', 'unclear'] as const;
export type DeliveryFailure = (typeof deliveryFailures)[number];

/** What keeps a document from being handed to the provider at all. */
export const deliveryHindrances = [
  'draft',
  'correction',
  'no-provider',
  'no-seller-address',
  'no-buyer-address',
] as const;
export type DeliveryHindrance = (typeof deliveryHindrances)[number];

type Sending = {
  /** Null for a draft. */
  kind: TaxDocument['kind'] | null;
  hasProvider: boolean;
  hasSellerAddress: boolean;
  hasBuyerAddress: boolean;
};

/** The first thing that keeps a document from the network; null where nothing does. Corrections are refused by the network. */
export function deliveryHindranceOf(sending: Sending): DeliveryHindrance | null {
  if (sending.kind === null) return 'draft';
  if (sending.kind === 'correction') return 'correction';
  if (!sending.hasProvider) return 'no-provider';
  if (!sending.hasSellerAddress) return 'no-seller-address';
  return sending.hasBuyerAddress ? null : 'no-buyer-address';
}

/** Whether a document in that state may be handed over: what is on its way or there is not sent again. */
export const mayDeliver = (state: DeliveryState): boolean => state === 'none' || state === 'failed';
