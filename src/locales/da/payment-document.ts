import type { paymentDocument as reference } from '../sk/payment-document.ts';
import type { Translated } from '../translated.ts';

export const paymentDocument: Translated<typeof reference> = {
  title: 'Betalingsanmodning',
  subject: 'Betalingsanmodning {{number}}: {{title}}',
  fileName: 'betalingsanmodning',
  number: 'Anmodning {{number}}',
  issued: 'Udstedt {{date}}',
  due: 'Forfaldsdato {{date}}',
  price: 'Betal senest {{date}}',
  paid: 'Betalt',
  paidPart: 'Jeg har modtaget {{paid}} af {{total}}. Betal kun resten.',
  paidWhole: 'Beløbet er betalt. Betal det ikke igen.',
  reason: {
    heading: 'Hvad du betaler',
    signing: '{{share}} af prisen ved underskrift af tilbud nr.\u00A0{{quote}}',
    milestone: '{{share}} af prisen efter tilbud nr.\u00A0{{quote}}, når etapen er godkendt: {{milestone}}',
    completion: '{{share}} af prisen efter tilbud nr.\u00A0{{quote}} ved færdiggørelse',
    invoice: 'Faktura {{document}}',
  },
  notTax: 'Anmodningen er ikke en momsfaktura. Du får fakturaen særskilt.',
  pay: {
    heading: 'Sådan betaler du',
    payee: 'Modtager',
    amount: 'Beløb',
    due: 'Betal senest',
    iban: 'IBAN',
    bic: 'BIC',
    slip: 'Betalingslinje (FIK)',
    registration: 'Reg.nr.',
    account: 'Kontonr.',
    variableSymbol: 'Betalingsreference',
    qr: 'QR-kode til betaling af {{amount}} med reference {{symbol}}',
    scan: 'Scan med din bankapp',
    noAccount: 'Jeg sender kontonummeret på mail.',
  },
};
