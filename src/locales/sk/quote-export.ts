/** Words of the quotes' export to spreadsheets; the file's name takes no accents. */
export const quoteExport = {
  fileName: 'ponuky',
  columns: {
    number: 'Číslo',
    version: 'Verzia',
    status: 'Stav',
    title: 'Ponuka',
    company: 'Firma',
    customer: 'Zákazník',
    language: 'Jazyk',
    currency: 'Mena',
    net: 'Bez DPH',
    gross: 'S DPH',
    monthlyGross: 'Mesačne s DPH',
    valueInEuro: 'Hodnota v EUR bez DPH',
    validUntil: 'Platí do',
    sent: 'Odoslaná',
    seen: 'Naposledy zobrazená',
    changed: 'Posledná zmena',
    request: 'Dopyt',
  },
};
