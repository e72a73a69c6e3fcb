import type { contentRules as reference } from '../sk/content-rules.ts';
import type { Translated } from '../translated.ts';

export const contentRules: Translated<typeof reference> = {
  'link-address':
    'Linket skal føre til en hjemmeside (https://…), en mail (mailto:), en telefon (tel:) eller en af dine egne sider (/kontakt).',
  'forbidden-characters':
    'Der er et usynligt tegn eller styretegn i teksten. Skriv den selv i stedet for at kopiere den.',
  'too-many': 'Højst {{limit}}.',
  'listed-twice': 'Et punkt står to gange på listen.',
  'day-unknown': 'Den dag findes ikke i kalenderen.',
  'picture-unknown': 'Billedet findes ikke. Upload det igen.',
  'whole-in-no-language': 'Punktet er ikke færdigt på noget sprog. Gør det færdigt på mindst ét, eller fjern det.',
  'placeholder-unknown': 'Feltet {{name}} findes ikke her. Skriv det med ord, eller slet det.',
  'number-missing': 'Tallet tælles automatisk, så her skal der stå {{placeholder}}.',
  'number-not-counted': 'Skriv dit eget tal uden {{placeholder}}.',
};
