import type { quoteExport as reference } from '../sk/quote-export.ts';
import type { Translated } from '../translated.ts';

export const quoteExport: Translated<typeof reference> = {
  fileName: 'tilbud',
  columns: {
    number: 'Nummer',
    version: 'Version',
    status: 'Status',
    title: 'Tilbud',
    company: 'Firma',
    customer: 'Kunde',
    language: 'Sprog',
    currency: 'Valuta',
    net: 'Ekskl. moms',
    gross: 'Inkl. moms',
    monthlyGross: 'Pr. måned inkl. moms',
    valueInEuro: 'Værdi i EUR ekskl. moms',
    validUntil: 'Gælder til',
    sent: 'Sendt',
    seen: 'Sidst set',
    changed: 'Sidst ændret',
    request: 'Forespørgsel',
  },
};
