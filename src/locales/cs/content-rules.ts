import type { contentRules as reference } from '../sk/content-rules.ts';
import type { Translated } from '../translated.ts';

export const contentRules: Translated<typeof reference> = {
  'link-address':
    'Odkaz musí vést na web (https://…), e-mail (mailto:), telefon (tel:) nebo na vlastní stránku (/kontakt).',
  'forbidden-characters': 'V textu je neviditelný nebo řídicí znak. Napište ho prosím znovu, nekopírujte ho.',
  'too-many': 'Nejvýše {{limit}}.',
  'listed-twice': 'Jedna položka je v seznamu dvakrát.',
  'day-unknown': 'Takový den v kalendáři není.',
  'picture-unknown': 'Obrázek se nenašel. Nahrajte ho znovu.',
  'whole-in-no-language': 'Položka není úplná v žádném jazyce. Doplňte ji aspoň v jednom, nebo ji odstraňte.',
  'placeholder-unknown': 'Údaj {{name}} tady neznám. Napište ho slovy, nebo ho smažte.',
  'number-missing': 'Číslo se počítá samo, proto tu musí být {{placeholder}}.',
  'number-not-counted': 'Vlastní údaj napište číslem, bez {{placeholder}}.',
};
