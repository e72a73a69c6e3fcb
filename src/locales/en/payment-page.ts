import type { paymentPage as reference } from '../sk/payment-page.ts';
import type { Translated } from '../translated.ts';

/** What customers read where they see how to pay, and what was paid. */
export const paymentPage: Translated<typeof reference> = {
  meta: { title: 'Payment | {{brand}}', description: 'Amount, bank account, payment reference and QR code.' },
  title: 'Payment',
  ofQuote: 'Quote {{number}}: {{title}}',
  quote: 'Open the signed quote',
  portal: 'Back to the overview',
  nothing:
    'There’s nothing to pay right now. When there is, I’ll email you a payment request, and you’ll find it here too.',
  request: 'Payment request {{number}}',
  ofInvoice: 'For invoice {{number}}',
  due: 'Please pay by {{date}}',
  dueToday: 'Please pay today, {{date}}',
  over: {
    title_one: 'This was due yesterday',
    title_other: 'This was due {{count}} days ago',
    text: 'My email may simply have got lost. If you’ve already paid, let me know with the button below. If the date doesn’t suit you, get in touch and we’ll work something out.',
  },
  paidPart: 'Paid',
  paidOf: '{{paid}} of {{amount}}',
  rest: '{{rest}} left to pay',
  code: {
    title: 'Pay with your phone',
    scan: 'Choose to pay by QR code in your banking app and point it at the code. It fills in everything for you.',
    names: { 'pay-by-square': 'PAY by square', spayd: 'QR Platba', epc: 'SEPA QR' },
    alt: 'QR code ({{name}}) to pay {{amount}}. The same details are given as text.',
    payMe: 'Pay in your banking app',
  },
  facts: {
    title: 'Or make a bank transfer',
    alone: 'Make a bank transfer',
    amount: 'Amount',
    account: 'Account number',
    iban: 'IBAN',
    bic: 'BIC (SWIFT)',
    registration: 'Bank registration number',
    danishAccount: 'Account number',
    slip: 'Payment slip line (FIK)',
    payee: 'Payee',
    variableSymbol: 'Payment reference',
    message: 'Message to the payee',
  },
  copy: 'Copy',
  copyNamed: 'Copy: {{label}}',
  copied: 'Copied: {{label}}',
  notCopied: 'Your browser didn’t allow copying. Hold your finger on the text or select it with the mouse.',
  noAccount: 'I’ll send you an account for this currency. Write to me or call.',
  pdf: 'Payment request as PDF',
  claim: {
    title: 'Already paid?',
    lead: 'Let me know and I’ll pause the reminders. Once the money is in my account, you’ll see it on this page.',
    submit: 'I’ve paid',
    failed: 'It was not sent',
  },
  claimed: {
    title: 'Thank you, noted',
    text: 'You told me {{time}}. A transfer usually takes one to two working days. Once I see it in my account, I’ll mark this as paid.',
  },
  rejected: {
    title: 'I can’t see the payment in my account yet',
    text: 'Please check the account number and the payment reference. If they’re right, send me the confirmation from your bank.',
  },
  settled: {
    title: 'Paid',
    lead: 'Everything is paid. Thank you.',
    statuses: { confirmed: 'Paid', refunded: 'Refunded' },
    back: '{{sum}} of it returned',
  },
  overpaid: {
    title: 'You’ve paid {{sum}} too much',
    text: 'The extra is kept as your credit. Let me know whether to put it towards your next payment or send it back to your account.',
  },
  owedBack: {
    title: '{{sum}} is due back to you',
    text: 'That’s how much you’ve paid beyond your invoices, less the credit notes. Let me know which account to send it to, or whether to put it towards your next payment.',
  },
  documents: {
    title: 'Documents to download',
    kinds: {
      advance_tax: 'Advance payment invoice',
      invoice: 'Invoice',
      credit_note: 'Credit note',
      correction: 'Correction',
    },
    waiting: 'Being prepared',
    pdf: 'PDF',
    pdfNamed: 'Download PDF {{number}}',
    xml: 'XML',
    xmlNamed: 'Download e-invoice {{number}} (XML)',
  },
  office: {
    title: 'This is how the customer sees the payment',
    text: 'Only the customer can report it paid. You confirm it under Payments.',
  },
};
