import type { Translated } from '../translated.ts';
import type { settings as reference } from '../sk/settings.ts';

export const settings: Translated<typeof reference> = {
  meta: { title: 'Sikkerhed | Plumbline', description: 'Regler for login på alle konti.' },
  title: 'Sikkerhed',
  lead: 'Gælder for alle konti, også din egen.',
  failed: 'Indstillingerne kunne ikke hentes',
  secondFactor: {
    legend: 'Bekræftelse ved login',
    label: 'Kræv totrinsbekræftelse',
    text: 'Den, der ikke har den endnu, skal slå den til ved næste besøg og kan intet andet før da.',
  },
  minimum: {
    label: 'Korteste adgangskode',
    unit: 'tegn',
    hint: 'Gælder nye adgangskoder. Fra {{from}} til {{to}}.',
    error: 'Skriv et helt tal fra {{from}} til {{to}}.',
  },
  save: 'Gem indstillingerne',
  failure: 'Indstillingerne blev ikke gemt',
  reload: 'Hent de nye værdier',
  saved: { title: 'Indstillingerne er gemt', text: 'De gælder fra nu af.' },
};
