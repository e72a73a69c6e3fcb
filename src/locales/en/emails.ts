import type { Translated } from '../translated.ts';
import type { emails as reference } from '../sk/emails.ts';

export const emails: Translated<typeof reference> = {
  greeting: 'Hello {{name}},',
  regards: 'Kind regards,',
  signature: '{{developer}}, {{brand}}',
  number: 'Enquiry number: {{number}}',
  price: 'Price estimate: {{price}} excluding VAT',
  duration: 'Time needed: {{weeks}}',
  received: {
    subject: 'I’ve got your enquiry no. {{number}}',
    lead: 'Thank you for your enquiry. I have it and will be in touch within 24 hours.',
    estimateTitle: 'The estimate you saw',
    pdf: 'Estimate as PDF',
    next: 'When we speak, we’ll go through the scope, and then I’ll send you a quote with a fixed price. You can also just reply to this email.',
    reason:
      'You’re getting this email because someone sent an enquiry on my website with this address. If it wasn’t you, there’s nothing you need to do.',
  },
  notification: {
    subject: 'New enquiry no. {{number}}: {{title}}',
    lead: 'A new enquiry is in. It needs a reply within 24 hours.',
    contact: 'Contact',
    answers: 'Answers',
    open: 'Open enquiry',
  },
};
