import type { Language } from '#domain/languages.ts';

/** Parts of descriptions; one of each list makes a description. */
export const descriptionParts: Record<Language, readonly (readonly string[])[]> = {
  sk: [
    ['Robíme strechy v okolí', 'Opravujeme kúrenie v celom kraji', 'Maľujeme byty aj haly', 'Sme malá rodinná dielňa'],
    ['a web máme desať rokov starý.', 'a zákazky nám nosia známi.', 'a na telefóne sa náš web nedá čítať.'],
    ['Chceme fotky hotovej práce.', 'Treba nám dopytový formulár.', 'Potrebujeme kalkulačku ceny.', 'Ponáhľa sa.'],
  ],
  cs: [
    ['Děláme střechy na Vysočině', 'Opravujeme topení', 'Malujeme byty i haly', 'Jsme malá rodinná dílna'],
    ['a web máme deset let starý.', 'a zakázky nám nosí známí.', 'a na mobilu se náš web nedá číst.'],
    ['Chceme fotky hotové práce.', 'Potřebujeme poptávkový formulář.', 'Hodila by se kalkulačka.', 'Spěcháme.'],
  ],
  da: [
    ['Vi lægger tage på Fyn', 'Vi ordner varme og vand', 'Vi maler huse og haller', 'Vi er et lille værksted'],
    [
      'og vores side er ti år gammel.',
      'og kunderne kommer fra mund til mund.',
      'og siden kan ikke læses på en telefon.',
    ],
    ['Vi vil vise billeder.', 'Vi mangler en formular.', 'En prisberegner ville være god.', 'Det haster lidt.'],
  ],
  en: [
    ['We do roofs around the county', 'We repair heating', 'We paint flats and halls', 'We are a small workshop'],
    ['and our site is ten years old.', 'and work comes by word of mouth.', 'and our site cannot be read on a phone.'],
    ['We want to show photos.', 'We need an enquiry form.', 'A price calculator would help.', 'It is urgent.'],
  ],
};

/** Texts of internal notes. */
export const noteBodies = [
  'Volal, ozve sa po dovolenke.',
  'Poslané referencie, čaká na rozpočet od spoločníka.',
  'Chce začať až po sezóne.',
  'Fotky dodá na kľúči, treba ich upraviť.',
] as const;
