import {
  type LawfulDocument,
  corrects,
  czechAccount,
  czechBuyer,
  czechParties,
  czechSeller,
  danishAccount,
  danishBuyer,
  danishParties,
  danishSeller,
  items,
  slovakParties,
  twoLines,
} from './lawful-parts.ts';
import { documentBuyer, documentLine, documentSeller, taxDocumentOf } from './tax-documents.ts';

/** SK Act 222/2004 §74 and Commercial Code §3a. */
const slovak: LawfulDocument[] = [
  {
    name: 'an invoice of a Slovak payer with two rates and a discount',
    document: taxDocumentOf({ lines: twoLines([2300, 500]) }),
    items: [
      ...slovakParties,
      ...items('Faktúra | F2027-0042 | Dátum vyhotovenia 10. 2. 2027 | Dátum dodania 8. 2. 2027'),
      ...items('Splatnosť 24. 2. 2027 | Web pre strechára | 1 ks | 1 234,50 € | Fotografie | 2,5 h | 83,33 €'),
      ...items('12,5 % | 182,28 € | Základ dane | 1 416,78 € | DPH 23 % zo základu 1 234,50 € | 283,94 €'),
      ...items('DPH 5 % zo základu 182,28 € | 9,11 € | Spolu s DPH | 1 709,83 € | SK31 1200 0000 1987 4263 7541'),
      ...items('2700000424'),
    ],
  },
  {
    name: 'an advance tax document of a Slovak payer',
    document: taxDocumentOf({
      kind: 'advance_tax',
      number: 'ZD2027-0003',
      lines: [],
      received: [{ rate: 2300, net: 61_725, tax: 14_197 }],
      totals: { net: 61_725, taxes: [{ rate: 2300, net: 61_725, tax: 14_197 }], tax: 14_197, gross: 75_922 },
      payable: 0,
    }),
    items: [
      ...slovakParties,
      ...items('Faktúra k prijatej platbe | ZD2027-0003 | Platba prijatá 8. 2. 2027 | Nový web | 617,25 €'),
      ...items('DPH 23 % zo základu 617,25 € | 141,97 € | 759,22 €'),
    ],
  },
  {
    name: 'a final invoice of a Slovak payer that takes an advance off',
    document: taxDocumentOf({
      advances: [
        { documentId: 'a', number: 'ZD2027-0003', issuedOn: '2027-01-11', rate: 2300, net: 61_725, tax: 14_197 },
      ],
    }),
    items: [
      ...slovakParties,
      ...items('Odpočet prijatej platby: doklad ZD2027-0003 z 11. 1. 2027 | −617,25 € | Položky spolu s DPH'),
      ...items('1 518,44 € | Odpočítané prijaté platby s DPH | −759,22 € | DPH 23 % zo základu 617,25 €'),
      ...items('141,97 € | Na úhradu | 759,22 €'),
    ],
  },
  {
    name: 'a credit note of a Slovak payer',
    document: taxDocumentOf({ kind: 'credit_note', number: 'D2027-0001', corrects }),
    items: [
      ...slovakParties,
      ...items('Dobropis (opravná faktúra) | D2027-0001'),
      ...items('K faktúre F2027-0040 z 31. 1. 2027. Dôvod opravy: Reklamácia fotografií | Zníženie základu dane'),
      ...items('1 234,50 € | DPH 23 % zo základu 1 234,50 € | 283,94 € | Zníženie spolu s DPH | 1 518,44 €'),
    ],
  },
  {
    name: 'an invoice of a Slovak seller who is no payer, with money received before',
    document: taxDocumentOf({
      seller: documentSeller({ vatNumber: '' }),
      lines: [documentLine({ taxRate: 0 })],
      tax: { reason: 'not-payer', rates: [0] },
      prepaid: 60_000,
    }),
    items: items('Faktúra | Nie som platiteľ DPH | 1 234,50 € | Už zaplatené | −600,00 € | Na úhradu | 634,50 €'),
  },
  {
    name: 'an invoice of a Slovak seller registered by §7a for a Czech firm',
    document: taxDocumentOf({
      language: 'cs',
      currency: 'EUR',
      lines: [documentLine({ taxRate: 0 })],
      buyer: czechBuyer,
      tax: { reason: 'reverse-charge', rates: [0] },
    }),
    items: items('IČ DPH SK1122334400 | DIČ CZ27082440 | Daň odvede zákazník | 1 234,50 € | Základ daně'),
  },
];

