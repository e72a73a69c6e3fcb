import type { QuoteStart } from '../../content/quote-start.ts';

export const quoteStart: QuoteStart = {
  description: 'Ďakujem za záujem. Nižšie nájdete rozsah práce a pevnú cenu po položkách.',
  closing: 'Ak je niečo nejasné alebo by ste rozsah zmenili, ozvite sa. Ponuku upravím.',
  paymentTerms: '50 % záloha, 50 % po dokončení.',
  terms: {
    due: 'Faktúra je splatná do 14 dní od vystavenia.',
    advance: 'Pri väčších projektoch je záloha 30 až 50 %.',
    prices: {
      EUR: 'Ceny sú v eurách bez DPH.',
      CZK: 'Ceny sú v českých korunách bez DPH.',
      DKK: 'Ceny sú v dánskych korunách bez DPH.',
    },
    defects: 'Vady odstránim do 7 pracovných dní od nahlásenia.',
    effective: 'Podmienky sú účinné od 1. 1. 2025.',
  },
  units: { piece: 'ks', month: 'mesiac' },
  maintenance: 'Starostlivosť po spustení',
};
