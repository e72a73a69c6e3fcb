export const settings = {
  meta: { title: 'Zabezpečenie | Plumbline', description: 'Pravidlá prihlásenia pre všetky účty.' },
  title: 'Zabezpečenie',
  lead: 'Platí pre všetky účty, aj pre ten váš.',
  failed: 'Nastavenia sa nepodarilo načítať',
  secondFactor: {
    legend: 'Druhý faktor pri prihlásení',
    label: 'Vyžadovať dvojfaktorové overenie',
    text: 'Kto ho ešte nemá, si ho pri najbližšej návšteve musí zapnúť. Dovtedy sa nedostane nikam inam.',
  },
  minimum: {
    label: 'Najkratšie heslo',
    unit: 'znakov',
    hint: 'Platí pre nové heslá. Od {{from}} do {{to}}.',
    error: 'Zadajte celé číslo od {{from}} do {{to}}.',
  },
  save: 'Uložiť nastavenia',
  failure: 'Nastavenia sa nepodarilo uložiť',
  reload: 'Načítať nové hodnoty',
  saved: { title: 'Nastavenia sú uložené', text: 'Platia od tejto chvíle.' },
};
