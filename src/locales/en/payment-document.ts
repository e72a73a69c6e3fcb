import type { paymentDocument as reference } from '../sk/payment-document.ts';
import type { Translated } from '../translated.ts';

export const paymentDocument: Translated<typeof reference> = {
  title: 'Payment request',
  subject: 'Payment request {{number}}: {{title}}',
  fileName: 'payment-request',
  number: 'Request {{number}}',
  issued: 'Issued {{date}}',
  due: 'Due {{date}}',
  price: 'Please pay by {{date}}',
  paid: 'Paid',
  paidPart: 'I have received {{paid}} of {{total}}. Please pay the rest only.',
  paidWhole: 'This request has been paid. Please do not pay it again.',
  reason: {
    heading: 'What this is for',
    signing: '{{share}} of the price on signing quote no. {{quote}}',
    milestone: '{{share}} of the price in quote no. {{quote}} on approval of the milestone: {{milestone}}',
    completion: '{{share}} of the price in quote no. {{quote}} on completion',
    invoice: 'Invoice {{document}}',
  },
  notTax: 'This is not a VAT invoice. Your invoice follows separately.',
  pay: {
    heading: 'How to pay',
    payee: 'Payee',
    amount: 'Amount',
    due: 'Pay by',
    iban: 'IBAN',
    bic: 'BIC',
    slip: 'Payment slip (FIK)',
    registration: 'Bank registration no.',
    account: 'Account no.',
    variableSymbol: 'Payment reference',
    qr: 'QR code for paying {{amount}} with reference {{symbol}}',
    scan: 'Scan with your banking app',
    noAccount: 'I will email you the account number.',
  },
};
