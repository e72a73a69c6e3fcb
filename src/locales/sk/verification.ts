/** The page where anybody finds out whether a document is intact. */
export const verification = {
  meta: {
    title: 'Overenie dokumentu | {{brand}}',
    description:
      'Zistite, či je podpísaná ponuka pravá a nezmenená: podľa kódu alebo priamo zo súboru PDF, ktorý neopustí vaše zariadenie.',
  },
  crumb: 'Overenie dokumentu',
  title: 'Je dokument pravý?',
  lead: 'Každá ponuka odo mňa má overovací kód a po podpise dostane pečať. Tu zistíte, či sa odvtedy niečo nezmenilo.',
  code: {
    title: 'Podľa kódu',
    label: 'Overovací kód',
    hint: 'Na dokumente je pri QR kóde. Na veľkosti písmen, medzerách ani pomlčkách nezáleží.',
    submit: 'Overiť kód',
  },
  file: {
    title: 'Podľa súboru',
    label: 'Súbor PDF',
    choose: 'Vybrať súbor PDF',
    text: 'Vyberte ho alebo ho pretiahnite na túto stránku. Súbor neopustí vaše zariadenie: prehliadač z neho vypočíta odtlačok a porovná sa iba ten.',
    upload: 'Bez JavaScriptu sa súbor pošle na server. Ten z neho vypočíta odtlačok a súbor neuloží.',
    submit: 'Overiť súbor',
    drop: 'Súbor pustite kdekoľvek na stránke.',
    reading: 'Počítam odtlačok',
    failed: 'Súbor sa nepodarilo overiť',
    failures: {
      tooLarge: 'Súbor má viac ako 25 MB. Toľko moje dokumenty nemajú.',
      unreadable: 'Prehliadač súbor neprečítal. Vyberte ho znova.',
      tooMany: 'Overovali ste príliš veľakrát za sebou. Skúste to o desať minút.',
      offline: 'Server neodpovedá. Skontrolujte pripojenie a vyberte súbor znova.',
    },
  },
  result: 'Výsledok overenia',
  states: {
    intactFile: {
      title: 'Dokument je pravý a nezmenený',
      text: 'Je to presne ten súbor, ktorý som po podpise zapečatil.',
    },
    intact: {
      title: 'Ponuka s týmto kódom je podpísaná',
      text: 'Uložený dokument aj záznam o podpise sú neporušené. Či je nezmenený aj váš súbor, zistíte podľa súboru.',
    },
    changedFile: {
      title: 'Toto nie je zapečatený dokument',
      text: 'Kód v súbore poznám, obsah je však iný než v dokumente, ktorý som zapečatil. Niekto ho zmenil, uložil iným programom, alebo ide o kópiu spred podpisu. Pravý vám rád pošlem.',
    },
    changed: {
      title: 'Záznam o tejto ponuke nesedí',
      text: 'To, čo je uložené, sa líši od svojho odtlačku. Nespoliehajte sa na to a, prosím, ozvite sa mi.',
    },
    open: {
      title: 'Ponuka zatiaľ nie je podpísaná',
      text: 'Je odoslaná a čaká na rozhodnutie zákazníka. Pečať dostane až po podpise, dovtedy sa súbor nemá s čím porovnať.',
    },
    superseded: { title: 'Túto ponuku nahradila novšia', text: 'Podpísaná nebola a už neplatí.' },
    declined: { title: 'Zákazník túto ponuku odmietol', text: 'Podpísaná nebola.' },
    expired: { title: 'Platnosť ponuky sa skončila', text: 'Podpísaná nebola.' },
    withdrawn: { title: 'Ponuka bola odvolaná', text: 'Odvolal som ju skôr, než ju zákazník podpísal.' },
    voided: {
      title: 'Ponuka bola podpísaná a neskôr zrušená',
      text: 'Dokument aj záznam o podpise ostávajú uložené, ponuka však už neplatí.',
    },
    unknown: {
      title: 'Taký dokument nepoznám',
      text: 'Kód má 16 písmen a číslic, porovnajte ho s dokumentom. Ak overujete súbor, stiahnite si ho znova z e-mailu: keď ho uloží iný program, je to už iný súbor.',
    },
  },
  facts: {
    fingerprint: 'Odtlačok podpísaného obsahu (SHA-256)',
    signedAt: 'Podpísané',
    sealedAt: 'Zapečatené',
    notSealed: 'Pečať sa práve pridáva, hotová bude o chvíľu.',
    timestampedAt: 'Časová pečiatka',
    certificate: 'Odtlačok certifikátu pečate (SHA-256)',
  },
  own: {
    title: 'Overenie bez tejto stránky',
    lead: 'Pečať je elektronický podpis priamo v súbore PDF (PAdES). Overí ju každý program, ktorý také podpisy číta, aj bez internetu.',
    acrobat: {
      title: 'V Adobe Acrobat Readeri',
      text: 'Otvorte dokument a v ňom panel Podpisy. Má tam stáť, že dokument sa od podpísania nezmenil. Podpisujúceho Acrobat označí za neznámeho, lebo certifikát pečate som si vystavil sám. Otvorte preto jeho podrobnosti a porovnajte odtlačok.',
    },
    pdfsig: {
      title: 'Programom pdfsig',
      text: 'Spustite príkaz uvedený nižšie. Pri pravom dokumente vypíše „{{valid}}“ a „{{total}}“, pri zmenenom „{{broken}}“. Že vydavateľa certifikátu nepozná, je z rovnakého dôvodu v poriadku.',
    },
    certificate: {
      title: 'Certifikát pečate',
      text: 'V súbore sú všetky certifikáty, ktorými som kedy pečatil, každý so svojím odtlačkom.',
      action: 'Stiahnuť certifikáty (PEM)',
    },
    note: {
      title: 'Čia je pečať',
      text: 'Pečať je moja a chráni celý súbor. Zákazník podpisuje jednoduchým elektronickým podpisom, dôkazy o ňom sú na poslednej strane dokumentu.',
    },
  },
};
