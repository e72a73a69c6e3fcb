import type { QuoteStart } from '../../content/quote-start.ts';

export const quoteStart: QuoteStart = {
  description: 'Thank you for your enquiry. Below is what the work covers, with a fixed price for each item.',
  closing: 'If anything is unclear or you’d like to change the scope, just write to me and I’ll revise the quote.',
  paymentTerms: '50% deposit, 50% on completion.',
  terms: {
    due: 'Invoices are due within 14 days of the invoice date.',
    advance: 'Larger projects require an advance of 30–50%.',
    prices: {
      EUR: 'Prices are in euros, excluding VAT.',
      CZK: 'Prices are in Czech crowns, excluding VAT.',
      DKK: 'Prices are in Danish kroner, excluding VAT.',
    },
    defects: 'Defects are fixed within 7 working days of being reported.',
    effective: 'These terms apply from 1 January 2025.',
  },
  units: { piece: 'item', month: 'month' },
  maintenance: 'Website care after launch',
};
