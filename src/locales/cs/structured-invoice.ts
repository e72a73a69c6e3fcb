import type { structuredInvoice as reference } from '../sk/structured-invoice.ts';
import type { Translated } from '../translated.ts';

export const structuredInvoice: Translated<typeof reference> = {
  advance: 'Odpočet přijaté platby podle dokladu {{number}}',
};
