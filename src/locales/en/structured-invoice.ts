import type { structuredInvoice as reference } from '../sk/structured-invoice.ts';
import type { Translated } from '../translated.ts';

export const structuredInvoice: Translated<typeof reference> = {
  advance: 'Less advance payment received, document {{number}}',
};
