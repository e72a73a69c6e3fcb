import type { paymentDocument as reference } from '../sk/payment-document.ts';
import type { Translated } from '../translated.ts';

export const paymentDocument: Translated<typeof reference> = {
  title: 'Výzva k úhradě',
  subject: 'Výzva k úhradě {{number}}: {{title}}',
  fileName: 'vyzva-k-uhrade',
  number: 'Výzva {{number}}',
  issued: 'Vystavena {{date}}',
  due: 'Splatnost {{date}}',
  price: 'Uhraďte do {{date}}',
  paid: 'Uhrazeno',
  paidPart: 'Z celkové částky {{total}} už přišlo {{paid}}. Zaplaťte jen zbytek.',
  paidWhole: 'Výzva je uhrazená, neplaťte ji znovu.',
  reason: {
    heading: 'Za co',
    signing: '{{share}} ceny při podpisu nabídky č.\u00A0{{quote}}',
    milestone: '{{share}} ceny podle nabídky č.\u00A0{{quote}} po schválení etapy: {{milestone}}',
    completion: '{{share}} ceny podle nabídky č.\u00A0{{quote}} po dokončení',
    invoice: 'Faktura {{document}}',
  },
  notTax: 'Výzva není daňový doklad. Fakturu dostanete samostatně.',
  pay: {
    heading: 'Jak zaplatit',
    payee: 'Příjemce',
    amount: 'Částka',
    due: 'Zaplatit do',
    iban: 'IBAN',
    bic: 'BIC',
    slip: 'Platební poukázka (FIK)',
    registration: 'Reg. číslo banky',
    account: 'Číslo účtu',
    variableSymbol: 'Variabilní symbol',
    qr: 'QR kód pro platbu {{amount}} s variabilním symbolem {{symbol}}',
    scan: 'Naskenujte v bankovní aplikaci',
    noAccount: 'Číslo účtu vám pošlu e-mailem.',
  },
};
