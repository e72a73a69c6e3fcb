export const emails = {
  greeting: 'Dobrý deň, {{name}},',
  regards: 'S pozdravom',
  signature: '{{developer}}, {{brand}}',
  number: 'Číslo dopytu: {{number}}',
  price: 'Odhad ceny: {{price}} bez DPH',
  duration: 'Čas práce: {{weeks}}',
  subject: 'Dopyt č. {{number}} – {{brand}}',
  received: {
    lead: 'ďakujem za dopyt. Mám ho a do 24 hodín sa ozvem.',
    estimateTitle: 'Váš odhad',
    pdf: 'Odhad v PDF',
    next: 'Keď sa ozvem, prejdeme rozsah a pošlem vám ponuku s pevnou cenou. Na túto správu môžete rovno odpovedať.',
    reason:
      'Správu dostávate, lebo niekto na mojom webe odoslal dopyt s touto adresou. Ak ste to neboli vy, nemusíte robiť nič.',
  },
  notification: {
    lead: 'Prišiel nový dopyt: {{title}}. Odpovedať treba do 24 hodín.',
    contact: 'Kontakt',
    answers: 'Odpovede',
    open: 'Otvoriť dopyt',
    files_one: 'Priložený je {{count}} súbor, nájdete ho pri dopyte.',
    files_few: 'Priložené sú {{count}} súbory, nájdete ich pri dopyte.',
    files_many: 'Priložených je {{count}} súboru, nájdete ich pri dopyte.',
    files_other: 'Priložených je {{count}} súborov, nájdete ich pri dopyte.',
  },
  health: {
    subject_one: 'Systém hlási {{count}} problém',
    subject_few: 'Systém hlási {{count}} problémy',
    subject_many: 'Systém hlási {{count}} problému',
    subject_other: 'Systém hlási {{count}} problémov',
    lead: 'toto treba čo najskôr vyriešiť:',
    open: 'Otvoriť stav systému',
    reason: 'Správu dostávate ako administrátor. O tom istom probléme príde len raz, kým sa nevyrieši.',
    bad: {
      jobs: 'Úlohy na pozadí čakajú viac ako pol hodiny.',
      mail: 'Za posledný deň bolo odmietnutých aspoň desať e-mailov.',
      disk: 'Na disku zostáva menej ako 3\u00A0% miesta.',
      backup: 'Posledná záloha je príliš stará alebo sa nedá obnoviť.',
      seal: 'Certifikátu pečate sa končí platnosť.',
      clock: 'Hodiny servera sa líšia od hodín databázy o viac ako pol minúty.',
      requests: 'Odpoveď na žiadosť o osobných údajoch treba poslať najneskôr o dva dni, alebo už mešká.',
    },
  },
  staff: {
    assigned: {
      subject: 'Dopyt č. {{number}} je odteraz váš',
      lead: 'dopyt č. {{number}} máte odteraz na starosti vy: {{title}}.',
    },
    mentioned: {
      subject: 'Poznámka pre vás pri dopyte č. {{number}}',
      lead: 'v internej poznámke pri dopyte č. {{number}} je vaše meno: {{title}}. Poznámka zostáva v administrácii.',
    },
    followUp: {
      subject: 'Pripomienka: dopyt č. {{number}}',
      lead: 'je čas vrátiť sa k dopytu č. {{number}}: {{title}}.',
    },
    several_one: 'Pribudol vám {{count}} dopyt',
    several_few: 'Pribudli vám {{count}} dopyty',
    several_many: 'Pribudlo vám {{count}} dopytu',
    several_other: 'Pribudlo vám {{count}} dopytov',
    severalLead: 'nájdete ich medzi svojimi dopytmi.',
    by: 'Od koho: {{name}}',
    openMine: 'Otvoriť moje dopyty',
  },
  advance: {
    subject: 'Faktúra k zálohe najneskôr {{day}}',
    lead: 'platbe {{sum}} ({{name}}, ponuka č. {{number}}) ešte chýba faktúra. Treba ju vystaviť najneskôr {{day}}.',
    instead: 'Ak zákazku dovtedy odovzdáte, stačí konečná faktúra.',
    open: 'Otvoriť faktúry',
  },
  signed: {
    customer: {
      subject: 'Podpísaná ponuka č. {{number}}',
      lead: 'ďakujem. Ponuku č. {{number}} ({{title}}) ste podpísali {{date}}.',
      document:
        'V prílohe je podpísaný dokument, na jeho konci doklad o podpise. Prílohu si uložte: má elektronickú pečať, takže každá neskoršia zmena je vidieť; kód na overenie je v dokumente.',
    },
    recorded: {
      subject: 'Ponuka č. {{number}} je prijatá',
      lead: 'podľa našej dohody evidujem ponuku č. {{number}} ({{title}}) ako prijatú. Ak ste s ňou nesúhlasili, hneď mi odpíšte.',
      document:
        'V prílohe je dokument so záznamom. Prílohu si uložte: má elektronickú pečať, takže každá neskoršia zmena je vidieť; kód na overenie je v dokumente.',
    },
    tooLarge:
      'Dokument je na prílohu e-mailu priveľký. Stiahnite si ho zo stránky ponuky a uložte: má elektronickú pečať, takže každá neskoršia zmena je vidieť; kód na overenie je v dokumente.',
    download: 'Stiahnuť dokument zo stránky ponuky',
    next: 'Ozvem sa vám s ďalším postupom.',
    office: {
      subject: 'Podpísaná ponuka č. {{number}}: {{name}}',
      lead: 'Ponuka č. {{number}} ({{title}}) je podpísaná. Podpis: {{name}}.',
      price: 'Cena: {{price}}',
      document: 'Zapečatený dokument s dokladom o podpise je v prílohe; zákazník ho dostal tiež.',
      tooLarge:
        'Zapečatený dokument s dokladom o podpise je na prílohu e-mailu priveľký, stiahnete ho v administrácii. Zákazník dostal e-mail s odkazom na stránku ponuky.',
      open: 'Otvoriť ponuku v administrácii',
    },
  },
  payment: {
    ofInvoice: '{{title}}, faktúra č. {{document}}',
    requested: {
      subject: 'Výzva na úhradu č. {{number}}: {{sum}}',
      lead: 'posielam výzvu na úhradu k ponuke č. {{quote}} ({{title}}).',
    },
    sum: 'Suma: {{sum}}',
    due: 'Splatnosť: {{date}}',
    account: 'Účet: {{account}}',
    symbol: 'Variabilný symbol: {{symbol}}',
    how: 'QR kód na platbu a všetky údaje nájdete aj na stránke s platbami.',
    open: 'Ako zaplatiť',
    openPaid: 'Otvoriť platby',
    received: {
      subject: 'Platba k výzve č. {{number}} prišla',
      full: 'ďakujem. K výzve č. {{number}} ({{title}}) prišla platba {{sum}}. Výzva je uhradená.',
      part: 'ďakujem. K výzve č. {{number}} ({{title}}) prišla platba {{sum}}. Zostáva doplatiť {{rest}}.',
      over: 'Zaplatili ste o {{sum}} viac. Preplatok evidujem ako váš. Napíšte mi, či ho mám započítať na ďalšiu platbu, alebo poslať späť na účet.',
    },
    reminder: {
      first: {
        subject: 'Pripomienka platby č. {{number}}',
        lead: 'výzva na úhradu č. {{number}} ({{title}}) mala splatnosť {{date}}. Možno sa na ňu len zabudlo, preto posielam údaje znova. Ak ste už zaplatili, ďakujem a správu si nevšímajte.',
      },
      second: {
        subject: 'Druhá pripomienka platby č. {{number}}',
        lead: 'výzva na úhradu č. {{number}} ({{title}}) je po splatnosti od {{date}} a platba zatiaľ neprišla. Uhraďte ju, prosím, v najbližších dňoch. Ak vám v platbe niečo bráni, napíšte mi.',
      },
      last: {
        subject: 'Posledná pripomienka platby č. {{number}}',
        lead: 'ani po dvoch pripomienkach neprišla platba k výzve č. {{number}} ({{title}}), splatnej {{date}}. Uhraďte ju, prosím, do siedmich dní alebo sa mi ozvite. Do zaplatenia sa práca môže zastaviť.',
      },
    },
    rejected: {
      subject: 'Platba k výzve č. {{number}} na účte nie je',
      lead: 'podľa vašej správy je výzva č. {{number}} ({{title}}) zaplatená, na účte však platba nie je.',
      reason: 'Čo bolo overené: {{reason}}',
      proof: 'Ak ste zaplatili, pošlite mi, prosím, potvrdenie z banky.',
    },
    refunded: {
      subject: 'Vrátenie platby k výzve č. {{number}}: {{sum}}',
      lead: 'z platby k výzve č. {{number}} ({{title}}) vám vraciam {{sum}}.',
      day: 'Deň vrátenia: {{date}}',
    },
  },
  document: {
    invoice: {
      subject: 'Faktúra č. {{number}}',
      lead: 'posielam faktúru č. {{number}} ({{title}}).',
    },
    advance_tax: {
      subject: 'Faktúra k prijatej platbe č. {{number}}',
      lead: 'ďakujem za platbu. Posielam k nej faktúru č. {{number}} ({{title}}). Nič ďalšie neplaťte.',
    },
    credit_note: {
      subject: 'Dobropis č. {{number}}',
      lead: 'posielam dobropis č. {{number}} k faktúre č. {{corrected}}.',
    },
    correction: {
      subject: 'Oprava faktúry č. {{corrected}}',
      lead: 'posielam opravu č. {{number}} k faktúre č. {{corrected}}. Suma sa nemení.',
    },
    left: 'Z faktúry č. {{corrected}} ostáva uhradiť túto sumu. Plaťte ju, prosím, s novým variabilným symbolom, pôvodný už neplatí.',
    owedBack:
      'Po dobropise vám patrí späť {{sum}}. Napíšte mi, na ktorý účet mám peniaze poslať, alebo či ich mám započítať na ďalšiu platbu.',
    paid: 'Faktúra je zaplatená, nič už neplaťte.',
    pdf: 'Doklad je v prílohe.',
    withXml: 'V prílohe je doklad v PDF a elektronická faktúra v XML pre účtovný program.',
  },
  quote: {
    subject: 'Cenová ponuka č. {{number}} – {{brand}}',
    body: 'Dobrý deň, {{name}},\n\nposielam cenovú ponuku č. {{number}}: {{title}}.\n\nCena: {{price}}\nPlatí do: {{validUntil}}\n\nV ponuke nájdete rozpis práce, termíny a platby.',
    open: 'Otvoriť ponuku',
    questions: 'Máte otázku? Odpovedzte na tento e-mail.',
    withTax: '{{sum}} s DPH',
    monthly: '{{sum}} mesačne',
    andMonthly: '{{once}} a {{monthly}} mesačne',
    withdrawn: {
      subject: 'Cenová ponuka č. {{number}} už neplatí',
      lead: 'cenovú ponuku č. {{number}} ({{title}}) odvolávam, už neplatí.',
      reason: 'Dôvod: {{reason}}',
    },
    link: {
      subject: 'Nový odkaz na cenovú ponuku č. {{number}}',
      lead: 'posielam nový odkaz na cenovú ponuku č. {{number}} ({{title}}). Predchádzajúci už neplatí.',
    },
    unseen: {
      subject: 'Cenová ponuka č. {{number}} na vás čaká',
      lead: 'pred pár dňami vám odišla cenová ponuka č. {{number}}: {{title}}. Ak zapadla medzi inými e-mailmi, tu je odkaz ešte raz.',
    },
    ending: {
      subject: 'Cenová ponuka č. {{number}} platí do {{date}}',
      lead: 'cenová ponuka č. {{number}} ({{title}}) platí už len do {{date}}. Ak v nej chcete niečo zmeniť, napíšte mi.',
    },
    answered: {
      subject: 'Odpoveď k ponuke č. {{number}}',
      lead: 'posielam odpoveď na vašu otázku k ponuke č. {{number}} ({{title}}).',
      question: 'Pýtali ste sa: „{{question}}“',
    },
    code: {
      subject: 'Kód na podpis ponuky č. {{number}}',
      greeting: 'Dobrý deň,',
      lead: 'kód na podpis ponuky č. {{number}} je:',
      note: 'Platí 15 minút a dá sa použiť raz. Zadajte ho na stránke s ponukou.',
      reason:
        'Kód dostávate, lebo niekto chce podpísať ponuku, ktorá prišla na túto adresu. Ak ste to neboli vy, nikomu ho nedávajte.',
    },
  },
  quoteNews: {
    asked: {
      subject: 'Otázka k ponuke č. {{number}}',
      lead: '{{name}} má otázku k ponuke č. {{number}} ({{title}}):',
      line: 'Položka: {{line}}',
    },
    declined: {
      subject: 'Ponuka č. {{number}} je odmietnutá',
      lead: '{{name}} odmieta ponuku č. {{number}} ({{title}}).',
      reason: 'Dôvod: {{reason}}',
      withoutReason: 'Bez uvedenia dôvodu.',
    },
    changes: {
      subject: 'Zmeny v ponuke č. {{number}}',
      lead: '{{name}} si želá zmeny v ponuke č. {{number}} ({{title}}):',
    },
    open: 'Otvoriť ponuku v administrácii',
  },
  withdrawn: {
    receipt: {
      subject: 'Dopyt č. {{number}} je odvolaný',
      lead: 'potvrdzujem, že ste odvolali dopyt č. {{number}}: {{title}}.',
      quotes: 'Cenové ponuky, na ktoré ste ešte neodpovedali, už neplatia.',
      next: 'Nič ďalšie robiť netreba. Ak sa rozhodnete inak, pošlite nový dopyt alebo odpovedzte na tento e-mail.',
      again: 'Nový dopyt',
    },
    copy: {
      subject: 'Odvolaný dopyt č. {{number}}',
      lead: 'Zákazník {{name}} odvolal dopyt č. {{number}}: {{title}}.',
      withoutReason: 'Bez uvedenia dôvodu.',
      quotes: 'Otvorené ponuky k nemu sú odvolané.',
      open: 'Otvoriť dopyt',
    },
  },
  preferences: {
    lead: 'Nechcete dostávať e-maily ako tento?',
    messages: 'Vypnúť e-maily o nových správach',
    approvals: 'Vypnúť e-maily o míľnikoch na schválenie',
    material: 'Vypnúť pripomienky podkladov',
    'quote-reminders': 'Vypnúť pripomienky ponúk',
    'payment-reminders': 'Vypnúť prvú pripomienku platby',
    references: 'Vypnúť prosby o referenciu',
  },
  thread: {
    subject: 'Nová správa: {{about}}',
    lead: 'k téme {{about}} som vám napísal:',
    earlier: 'Predtým sme si písali',
    open: 'Odpovedať v portáli',
    answer: 'Odpovedať môžete aj na tento e-mail.',
  },
  milestone: {
    handedOver: {
      subject: 'Na schválenie: {{milestone}} ({{project}})',
      lead: 'v projekte {{project}} je hotový míľnik {{milestone}} a čaká na vaše schválenie.',
      link: 'Čo je odovzdané: {{link}}',
      how: 'Schválite ho v portáli, alebo tam napíšete, čo treba upraviť. Prihláste sa e-mailovou adresou, na ktorú prišla táto správa. Ak účet ešte nemáte, vytvoríte si ho tam.',
      open: 'Otvoriť projekt',
    },
    approved: {
      subject: 'Schválené: {{milestone}} ({{project}})',
      lead: '{{name}}: míľnik {{milestone}} v projekte {{project}} je schválený.',
    },
    changes: {
      subject: 'Treba upraviť: {{milestone}} ({{project}})',
      lead: '{{name}} žiada úpravy míľnika {{milestone}} v projekte {{project}}:',
    },
    openOffice: 'Otvoriť projekt v administrácii',
  },
  material: {
    owed: {
      subject: 'Čo od vás ešte potrebujem ({{project}})',
      lead: 'aby práca na projekte {{project}} mohla pokračovať, potrebujem od vás ešte toto:',
      how: 'Pošlite to v portáli, pokojne po častiach. Heslá neposielajte e-mailom, v portáli je na ne chránené pole. Prihláste sa e-mailovou adresou, na ktorú prišla táto správa.',
    },
    due: '{{title}}: do {{date}}',
    late: '{{title}}: malo prísť do {{date}}',
    askedAgain: {
      subject: 'Treba doplniť: {{title}} ({{project}})',
      lead: 'ďakujem za podklady k projektu {{project}}. Pri položke {{title}} ešte potrebujem doplniť:',
      day: 'Potrebujem to do {{date}}.',
    },
    sent: {
      subject: 'Prišli podklady ({{project}})',
      lead: 'Od zákazníka {{name}} prišli podklady k projektu {{project}}. Ďalšiu správu dostanete, až keď si projekt pozriete.',
    },
  },
  reference: {
    asked: {
      subject: 'Ako sa vám spolupracovalo? ({{project}})',
      lead: 'projekt {{project}} je hotový a ďakujem za spoluprácu.',
      how: 'Povedali by ste o nej pár viet aj iným? Na odkaze nižšie ich napíšete do dvoch minút, hneď uvidíte, ako budú vyzerať, a sami určíte, či smiem ukázať aj meno, firmu, obrázok alebo číslo, ktoré sa zlepšilo.',
      free: 'Je to len na vás. Čo napíšete, môžete kedykoľvek upraviť alebo vziať späť, a ak referenciu dať nechcete, stlačte tam „Nie, ďakujem“. Odkaz nikomu neposielajte, dá sa ním referencia meniť.',
      open: 'Napísať referenciu',
    },
    given: {
      subject: 'Prišla referencia ({{project}})',
      lead: 'Zákazník {{name}} napísal referenciu k projektu {{project}}. Na webe bude, až keď ju zverejníte.',
    },
    withdrawn: {
      subject: 'Referencia je vzatá späť ({{project}})',
      lead: 'Zákazník {{name}} vzal späť referenciu k projektu {{project}}. Na webe už nie je.',
    },
  },
  caseStudy: {
    asked: {
      subject: 'Smiem ukázať váš projekt? ({{project}})',
      lead: 'z projektu {{project}} som pripravil krátku prípadovú štúdiu na svoj web: zadanie, riešenie, výsledok.',
      how: 'Na odkaze nižšie si ju prečítate tak, ako bude na webe, a sami určíte, či smie byť pri nej aj názov firmy, mesto, obrázky a čísla. Bez vášho súhlasu nezverejním nič.',
      free: 'Súhlas môžete kedykoľvek zmeniť alebo vziať späť, z webu potom zmizne hneď. Odkaz nikomu neposielajte, dá sa ním rozhodnúť za vás.',
      open: 'Prečítať a rozhodnúť',
    },
    allowed: {
      subject: 'Súhlas s prípadovou štúdiou ({{project}})',
      lead: '{{name}} súhlasí s prípadovou štúdiou projektu {{project}}. Na webe bude, až keď ju zverejníte.',
    },
    withdrawn: {
      subject: 'Súhlas je vzatý späť ({{project}})',
      lead: 'Zákazník {{name}} vzal späť súhlas s prípadovou štúdiou projektu {{project}}. Na webe už nie je.',
    },
  },
  draftLink: {
    subject: 'Odkaz na váš rozpísaný dopyt',
    greeting: 'Dobrý deň,',
    lead: 'posielam odkaz na dopyt, ktorý ste si rozpísali na mojom webe. Otvoríte ho v telefóne aj v počítači a pokračujete tam, kde ste skončili.',
    action: 'Pokračovať v dopyte',
    note: 'Odkaz platí do {{date}}, potom sa uložený dopyt sám vymaže. Kto odkaz má, uvidí odpovede v ňom. Neposielajte ho preto nikomu, kto ich vidieť nemá.',
    forget: 'Ak ho chcete zrušiť skôr, otvorte ho a stlačte „{{action}}“.',
    reason:
      'Správu dostávate, lebo niekto na mojom webe zadal túto adresu pri rozpísanom dopyte. Ak ste to neboli vy, nemusíte robiť nič.',
  },
  account: {
    verify: {
      subject: 'Potvrďte svoju e-mailovú adresu',
      lead: 'pri vašom účte na mojom webe je táto e-mailová adresa. Potvrďte ju, prosím. Potom v účte uvidíte svoje dopyty a zabudnuté heslo si obnovíte e-mailom.',
      action: 'Potvrdiť adresu',
      note: 'Odkaz platí 24 hodín a dá sa použiť raz.',
      reason:
        'Správu dostávate, lebo niekto na mojom webe zadal túto adresu pri svojom účte. Ak ste to neboli vy, nemusíte robiť nič, adresa zostane nepotvrdená.',
    },
    inUse: {
      subject: 'Táto adresa už patrí k vášmu účtu',
      lead: 'niekto na mojom webe zadal vašu e-mailovú adresu pri inom účte. Adresa už patrí k vášmu účtu {{username}}, preto sa inde potvrdiť nedá.',
      action: 'Prihlásiť sa',
      note: 'Ak ste zabudli heslo, na prihlasovacej stránke si nastavíte nové. Ak ste to neboli vy, nemusíte robiť nič.',
    },
    reset: {
      subject: 'Nové heslo k vášmu účtu',
      lead: 'niekto požiadal o nové heslo k vášmu účtu. Ak ste to boli vy, nastavte si ho cez tento odkaz.',
      action: 'Nastaviť nové heslo',
      note: 'Odkaz platí hodinu a dá sa použiť raz. Po zmene hesla sa účet všade odhlási.',
      reason: 'Ak ste o nové heslo nežiadali, nemusíte robiť nič. Vaše heslo sa nezmenilo.',
    },
    passwordChanged: {
      subject: 'Heslo k vášmu účtu sa zmenilo',
      lead: 'heslo k vášmu účtu sa práve zmenilo. Na ostatných zariadeniach som účet odhlásil.',
      action: 'Nastaviť nové heslo',
      note: 'Ak ste heslo nezmenili vy, hneď si nastavte nové a napíšte mi.',
      passkeys:
        'Spolu s heslom prestali platiť tieto prístupové kľúče: {{passkeys}}. Ten, ktorý používate, si pridajte znova.',
    },
    emailChanged: {
      subject: 'E-mailová adresa vášho účtu sa zmenila',
      lead: 'pri vašom účte je odteraz iná e-mailová adresa. Na túto už správy o účte chodiť nebudú.',
      note: 'Ak ste adresu nezmenili vy, hneď mi napíšte alebo zavolajte. Pomôžem vám účet získať späť.',
    },
    invitation: {
      subject: 'Pozvánka do vášho účtu',
      lead: 'založil som vám účet s menom {{username}}. Nastavte si k nemu heslo a môžete sa prihlásiť.',
      action: 'Nastaviť heslo',
      note: 'Odkaz platí týždeň a dá sa použiť raz.',
      reason:
        'Správu dostávate, lebo vás niekto z administrácie pozval na túto adresu. Ak o tom neviete, nemusíte robiť nič.',
    },
    secondFactorReset: {
      subject: 'Dvojfaktorové overenie vášho účtu je zrušené',
      lead: 'na vašu žiadosť som pri vašom účte zrušil overovaciu aplikáciu aj prístupové kľúče. Účet je všade odhlásený.',
      action: 'Prihlásiť sa',
      note: 'Prihláste sa heslom a dvojfaktorové overenie si zapnite znova. Ak ste o to nežiadali, hneď mi napíšte alebo zavolajte.',
    },
    factorChanged: {
      subject: 'Prihlasovanie do vášho účtu sa zmenilo',
      totpEnabled:
        'pri vašom účte je odteraz zapnutá overovacia aplikácia. Účet som na ostatných zariadeniach odhlásil.',
      totpDisabled:
        'pri vašom účte je odteraz vypnutá overovacia aplikácia a záložné kódy prestali platiť. Účet som na ostatných zariadeniach odhlásil.',
      codesRenewed: 'k vášmu účtu sú nové záložné kódy. Staré už neplatia.',
      passkeyAdded: 'k vášmu účtu pribudol prístupový kľúč. Účet som na ostatných zariadeniach odhlásil.',
      passkeyRemoved: 'z vášho účtu bol odstránený prístupový kľúč. Účet som na ostatných zariadeniach odhlásil.',
      action: 'Nastaviť nové heslo',
      note: 'Ak ste to neboli vy, hneď si nastavte nové heslo a napíšte mi.',
    },
    codesRefused: {
      subject: 'Niekto skúša kódy k vášmu účtu',
      lead: 'niekto sa prihlasuje vaším heslom a zadal desať nesprávnych kódov z overovacej aplikácie. Do účtu sa nedostal. Ak zadá ešte desať, do zajtra už žiadny kód neprijmem.',
      action: 'Nastaviť nové heslo',
      note: 'Ak ste to neboli vy, niekto pozná vaše heslo. Nastavte si nové.',
    },
    accountDisabled: {
      subject: 'Prístup k vášmu účtu je pozastavený',
      lead: 'váš účet som zablokoval. Je všade odhlásený a nedá sa doň prihlásiť. Údaje, dopyty aj súbory zostali, ako boli.',
      note: 'Ak o tom neviete, odpovedzte na tento e-mail alebo mi zavolajte.',
    },
    accountEnabled: {
      subject: 'Do účtu sa môžete znova prihlásiť',
      lead: 'váš účet som odblokoval. Heslo aj ostatné spôsoby prihlásenia platia ako predtým.',
      action: 'Prihlásiť sa',
      note: 'Ak ste heslo zabudli, na prihlasovacej stránke si nastavíte nové.',
    },
    accountStateTold: {
      subject: 'Zmenili ste prístup k účtu',
      lead: 'pod vaším účtom sa zmenil prístup niekoho iného:',
      note: 'Ak ste to neboli vy, niekto sa dostal do vášho účtu. Hneď si zmeňte heslo a odhláste ostatné zariadenia.',
      disabled: 'Účet {{username}} je zablokovaný.',
      enabled: 'Účet {{username}} je znova prístupný.',
    },
    allSignedOut: {
      subject: 'Pre istotu som všetkých odhlásil',
      lead: 'z bezpečnostných dôvodov som odhlásil všetky účty. Vaše heslo ostáva, stačí sa znova prihlásiť.',
      action: 'Prihlásiť sa',
      note: 'Nič iné robiť nemusíte. Rozpísané texty v prehliadači zostali.',
    },
    dataReady: {
      subject: 'Kópia vašich údajov je pripravená',
      lead: 'pripravil som vám kópiu všetkých údajov, ktoré o vás mám.',
      action: 'Stiahnuť kópiu',
      note: 'Odkaz platí 24 hodín a otvorí ho každý, kto ho má. Nikomu ho neposielajte. Ak ste o kópiu nežiadali, hneď si zmeňte heslo a napíšte mi.',
    },
    confirmDeletion: {
      subject: 'Potvrďte vymazanie účtu',
      lead: 'chcete si vymazať účet aj s údajmi, ktoré k nemu patria. Otvorte odkaz, prihláste sa a vymazanie potvrďte.',
      action: 'Pokračovať k vymazaniu',
      note: 'Odkaz platí 24 hodín. Ak ste o vymazanie nežiadali, účet zostane, ako je. Hneď si však zmeňte heslo, niekto ho pozná.',
    },
    deleted: {
      subject: 'Váš účet je vymazaný',
      lead: 'účet je zatvorený a údaje, ktoré si nemusím nechať, sa mažú.',
      note: 'Ďakujem za spoluprácu. Ak by ste ma ešte niekedy potrebovali, ozvite sa.',
    },
    dataErased: {
      subject: 'Vaše údaje sú vymazané',
      lead: 'údaje, ktoré o vás mám a nemusím si ich nechať, sa mažú.',
      note: 'Ak by ste sa chceli na niečo opýtať, odpíšte na túto správu.',
    },
    dataRequestExtended: {
      subject: 'Vybavenie vašej žiadosti potrvá dlhšie',
      lead: 'vaša žiadosť je zložitejšia, preto na ňu potrebujem viac času.',
      until: 'Odpoviem najneskôr {{date}}.',
      note: 'Ak s tým nesúhlasíte, môžete sa obrátiť na dozorný úrad alebo na súd. Na úrad nájdete odkaz na stránke o ochrane údajov.',
    },
    customerLeft: {
      subject: 'Zákazník si vymazal účet',
      lead: 'Zákazník {{username}} si vymazal účet. Otvorené dopyty a ponuky sú odvolané a jeho údaje sa mažú.',
      note: 'Nemusíte robiť nič. Túto správu si po prečítaní vymažte, obsahuje jeho meno.',
    },
  },
  firm: {
    greeting: 'Dobrý deň,',
    reason: 'Správu dostávate, lebo vás niekto pozval do zákazníckeho portálu. Ak o tom neviete, nemusíte robiť nič.',
    rights: {
      all: 'Práva: všetko. Ponuky, doklady, projekty aj správy vrátane podpisovania a schvaľovania.',
      documents: 'Práva: ponuky, doklady a platby. Bez podpisovania a bez projektov.',
      messages: 'Práva: projekty a správy. Bez súm a bez schvaľovania.',
    },
    invitationOfAgency: 'pozývam vás do zákazníckeho portálu za firmu {{firm}}.',
    'firm-invitation': {
      subject: 'Pozvánka do firmy {{firm}}',
      lead: '{{person}} vás pozýva do zákazníckeho portálu za firmu {{firm}}.',
      action: 'Prijať pozvánku',
      note: 'Odkaz platí sedem dní a dá sa použiť raz.',
    },
    'firm-joined': {
      subject: 'Nový kolega vo firme {{firm}}',
      lead: 'vašu pozvánku do firmy {{firm}} prijal nový kolega: {{person}}.',
      action: 'Spravovať ľudí',
      note: 'Ak je to omyl, prístup mu môžete hneď odobrať.',
    },
    'firm-left': {
      subject: 'Kolega si zrušil prístup k firme {{firm}}',
      lead: '{{person}} už nemá prístup k firme {{firm}} a jej projekty ani doklady nevidí.',
      note: 'Odoslané správy a podpisy zostávajú.',
    },
    'firm-removed': {
      subject: 'K firme {{firm}} už nemáte prístup',
      lead: 'prístup k firme {{firm}} vám bol odobraný.',
      note: 'Účet vám zostáva. Ak je to omyl, obráťte sa na majiteľa firmy.',
    },
    'firm-offered': {
      subject: 'Prevezmete firmu {{firm}}?',
      lead: '{{person}} vám chce v portáli odovzdať firmu {{firm}}. Budete spravovať jej ľudí a ich práva.',
      action: 'Prijať alebo odmietnuť',
      note: 'Kým to neprijmete, nič sa nemení.',
    },
    'firm-handed-over': {
      subject: 'Firma {{firm}} má v portáli nového majiteľa',
      lead: 'firmu {{firm}} v portáli odteraz spravuje {{person}}.',
      action: 'Spravovať ľudí',
      note: 'Ponuky, projekty a doklady zostali tak, ako boli.',
    },
  },
  sample: { name: 'Jana Kováčová', company: 'Strechy Kováč', title: 'Nový web: Strechár' },
  test: {
    subject: 'Skúšobný e-mail: {{brand}}',
    lead: 'Odosielanie e-mailov funguje. Tento e-mail prišiel cez server, ktorý je nastavený v administrácii.',
    letters: 'Písmená na kontrolu: Ľ ť ž ô ř ů æ ø å €',
    reason: 'Správu dostávate, lebo ste v administrácii požiadali o skúšku.',
  },
};