/** CZ Act 235/2004 §29. */
const czech: LawfulDocument[] = [
  {
    name: 'an invoice of a Czech payer with two rates and a discount',
    document: taxDocumentOf({
      language: 'cs',
      seller: czechSeller,
      buyer: czechBuyer,
      lines: twoLines([2100, 1200]),
      payment: czechAccount,
      homeTax: null,
    }),
    items: [
      ...czechParties,
      ...items('Faktura – daňový doklad | F2027-0042 | Datum vystavení 10. 2. 2027'),
      ...items('Datum uskutečnění plnění 8. 2. 2027 | 1 ks | 1 234,50 Kč | 2,5 h | 83,33 Kč | 12,5 %'),
      ...items('182,28 Kč | Základ daně | 1 416,78 Kč | DPH 21 % ze základu 1 234,50 Kč | 259,25 Kč'),
      ...items('DPH 12 % ze základu 182,28 Kč | 21,87 Kč | 1 697,90 Kč'),
    ],
  },
  {
    name: 'a tax document of a Czech payer for a received payment',
    document: taxDocumentOf({
      language: 'cs',
      kind: 'advance_tax',
      seller: czechSeller,
      buyer: czechBuyer,
      lines: [],
      received: [{ rate: 2100, net: 100_000, tax: 21_000 }],
      totals: { net: 100_000, taxes: [{ rate: 2100, net: 100_000, tax: 21_000 }], tax: 21_000, gross: 121_000 },
    }),
    items: [
      ...czechParties,
      ...items('Daňový doklad k přijaté platbě | Platba přijata 8. 2. 2027 | 1 000,00 Kč | 210,00 Kč'),
      ...items('1 210,00 Kč'),
    ],
  },
  {
    name: 'a correcting tax document of a Czech payer',
    document: taxDocumentOf({
      language: 'cs',
      kind: 'credit_note',
      seller: czechSeller,
      buyer: czechBuyer,
      lines: [documentLine({ taxRate: 2100 })],
      corrects,
    }),
    items: [
      ...czechParties,
      ...items('Opravný daňový doklad (dobropis)'),
      ...items('K faktuře F2027-0040 z 31. 1. 2027. Důvod opravy: Reklamácia fotografií | Snížení základu daně'),
      ...items('DPH 21 % ze základu 1 234,50 Kč | 259,25 Kč | 1 493,75 Kč'),
    ],
  },
  {
    name: 'an invoice of a Czech seller who is no payer',
    document: taxDocumentOf({
      language: 'cs',
      seller: { ...czechSeller, vatNumber: '', taxNumber: '' },
      lines: [documentLine({ taxRate: 0 })],
      tax: { reason: 'not-payer', rates: [0] },
    }),
    items: items('Nejsem plátce DPH | Celkem | 1 234,50 Kč'),
  },
  {
    name: 'an invoice of a Slovak payer in crowns, with the tax in euro',
    document: taxDocumentOf({
      language: 'cs',
      buyer: { ...czechBuyer, kind: 'private', company: '', companyNumber: '', taxNumber: '', vatNumber: '' },
      tax: { reason: 'private-abroad', rates: [2300] },
      exchangeRate: { millionths: 25_125_000, source: 'ECB', day: '2027-02-05' },
    }),
    items: [
      ...items('Kurz: 1 EUR = 25,125 CZK. Zdroj: ECB, 5. 2. 2027.'),
      ...items('DPH v EUR: 23 % ze základu 49,13 € je 11,30 €.'),
    ],
  },
];

