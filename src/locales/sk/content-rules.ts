/** Sentences of the rules of what the owner edits of the site (A12). */
export const contentRules = {
  'link-address':
    'Odkaz musí viesť na web (https://…), e-mail (mailto:), telefón (tel:) alebo na vlastnú stránku (/kontakt).',
  'forbidden-characters': 'V texte je neviditeľný alebo riadiaci znak. Napíšte ho prosím znova, nekopírujte ho.',
  'too-many': 'Najviac {{limit}}.',
  'listed-twice': 'Jedna položka je v zozname dvakrát.',
  'day-unknown': 'Taký deň v kalendári nie je.',
  'picture-unknown': 'Obrázok sa nenašiel. Nahrajte ho znova.',
  'whole-in-no-language': 'Položka nie je úplná v žiadnom jazyku. Doplňte ju aspoň v jednom, alebo ju odstráňte.',
  'placeholder-unknown': 'Údaj {{name}} tu nepoznám. Napíšte ho slovami alebo ho vymažte.',
  'number-missing': 'Číslo sa počíta samo, preto tu musí byť {{placeholder}}.',
  'number-not-counted': 'Vlastný údaj napíšte číslom, bez {{placeholder}}.',
};
