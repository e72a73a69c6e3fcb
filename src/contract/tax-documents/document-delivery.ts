import * as z from 'zod/mini';
import { eInvoiceLimits } from '#domain/settings/e-invoice-settings.ts';
import { deliveryFailures, deliveryHindrances } from '#domain/tax-documents/document-delivery.ts';
import { deliveryStates } from '#domain/tax-documents/tax-document.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { idSchema, nothing, timeSchema, versionSchema } from '#contract/shapes.ts';

/* How structured invoices reach the network: by the owner's certified provider, in the language of SAPI-SK (H10). */

const one = { parameters: z.strictObject({ id: idSchema }), query: nothing, body: nothing } as const;

const deliverySchema = z.strictObject({
  state: z.enum(deliveryStates),
  /** What keeps the document from being handed over; null where nothing does. */
  hindrance: z.nullable(z.enum(deliveryHindrances)),
  /** What stands in the way, also while it is tried again, and the provider's own words; null where nothing does. */
  failure: z.nullable(z.enum(deliveryFailures)),
  words: z.string(),
  /** How the provider names the document; '' while it has not said. */
  providerId: z.string(),
  /** Time of the latest attempt, or when it was queued; null before. */
  triedAt: z.nullable(timeSchema),
});
export type DocumentDelivery = z.infer<typeof deliverySchema>;

export const getDocumentDelivery = defineEndpoint({
  ...one,
  permission: 'read-documents',
  method: 'GET',
  path: '/api/admin/documents/:id/delivery',
  summary: 'How far a document has got on its way by the provider of structured invoices',
  output: deliverySchema,
  errors: ['not-found'],
});

export const deliverDocument = defineEndpoint({
  ...one,
  permission: 'manage-money',
  method: 'POST',
  path: '/api/admin/documents/:id/delivery',
  summary:
    'Hand a document to the provider of structured invoices, or try one again that has failed; never twice at once',
  output: deliverySchema,
  errors: ['not-found', 'move-not-allowed'],
  audit: 'document.delivered',
});

const settings = { permission: 'manage-money', parameters: nothing, query: nothing } as const;
const settingsFields = {
  address: z.string().check(z.maxLength(eInvoiceLimits.address)),
  clientId: z.string().check(z.maxLength(eInvoiceLimits.clientId)),
  isAutomatic: z.boolean(),
  version: versionSchema,
};
/** The secret itself is never answered. */
const eInvoiceSettingsSchema = z.strictObject({ ...settingsFields, hasSecret: z.boolean() });
export type VersionedEInvoiceSettings = z.infer<typeof eInvoiceSettingsSchema>;

export const getEInvoiceSettings = defineEndpoint({
  ...settings,
  method: 'GET',
  path: '/api/admin/settings/e-invoices',
  summary: 'The provider of structured invoices, without its secret',
  body: nothing,
  output: eInvoiceSettingsSchema,
  errors: [],
});

const changeSchema = z.strictObject({
  ...settingsFields,
  /** Null keeps what is stored, an empty one removes it. */
  secret: z.nullable(z.string().check(z.maxLength(eInvoiceLimits.secret))),
});
export type EInvoiceSettingsChange = z.infer<typeof changeSchema>;

export const changeEInvoiceSettings = defineEndpoint({
  ...settings,
  method: 'PUT',
  path: '/api/admin/settings/e-invoices',
  summary: 'Change the provider of structured invoices',
  // Whoever names the provider reads every invoice.
  needsProof: true,
  body: changeSchema,
  output: eInvoiceSettingsSchema,
  errors: ['changed-meanwhile'],
  audit: 'settings.e-invoices-changed',
});
