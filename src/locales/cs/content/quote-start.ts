import type { QuoteStart } from '../../content/quote-start.ts';

export const quoteStart: QuoteStart = {
  description: 'Děkuji za zájem. Níže najdete rozsah práce a pevnou cenu po položkách.',
  closing: 'Pokud je něco nejasné nebo byste rozsah změnili, ozvěte se. Nabídku upravím.',
  paymentTerms: '50 % záloha, 50 % po dokončení.',
  terms: {
    due: 'Faktura je splatná do 14 dnů od vystavení.',
    advance: 'U větších projektů je záloha 30 až 50 %.',
    prices: {
      EUR: 'Ceny jsou v eurech bez DPH.',
      CZK: 'Ceny jsou v českých korunách bez DPH.',
      DKK: 'Ceny jsou v dánských korunách bez DPH.',
    },
    defects: 'Vady odstraním do 7 pracovních dnů od nahlášení.',
    effective: 'Podmínky jsou účinné od 1. 1. 2025.',
  },
  units: { piece: 'ks', month: 'měsíc' },
  maintenance: 'Péče po spuštění',
};
