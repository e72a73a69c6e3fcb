import type { QuoteStart } from '../../content/quote-start.ts';

export const quoteStart: QuoteStart = {
  description: 'Tak for din interesse. Herunder kan du se, hvad arbejdet omfatter, og den faste pris linje for linje.',
  closing: 'Er noget uklart, eller vil du ændre omfanget, så skriv til mig. Så retter jeg tilbuddet til.',
  paymentTerms: '50 % ved bestilling og 50 %, når arbejdet er færdigt.',
  terms: {
    due: 'Fakturaen skal betales senest 14 dage efter fakturadatoen.',
    advance: 'Ved større projekter betales 30–50 % forud.',
    prices: {
      EUR: 'Priserne er i euro ekskl. moms.',
      CZK: 'Priserne er i tjekkiske kroner ekskl. moms.',
      DKK: 'Priserne er i danske kroner ekskl. moms.',
    },
    defects: 'Jeg retter fejl senest 7 arbejdsdage efter, at du har meldt dem.',
    effective: 'Betingelserne gælder fra den 1. januar 2025.',
  },
  units: { piece: 'stk.', month: 'måned' },
  maintenance: 'Drift og support efter lanceringen',
};
