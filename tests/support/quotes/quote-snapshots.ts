import { brand } from '#domain/brand.ts';
import type { Language } from '#domain/languages.ts';
import { currencyOf } from '#domain/money.ts';
import { splitIntoParts } from '#domain/quotes/payment-plan.ts';
import { type QuoteLine, everyOption } from '#domain/quotes/lines/quote-line.ts';
import type { QuoteSnapshot } from '#domain/quotes/quote-snapshot.ts';
import { totalsOf } from '#domain/quotes/lines/totals.ts';
import type { QuoteDocument } from '#server/gateways/pdf/quote/quote-wording.ts';

const letters = 'ľščťžýáíéôäňďŕĺúó ĽŠČŤŽÝÁÍÉÔÄŇĎŔĹÚÓ ěřů ĚŘŮ æøå ÆØÅ';

/** A line for 1,234.50 at 23 %, with changes. */
export function sampleLine(changes: Partial<QuoteLine> = {}): QuoteLine {
  return {
    id: 'line',
    kind: 'item',
    name: 'Web pre strechára',
    description: letters,
    quantity: 1000,
    unit: 'ks',
    unitPrice: 123_450,
    discount: null,
    taxRate: 2300,
    option: null,
    recurrence: 'once',
    ...changes,
  };
}

/** Lines of every kind: rates mixed, a discount of each kind, a saving, a rounding, monthly ones and options. */
export const sampleLines: readonly QuoteLine[] = [
  sampleLine({ id: 'web' }),
  sampleLine({
    id: 'photos',
    name: 'Fotografovanie',
    quantity: 2500,
    unit: 'h',
    unitPrice: 8333,
    discount: { kind: 'percent', basisPoints: 1250 },
  }),
  sampleLine({
    id: 'print',
    name: 'Tlač letákov',
    quantity: 1_500_000,
    unitPrice: 25,
    taxRate: 500,
    discount: { kind: 'sum', amount: 2500 },
  }),
  sampleLine({ id: 'saving', kind: 'saving', name: 'Balík Growth', description: '', unitPrice: -15_000 }),
  sampleLine({ id: 'rounding', kind: 'rounding', name: 'Zaokrúhlenie', description: '', unit: '', unitPrice: -37 }),
  sampleLine({ id: 'care', name: 'Správa webu', unit: '', unitPrice: 4900, recurrence: 'monthly' }),
  sampleLine({ id: 'shop', name: 'Obchod', unitPrice: 89_000, option: { minimum: 1000, maximum: 1000 } }),
  sampleLine({
    id: 'mails',
    name: 'Schránky',
    quantity: 3000,
    unitPrice: 250,
    option: { minimum: 1000, maximum: 20_000 },
    recurrence: 'monthly',
  }),
];

/** A frozen quote for tests and measurements; its totals follow from the lines. */
export function sampleSnapshot(language: Language, changes: Partial<QuoteSnapshot> = {}): QuoteSnapshot {
  const { lines = sampleLines } = changes;
  const totals = totalsOf(lines);
  const plan = [
    { share: 3000, due: 'signing', milestone: '' },
    { share: 4000, due: 'milestone', milestone: 'Návrh vzhľadu' },
    { share: 3000, due: 'completion', milestone: '' },
  ] as const;
  const amounts = splitIntoParts(totals.once.gross, plan);
  return {
    format: 1,
    number: '2026-0042-R2',
    version: 2,
    issuedOn: '2026-11-23',
    validUntil: '2026-12-23',
    startDate: '2027-01-04',
    deliveryDate: '2027-02-26',
    language,
    currency: currencyOf[language],
    seller: sampleSeller(language),
    buyer: {
      kind: 'business',
      name: 'Jana Nováková',
      company: 'Střechy Nováková s.r.o.',
      email: 'jana@strechy.example',
      phone: '+420 777 222 333',
      address: 'Hlavní 5\n602 00 Brno',
      country: 'CZ',
      companyNumber: '27082440',
      taxNumber: 'CZ27082440',
      vatNumber: 'CZ27082440',
      isVatNumberVerified: true,
    },
    title: 'Nový web s galériou a kalkulačkou ceny strechy',
    description: `Web pripravím na mieru.\n\n${letters}`,
    closing: 'Teším sa na spoluprácu.',
    terms: 'Faktúry sú splatné do 14 dní.\nChyby opravím do 7 pracovných dní.',
    paymentTerms: '50 % vopred, 50 % po dokončení.',
    lines,
    totals,
    totalsWithOptions: totalsOf(lines, everyOption(lines)),
    tax: { reason: 'domestic', rates: [2300, 1900, 500] },
    exchangeRate: null,
    paymentPlan: plan.map((part, index) => ({ ...part, amount: amounts[index] ?? 0 })),
    look: { primaryColor: null, logo: null },
    ...changes,
  };
}

function sampleSeller(language: Language): QuoteSnapshot['seller'] {
  const { name, developer, address, phone, mailboxes, iban, companyNumber, taxNumber, vatNumber } = brand;
  return {
    name,
    developer,
    street: address.street,
    postalCode: address.postalCode,
    city: address.city,
    country: address.countryCode,
    email: mailboxes[language],
    phone,
    legalForm: 'živnostník',
    companyNumber,
    taxNumber,
    vatNumber,
    register: 'Okresný úrad Nitra, živnostenský register',
    registerEntry: '250-12345',
    bankAccount: { iban, bic: 'TATRSKBX' },
  };
}

/** A quote that was sent, or stands as told. */
export const sampleQuote = (
  language: Language,
  changes: Partial<QuoteSnapshot> = {},
  status: QuoteDocument['status'] = 'sent',
): QuoteDocument => ({ snapshot: sampleSnapshot(language, changes), status });
