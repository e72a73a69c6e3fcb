import type { paymentPage as reference } from '../sk/payment-page.ts';
import type { Translated } from '../translated.ts';

/** What customers read where they see how to pay, and what was paid. */
export const paymentPage: Translated<typeof reference> = {
  meta: { title: 'Betaling | {{brand}}', description: 'Beløb, konto og betalingsreference.' },
  title: 'Betaling',
  ofQuote: 'Tilbud {{number}}: {{title}}',
  quote: 'Åbn det underskrevne tilbud',
  portal: 'Tilbage til oversigten',
  nothing:
    'Der er ikke noget at betale lige nu. Når der er, får du en betalingsanmodning på mail, og du finder den også her.',
  request: 'Betalingsanmodning {{number}}',
  ofInvoice: 'For faktura {{number}}',
  due: 'Betales senest {{date}}',
  dueToday: 'Betales senest i dag, {{date}}',
  over: {
    title_one: 'Betalingsfristen udløb i går',
    title_other: 'Betalingsfristen udløb for {{count}} dage siden',
    text: 'Måske er mailen bare blevet væk. Har du allerede betalt, så giv mig besked med knappen nedenfor. Passer datoen dig ikke, så kontakt mig, og vi finder en løsning.',
  },
  paidPart: 'Betalt',
  paidOf: '{{paid}} af {{amount}}',
  rest: 'Mangler: {{rest}}',
  code: {
    title: 'Betal med mobilen',
    scan: 'Vælg betaling med QR-kode i din bankapp, og hold kameraet hen over koden. Så udfyldes resten.',
    names: { 'pay-by-square': 'PAY by square', spayd: 'QR Platba', epc: 'SEPA-QR' },
    alt: 'QR-kode ({{name}}) til betaling af {{amount}}. De samme oplysninger står i teksten.',
    payMe: 'Betal i bankappen',
  },
  facts: {
    title: 'Eller lav en overførsel',
    alone: 'Sådan betaler du',
    amount: 'Beløb',
    account: 'Kontonummer',
    iban: 'IBAN',
    bic: 'BIC (SWIFT)',
    registration: 'Reg.nr.',
    danishAccount: 'Kontonr.',
    slip: 'Betalingslinje (FIK)',
    payee: 'Modtager',
    variableSymbol: 'Betalingsreference',
    message: 'Tekst til modtager',
  },
  copy: 'Kopiér',
  copyNamed: 'Kopiér: {{label}}',
  copied: 'Kopieret: {{label}}',
  notCopied: 'Browseren tillod ikke at kopiere. Hold fingeren på teksten, eller markér den med musen.',
  noAccount: 'Jeg sender dig en konto til betaling i denne valuta. Skriv eller ring til mig.',
  pdf: 'Betalingsanmodning som PDF',
  claim: {
    title: 'Har du allerede betalt?',
    lead: 'Giv mig besked, så sætter jeg påmindelserne på pause. Når pengene er på kontoen, kan du se det her på siden.',
    submit: 'Jeg har betalt',
    failed: 'Det kunne ikke sendes',
  },
  claimed: {
    title: 'Tak, det er noteret',
    text: 'Meldt {{time}}. En overførsel er normalt fremme inden for en til to bankdage. Når den er på kontoen, står betalingen her som betalt.',
  },
  rejected: {
    title: 'Jeg kan ikke se betalingen på kontoen endnu',
    text: 'Tjek, at kontonummer og betalingsreference er rigtige. Er de det, så send mig kvitteringen for overførslen.',
  },
  settled: {
    title: 'Betalt',
    lead: 'Alt er betalt. Tak.',
    statuses: { confirmed: 'Betalt', refunded: 'Tilbagebetalt' },
    back: 'Heraf sendt tilbage: {{sum}}',
  },
  overpaid: {
    title: 'Du har betalt {{sum}} for meget',
    text: 'Beløbet står til gode hos mig. Skriv til mig, om det skal modregnes i din næste betaling eller sendes tilbage til din konto.',
  },
  owedBack: {
    title: 'Du har {{sum}} til gode',
    text: 'Så meget har du betalt ud over fakturaerne, når kreditnotaerne er trukket fra. Skriv til mig, hvilken konto pengene skal sendes til, eller om de skal modregnes i din næste betaling.',
  },
  documents: {
    title: 'Dokumenter',
    kinds: {
      advance_tax: 'Acontofaktura',
      invoice: 'Faktura',
      credit_note: 'Kreditnota',
      correction: 'Rettelse',
    },
    waiting: 'Er på vej',
    pdf: 'PDF',
    pdfNamed: 'Hent PDF {{number}}',
    xml: 'XML',
    xmlNamed: 'Hent elektronisk faktura {{number}} (XML)',
  },
  office: {
    title: 'Sådan ser kunden betalingen',
    text: 'Kun kunden kan melde den betalt. Du bekræfter den under Betalinger.',
  },
};