/** DK momsbekendtgørelsen §58. */
const danish: LawfulDocument[] = [
  {
    name: 'an invoice of a Danish payer',
    document: taxDocumentOf({
      language: 'da',
      seller: danishSeller,
      buyer: danishBuyer,
      lines: twoLines([2500, 2500]),
      payment: danishAccount,
    }),
    items: [
      ...danishParties,
      ...items('Faktura | F2027-0042 | Fakturadato 10. feb. 2027 | Leveringsdato 8. feb. 2027'),
      ...items('Forfaldsdato 24. feb. 2027 | 1 ks | 1.234,50 kr | 2,5 h | 83,33 kr | Momsgrundlag | 1.416,78 kr'),
      ...items('Moms 25 % af 1.416,78 kr | 354,20 kr | 1.770,98 kr | Reg.nr. | 0040 | Kontonr. | 440116243'),
      ...items('Betalingsreference | 2700000424'),
    ],
  },
  {
    name: 'an acontofaktura of a Danish payer',
    document: taxDocumentOf({
      language: 'da',
      kind: 'advance_tax',
      seller: danishSeller,
      buyer: danishBuyer,
      lines: [],
      received: [{ rate: 2500, net: 80_000, tax: 20_000 }],
      totals: { net: 80_000, taxes: [{ rate: 2500, net: 80_000, tax: 20_000 }], tax: 20_000, gross: 100_000 },
    }),
    items: [
      ...danishParties,
      ...items('Acontofaktura | Betaling modtaget 8. feb. 2027 | 800,00 kr | 200,00 kr | 1.000,00 kr'),
    ],
  },
  {
    name: 'a kreditnota of a Danish payer',
    document: taxDocumentOf({
      language: 'da',
      kind: 'credit_note',
      seller: danishSeller,
      buyer: danishBuyer,
      lines: [documentLine({ taxRate: 2500 })],
      corrects,
    }),
    items: [
      ...danishParties,
      ...items('Kreditnota | Vedrører faktura F2027-0040 af 31. jan. 2027. Årsag: Reklamácia fotografií'),
      ...items('308,63 kr'),
    ],
  },
  {
    name: 'an invoice of a Danish seller who is not registered',
    document: taxDocumentOf({
      language: 'da',
      seller: danishSeller,
      lines: [documentLine({ taxRate: 0 })],
      tax: { reason: 'not-payer', rates: [0] },
    }),
    items: items('Ikke momsregistreret | 1.234,50 kr'),
  },
  {
    name: 'an invoice of a Slovak payer for a Danish firm',
    document: taxDocumentOf({
      language: 'da',
      currency: 'EUR',
      buyer: danishBuyer,
      lines: [documentLine({ taxRate: 0 })],
      tax: { reason: 'reverse-charge', rates: [0] },
    }),
    items: items('Omvendt betalingspligt | Momsnr. SK1122334400 | Momsnr. DK10150817 | 1.234,50 €'),
  },
];

/** Another country of the EU, and a correction that touches no money. */
const others: LawfulDocument[] = [
  {
    name: 'an invoice of a Slovak payer for a German firm',
    document: taxDocumentOf({
      language: 'en',
      currency: 'EUR',
      buyer: documentBuyer({
        company: 'Dach GmbH',
        country: 'DE',
        companyNumber: '',
        taxNumber: '',
        vatNumber: 'DE136695976',
      }),
      lines: [documentLine({ taxRate: 0 })],
      tax: { reason: 'reverse-charge', rates: [0] },
    }),
    items: [
      ...items('Reverse charge | VAT no. SK1122334400 | VAT no. DE136695976 | €1,234.50'),
      ...items('Date of supply 8 Feb 2027'),
    ],
  },
  {
    name: 'a correction of a text',
    document: taxDocumentOf({
      kind: 'correction',
      number: 'O2027-0001',
      note: 'Správne IČO odberateľa je 31333532.',
      corrects: { ...corrects, reason: 'Chybné IČO' },
    }),
    items: items('Oprava faktúry | O2027-0001 | Dôvod opravy: Chybné IČO | Správne IČO odberateľa je 31333532.'),
  },
];

/** Documents of each country and kind with every item that has to stand on them (research, "What an invoice must carry"). */
export const lawfulDocuments: readonly LawfulDocument[] = [...slovak, ...czech, ...danish, ...others];
