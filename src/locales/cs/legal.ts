import type { Translated } from '../translated.ts';
import type { legal as reference } from '../sk/legal.ts';

export const legal: Translated<typeof reference> = {
  contents: 'Obsah',
  provider: {
    title: 'Údaje o dodavateli',
    name: 'Dodavatel',
    legalForm: 'Právní forma',
    address: 'Sídlo',
    companyNumber: 'IČO',
    taxNumber: 'DIČ (slovenské daňové číslo)',
    vatNumber: 'IČ DPH',
    register: 'Zápis v rejstříku',
    supervisoryBody: 'Orgán dozoru',
    hosting: 'Kde jsou údaje uložené',
    email: 'E-mail',
    phone: 'Telefon',
  },
  effective: 'Účinné od 1. 1. 2025',
};
