import type { Translated } from '../translated.ts';
import type { estimateDocument as reference } from '../sk/estimate-document.ts';

export const estimateDocument: Translated<typeof reference> = {
  title: 'Price estimate',
  subject: 'Price estimate: {{service}}',
  fileName: 'price-estimate',
  number: 'Estimate {{id}}',
  issued: 'Issued {{date}}',
  validUntil: 'Valid to the end of {{date}}',
  preparedBy: 'Prepared by {{name}}',
  work: 'The brief',
  lines: 'What goes into the price',
  why: 'Why',
  featureReason: 'I price extra work by the days it takes.',
  range: '{{from}} to {{to}}',
  facts: {
    service: 'Project',
    trade: 'Trade',
    objectives: 'Goals',
    size: 'Size',
    timeline: 'Timescale',
    budget: 'Budget',
    description: 'Description',
  },
  next: {
    title: 'What happens next',
    submit: 'Send your enquiry on the website or call me on {{phone}}.',
    call: 'I’ll be in touch within 24 hours and we’ll go through what you need.',
    quote: 'You’ll get a binding quote with a fixed price and date.',
  },
  disclaimer: 'This estimate is not binding. Only a signed quote is. Prices exclude VAT.',
  page: 'Page {{page}} of {{pages}}',
};
