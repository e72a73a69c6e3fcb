import type { Translated } from '../translated.ts';
import type { settings as reference } from '../sk/settings.ts';

export const settings: Translated<typeof reference> = {
  meta: { title: 'Zabezpečení | Plumbline', description: 'Pravidla přihlášení pro všechny účty.' },
  title: 'Zabezpečení',
  lead: 'Platí pro všechny účty, i pro ten váš.',
  failed: 'Nastavení se nepodařilo načíst',
  secondFactor: {
    legend: 'Druhý faktor při přihlášení',
    label: 'Vyžadovat dvoufázové ověření',
    text: 'Kdo ho ještě nemá, si ho při nejbližší návštěvě musí zapnout. Do té doby se nedostane nikam jinam.',
  },
  minimum: {
    label: 'Nejkratší heslo',
    unit: 'znaků',
    hint: 'Platí pro nová hesla. Od {{from}} do {{to}}.',
    error: 'Zadejte celé číslo od {{from}} do {{to}}.',
  },
  save: 'Uložit nastavení',
  failure: 'Nastavení se nepodařilo uložit',
  reload: 'Načíst nové hodnoty',
  saved: { title: 'Nastavení je uložené', text: 'Platí od této chvíle.' },
};
