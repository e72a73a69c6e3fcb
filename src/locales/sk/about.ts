export const about = {
  meta: {
    title: 'O mne: kto postaví váš web | {{brand}}',
    description:
      '{{developer}}, {{city}}. Sám navrhnem, naprogramujem a spustím web pre vašu firmu. Rovno poviem cenu, termín aj to, čo netreba.',
  },
  title: 'Volám sa {{developer}}',
  lead: 'Staviam weby pre tých, čo stavajú domy. Píšete priamo mne a prácu robím sám.',
  portrait: 'Kreslený portrét vývojára s ceruzkou za uchom',
  story: {
    title: 'Prečo práve remeslá',
    first:
      'Remeselníka poznať podľa toho, čo po ňom zostane. Strecha nezateká, obklad lícuje, zárubňa je zvislá. Web by mal byť taký istý: na prvý pohľad jednoduchý a bez jediného dielu navyše.',
    second:
      'Dobrý remeselník má práce dosť, no večer sedí nad správami. Koľko by stála strecha, kedy prídete, máte fotky? Web vie na polovicu z toho odpovedať za neho. Preto nerobím vizitky na internete, ale nástroje, ktoré šetria telefonáty.',
    third:
      'Pracujem sám. Kto s vami hovorí o zákazke, ten ju aj naprogramuje a po spustení zdvihne telefón. Naraz beriem len toľko projektov, koľko stihnem v sľúbenom termíne. E-shopy nerobím, na tie sú iní.',
  },
  principles: {
    title: 'Čoho sa držím',
    items: {
      straight: {
        title: 'Hovorím rovno',
        text: 'Ak vám stačí jedna stránka, poviem to, aj keď na piatich by som zarobil viac.',
      },
      numbers: {
        title: 'Ukazujem čísla',
        text: 'Pri každom riadku ceny stojí dôvod. Na faktúre bude suma, ktorú ste podpísali, plus DPH.',
      },
      plain: {
        title: 'Píšem zrozumiteľne',
        text: 'V ponuke ani v e-maile nenájdete slovo, ktoré by ste museli hľadať.',
      },
      present: {
        title: 'Som na príjme',
        text: 'Odpoviem do 24 hodín. Keď sa termín posunie, dozviete sa to odo mňa a vopred.',
      },
    },
  },
  tools: {
    title: 'Čím pracujem',
    lead: 'Nástroje vyberám tak, aby ste na mne neostali závislí.',
    items: {
      design: {
        title: 'Návrh',
        text: 'Začínam ceruzkou. Potom kreslím obrazovky v skutočnej veľkosti telefónu, s vašimi textami a fotkami.',
      },
      code: {
        title: 'Kód',
        text: 'Píšem ho sám, bez stavebnice a desiatok doplnkov. Po zaplatení ho smiete používať aj meniť a dokáže ho prevziať ktorýkoľvek vývojár.',
      },
      hosting: {
        title: 'Prevádzka',
        text: 'Doména je vedená na vašu firmu. V rámci starostlivosti web pravidelne zálohujem a o výpadku mi príde správa.',
      },
      documents: {
        title: 'Doklady',
        text: 'Odhad, ponuku aj faktúru dostanete v PDF. Nič netreba tlačiť ani posielať poštou.',
      },
    },
  },
  facts: {
    title: 'V skratke',
    place: { label: 'Dielňa', text: '{{city}}, {{country}}' },
    languages: { label: 'Jazyky webu', text: 'slovenčina, čeština, dánčina, angličtina' },
    reach: { label: 'Kde pracujem', text: 'Slovensko, Česko a Dánsko, na mieste alebo cez videohovor' },
    answer: { label: 'Odpoveď', text: 'do 24 hodín' },
  },
  closing: {
    title: 'Povedzte mi, čo robíte',
    text: 'Stačia štyri otázky. Cenu uvidíte hneď a do 24 hodín sa ozvem.',
    action: 'Zistiť cenu',
  },
};
