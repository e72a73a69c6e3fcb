import type { Translated } from '../translated.ts';
import type { common as reference } from '../sk/common.ts';

export const common: Translated<typeof reference> = {
  brand: {
    name: 'Plumbline',
    tagline: 'Weby pro řemesla',
  },
  navigation: {
    label: 'Hlavní navigace',
    skip: 'Přeskočit na obsah',
    home: 'Domů',
    quote: 'Zjistit cenu',
    admin: 'Poptávky',
  },
  language: {
    label: 'Jazyk',
    names: { sk: 'Slovenčina', cs: 'Čeština', da: 'Dansk', en: 'English' },
  },
  theme: {
    label: 'Vzhled',
    light: 'Světlý',
    dark: 'Tmavý',
    system: 'Podle zařízení',
  },
  footer: {
    label: 'Patička',
    company: 'Firma',
    companyNumber: 'IČO {{number}}',
    vatNumber: 'DIČ {{number}}',
    contact: 'Kontakt',
    drawing: 'Výkres',
    scale: 'Měřítko 1 : 1',
    answer: 'Odpovím do 24 hodin.',
  },
  actions: {
    back: 'Zpět',
    next: 'Pokračovat',
    cancel: 'Zrušit',
    close: 'Zavřít',
    retry: 'Zkusit znovu',
    goHome: 'Na úvodní stránku',
    reload: 'Načíst znovu',
  },
  loading: 'Loading...',
  working: 'Pracuji na tom…',
  required: 'povinné',
  optional: 'nepovinné',
  notFound: {
    title: 'Stránka nenalezena',
    text: 'Na této adrese nic není. Možná se změnila, nebo je v ní překlep.',
  },
  denied: {
    title: 'Přístup odepřen',
    text: 'Nemáte oprávnění ke vstupu do administrace.',
  },
};
