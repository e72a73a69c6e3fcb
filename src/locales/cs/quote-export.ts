import type { quoteExport as reference } from '../sk/quote-export.ts';
import type { Translated } from '../translated.ts';

export const quoteExport: Translated<typeof reference> = {
  fileName: 'nabidky',
  columns: {
    number: 'Číslo',
    version: 'Verze',
    status: 'Stav',
    title: 'Nabídka',
    company: 'Firma',
    customer: 'Zákazník',
    language: 'Jazyk',
    currency: 'Měna',
    net: 'Bez DPH',
    gross: 'S DPH',
    monthlyGross: 'Měsíčně s DPH',
    valueInEuro: 'Hodnota v EUR bez DPH',
    validUntil: 'Platí do',
    sent: 'Odeslaná',
    seen: 'Naposledy zobrazená',
    changed: 'Poslední změna',
    request: 'Poptávka',
  },
};
