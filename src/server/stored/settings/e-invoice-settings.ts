import * as z from 'zod/mini';
import type { EInvoiceSettings } from '#domain/settings/e-invoice-settings.ts';
import { defineShape } from '#server/stored/stored-shape.ts';
import { orElse, text } from '#server/stored/tolerant.ts';

/** The provider of structured invoices, in `settings`; what cannot be read sends nothing by itself. */
export const storedEInvoiceSettings = defineShape<EInvoiceSettings>({
  name: 'e-invoice settings',
  schema: z.object({ address: text, clientId: text, isAutomatic: orElse(z.boolean(), false) }),
});
