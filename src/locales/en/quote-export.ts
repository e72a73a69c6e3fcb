import type { quoteExport as reference } from '../sk/quote-export.ts';
import type { Translated } from '../translated.ts';

export const quoteExport: Translated<typeof reference> = {
  fileName: 'quotes',
  columns: {
    number: 'Number',
    version: 'Version',
    status: 'Status',
    title: 'Quote',
    company: 'Company',
    customer: 'Customer',
    language: 'Language',
    currency: 'Currency',
    net: 'Excluding VAT',
    gross: 'Including VAT',
    monthlyGross: 'Monthly including VAT',
    valueInEuro: 'Value in EUR excluding VAT',
    validUntil: 'Valid until',
    sent: 'Sent',
    seen: 'Last viewed',
    changed: 'Last changed',
    request: 'Enquiry',
  },
};
