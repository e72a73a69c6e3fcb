import type { Translated } from '../translated.ts';
import type { emails as reference } from '../sk/emails.ts';

export const emails: Translated<typeof reference> = {
  greeting: 'Dobrý den, {{name}},',
  regards: 'S pozdravem',
  signature: '{{developer}}, {{brand}}',
  number: 'Číslo poptávky: {{number}}',
  price: 'Odhad ceny: {{price}} bez DPH',
  duration: 'Doba práce: {{weeks}}',
  subject: 'Poptávka č. {{number}} – {{brand}}',
  received: {
    lead: 'děkuji za poptávku. Mám ji a do 24 hodin se ozvu.',
    estimateTitle: 'Váš odhad',
    pdf: 'Odhad v PDF',
    next: 'Až se ozvu, projdeme spolu rozsah a pošlu vám nabídku s pevnou cenou. Na tento e-mail můžete rovnou odpovědět.',
    reason:
      'E-mail dostáváte, protože někdo na mém webu odeslal poptávku s touto adresou. Pokud jste to nebyli vy, nemusíte nic dělat.',
  },
  notification: {
    lead: 'Přišla nová poptávka: {{title}}. Odpovědět je potřeba do 24 hodin.',
    contact: 'Kontakt',
    answers: 'Odpovědi',
    open: 'Otevřít poptávku',
    files_one: 'Přiložen je {{count}} soubor, najdete ho u poptávky.',
    files_few: 'Přiloženy jsou {{count}} soubory, najdete je u poptávky.',
    files_many: 'Přiloženo je {{count}} souboru, najdete je u poptávky.',
    files_other: 'Přiloženo je {{count}} souborů, najdete je u poptávky.',
  },
  health: {
    subject_one: 'Systém hlásí {{count}} problém',
    subject_few: 'Systém hlásí {{count}} problémy',
    subject_many: 'Systém hlásí {{count}} problému',
    subject_other: 'Systém hlásí {{count}} problémů',
    lead: 'toto je třeba co nejdřív vyřešit:',
    open: 'Otevřít stav systému',
    reason: 'Zprávu dostáváte jako administrátor. O stejném problému přijde jen jednou, dokud se nevyřeší.',
    bad: {
      jobs: 'Úlohy na pozadí čekají déle než půl hodiny.',
      mail: 'Za poslední den bylo odmítnuto nejméně deset e-mailů.',
      disk: 'Na disku zbývá méně než 3\u00A0% místa.',
      backup: 'Poslední záloha je příliš stará nebo ji nelze obnovit.',
      seal: 'Certifikátu pečeti končí platnost.',
      clock: 'Hodiny serveru se liší od hodin databáze o více než půl minuty.',
      requests: 'Odpověď na žádost o osobních údajích je potřeba poslat nejpozději za dva dny, nebo už je po lhůtě.',
    },
  },
  staff: {
    assigned: {
      subject: 'Poptávka č. {{number}} je teď vaše',
      lead: 'poptávku č. {{number}} máte teď na starosti vy: {{title}}.',
    },
    mentioned: {
      subject: 'Poznámka pro vás u poptávky č. {{number}}',
      lead: 'v interní poznámce u poptávky č. {{number}} je vaše jméno: {{title}}. Poznámka zůstává v administraci.',
    },
    followUp: {
      subject: 'Připomínka: poptávka č. {{number}}',
      lead: 'je čas vrátit se k poptávce č. {{number}}: {{title}}.',
    },
    several_one: 'Přibyla vám {{count}} poptávka',
    several_few: 'Přibyly vám {{count}} poptávky',
    several_many: 'Přibylo vám {{count}} poptávky',
    several_other: 'Přibylo vám {{count}} poptávek',
    severalLead: 'najdete je mezi svými poptávkami.',
    by: 'Od koho: {{name}}',
    openMine: 'Otevřít mé poptávky',
  },
  advance: {
    subject: 'Daňový doklad k záloze nejpozději {{day}}',
    lead: 'k platbě {{sum}} ({{name}}, nabídka č. {{number}}) ještě chybí daňový doklad. Je potřeba ho vystavit nejpozději {{day}}.',
    instead: 'Když zakázku do té doby předáte, stačí konečná faktura.',
    open: 'Otevřít faktury',
  },
  signed: {
    customer: {
      subject: 'Podepsaná nabídka č. {{number}}',
      lead: 'děkuji. Nabídku č. {{number}} ({{title}}) jste podepsali {{date}}.',
      document:
        'V příloze je podepsaný dokument, na jeho konci doklad o podpisu. Přílohu si uložte: má elektronickou pečeť, takže každá pozdější změna je vidět; kód k ověření je v dokumentu.',
    },
    recorded: {
      subject: 'Nabídka č. {{number}} je přijatá',
      lead: 'podle naší dohody eviduji nabídku č. {{number}} ({{title}}) jako přijatou. Pokud jste s ní nesouhlasili, hned mi odpovězte.',
      document:
        'V příloze je dokument se záznamem. Přílohu si uložte: má elektronickou pečeť, takže každá pozdější změna je vidět; kód k ověření je v dokumentu.',
    },
    tooLarge:
      'Dokument je na přílohu e-mailu příliš velký. Stáhněte si ho ze stránky nabídky a uložte: má elektronickou pečeť, takže každá pozdější změna je vidět; kód k ověření je v dokumentu.',
    download: 'Stáhnout dokument ze stránky nabídky',
    next: 'Ozvu se vám s dalším postupem.',
    office: {
      subject: 'Podepsaná nabídka č. {{number}}: {{name}}',
      lead: 'Nabídka č. {{number}} ({{title}}) je podepsaná. Podpis: {{name}}.',
      price: 'Cena: {{price}}',
      document: 'Zapečetěný dokument s dokladem o podpisu je v příloze; zákazník ho dostal také.',
      tooLarge:
        'Zapečetěný dokument s dokladem o podpisu je na přílohu e-mailu příliš velký, stáhnete ho v administraci. Zákazník dostal e-mail s odkazem na stránku nabídky.',
      open: 'Otevřít nabídku v administraci',
    },
  },
  payment: {
    ofInvoice: '{{title}}, faktura č. {{document}}',
    requested: {
      subject: 'Výzva k úhradě č. {{number}}: {{sum}}',
      lead: 'posílám výzvu k úhradě k nabídce č. {{quote}} ({{title}}).',
    },
    sum: 'Částka: {{sum}}',
    due: 'Splatnost: {{date}}',
    account: 'Účet: {{account}}',
    symbol: 'Variabilní symbol: {{symbol}}',
    how: 'QR kód k platbě a všechny údaje najdete i na stránce s platbami.',
    open: 'Jak zaplatit',
    openPaid: 'Otevřít platby',
    received: {
      subject: 'Platba k výzvě č. {{number}} dorazila',
      full: 'děkuji. K výzvě č. {{number}} ({{title}}) dorazila platba {{sum}}. Výzva je uhrazená.',
      part: 'děkuji. K výzvě č. {{number}} ({{title}}) dorazila platba {{sum}}. Zbývá doplatit {{rest}}.',
      over: 'Zaplatili jste o {{sum}} více. Přeplatek eviduji jako váš. Napište mi, jestli ho mám započítat na další platbu, nebo poslat zpět na účet.',
    },
    reminder: {
      first: {
        subject: 'Připomínka platby č. {{number}}',
        lead: 'výzva k úhradě č. {{number}} ({{title}}) měla splatnost {{date}}. Možná se na ni jen zapomnělo, proto posílám údaje znovu. Pokud jste už zaplatili, děkuji a zprávu prosím ignorujte.',
      },
      second: {
        subject: 'Upomínka platby č. {{number}}',
        lead: 'výzva k úhradě č. {{number}} ({{title}}) je po splatnosti od {{date}} a platba zatím nedorazila. Uhraďte ji prosím v nejbližších dnech. Pokud vám v platbě něco brání, napište mi.',
      },
      last: {
        subject: 'Poslední upomínka platby č. {{number}}',
        lead: 'ani po dvou upomínkách nedorazila platba k výzvě č. {{number}} ({{title}}), splatné {{date}}. Uhraďte ji prosím do sedmi dnů, nebo se mi ozvěte. Do zaplacení se práce může zastavit.',
      },
    },
    rejected: {
      subject: 'Platba k výzvě č. {{number}} na účtu není',
      lead: 'podle vaší zprávy je výzva č. {{number}} ({{title}}) zaplacená, na účtu však platba není.',
      reason: 'Co bylo ověřeno: {{reason}}',
      proof: 'Pokud jste zaplatili, pošlete mi prosím potvrzení z banky.',
    },
    refunded: {
      subject: 'Vrácení platby k výzvě č. {{number}}: {{sum}}',
      lead: 'z platby k výzvě č. {{number}} ({{title}}) vám vracím {{sum}}.',
      day: 'Den vrácení: {{date}}',
    },
  },
  document: {
    invoice: {
      subject: 'Faktura č. {{number}}',
      lead: 'posílám fakturu č. {{number}} ({{title}}).',
    },
    advance_tax: {
      subject: 'Daňový doklad k přijaté platbě č. {{number}}',
      lead: 'děkuji za platbu. Posílám k ní daňový doklad č. {{number}} ({{title}}). Nic dalšího neplaťte.',
    },
    credit_note: {
      subject: 'Dobropis č. {{number}}',
      lead: 'posílám dobropis č. {{number}} k faktuře č. {{corrected}}.',
    },
    correction: {
      subject: 'Oprava faktury č. {{corrected}}',
      lead: 'posílám opravu č. {{number}} k faktuře č. {{corrected}}. Částka se nemění.',
    },
    left: 'Z faktury č. {{corrected}} zbývá uhradit tuto částku. Zaplaťte ji prosím s novým variabilním symbolem, původní už neplatí.',
    owedBack:
      'Po dobropisu vám patří zpět {{sum}}. Napište mi, na který účet mám peníze poslat, nebo jestli je mám započítat na další platbu.',
    paid: 'Faktura je zaplacená, nic už neplaťte.',
    pdf: 'Doklad je v příloze.',
    withXml: 'V příloze je doklad v PDF a elektronická faktura v XML pro účetní program.',
  },
  quote: {
    subject: 'Cenová nabídka č. {{number}} – {{brand}}',
    body: 'Dobrý den, {{name}},\n\nposílám cenovou nabídku č. {{number}}: {{title}}.\n\nCena: {{price}}\nPlatí do: {{validUntil}}\n\nV nabídce najdete rozpis práce, termíny a platby.',
    open: 'Otevřít nabídku',
    questions: 'Máte dotaz? Odpovězte na tento e-mail.',
    withTax: '{{sum}} s DPH',
    monthly: '{{sum}} měsíčně',
    andMonthly: '{{once}} a {{monthly}} měsíčně',
    withdrawn: {
      subject: 'Cenová nabídka č. {{number}} už neplatí',
      lead: 'cenovou nabídku č. {{number}} ({{title}}) odvolávám, už neplatí.',
      reason: 'Důvod: {{reason}}',
    },
    link: {
      subject: 'Nový odkaz na cenovou nabídku č. {{number}}',
      lead: 'posílám nový odkaz na cenovou nabídku č. {{number}} ({{title}}). Předchozí už neplatí.',
    },
    unseen: {
      subject: 'Cenová nabídka č. {{number}} na vás čeká',
      lead: 'před pár dny vám odešla cenová nabídka č. {{number}}: {{title}}. Pokud zapadla mezi jinými e-maily, tady je odkaz ještě jednou.',
    },
    ending: {
      subject: 'Cenová nabídka č. {{number}} platí do {{date}}',
      lead: 'cenová nabídka č. {{number}} ({{title}}) platí už jen do {{date}}. Pokud v ní chcete něco změnit, napište mi.',
    },
    answered: {
      subject: 'Odpověď k nabídce č. {{number}}',
      lead: 'posílám odpověď na váš dotaz k nabídce č. {{number}} ({{title}}).',
      question: 'Ptali jste se: „{{question}}“',
    },
    code: {
      subject: 'Kód k podpisu nabídky č. {{number}}',
      greeting: 'Dobrý den,',
      lead: 'kód k podpisu nabídky č. {{number}} je:',
      note: 'Platí 15 minut a dá se použít jednou. Zadejte ho na stránce s nabídkou.',
      reason:
        'Kód dostáváte, protože někdo chce podepsat nabídku, která přišla na tuto adresu. Pokud jste to nebyli vy, nikomu ho nedávejte.',
    },
  },
  quoteNews: {
    asked: {
      subject: 'Dotaz k nabídce č. {{number}}',
      lead: '{{name}} má dotaz k nabídce č. {{number}} ({{title}}):',
      line: 'Položka: {{line}}',
    },
    declined: {
      subject: 'Nabídka č. {{number}} je odmítnutá',
      lead: '{{name}} odmítá nabídku č. {{number}} ({{title}}).',
      reason: 'Důvod: {{reason}}',
      withoutReason: 'Bez uvedení důvodu.',
    },
    changes: {
      subject: 'Změny v nabídce č. {{number}}',
      lead: '{{name}} si přeje změny v nabídce č. {{number}} ({{title}}):',
    },
    open: 'Otevřít nabídku v administraci',
  },
  withdrawn: {
    receipt: {
      subject: 'Poptávka č. {{number}} je odvolaná',
      lead: 'potvrzuji, že jste odvolali poptávku č. {{number}}: {{title}}.',
      quotes: 'Cenové nabídky, na které jste ještě neodpověděli, už neplatí.',
      next: 'Nic dalšího dělat nemusíte. Pokud si to rozmyslíte, pošlete novou poptávku nebo odpovězte na tento e-mail.',
      again: 'Nová poptávka',
    },
    copy: {
      subject: 'Odvolaná poptávka č. {{number}}',
      lead: 'Zákazník {{name}} odvolal poptávku č. {{number}}: {{title}}.',
      withoutReason: 'Bez uvedení důvodu.',
      quotes: 'Otevřené nabídky k ní jsou odvolané.',
      open: 'Otevřít poptávku',
    },
  },
  preferences: {
    lead: 'Nechcete dostávat e-maily jako tento?',
    messages: 'Vypnout e-maily o nových zprávách',
    approvals: 'Vypnout e-maily o milnících ke schválení',
    material: 'Vypnout připomínky podkladů',
    'quote-reminders': 'Vypnout připomínky nabídek',
    'payment-reminders': 'Vypnout první připomínku platby',
    references: 'Vypnout prosby o referenci',
  },
  thread: {
    subject: 'Nová zpráva: {{about}}',
    lead: 'k tématu {{about}} jsem vám napsal:',
    earlier: 'Předtím jsme si psali',
    open: 'Odpovědět v portálu',
    answer: 'Odpovědět můžete i na tento e-mail.',
  },
  milestone: {
    handedOver: {
      subject: 'Ke schválení: {{milestone}} ({{project}})',
      lead: 'v projektu {{project}} je hotový milník {{milestone}} a čeká na vaše schválení.',
      link: 'Co je předáno: {{link}}',
      how: 'Schválíte ho v portálu, nebo tam napíšete, co je potřeba upravit. Přihlaste se e-mailovou adresou, na kterou přišla tato zpráva. Pokud účet ještě nemáte, vytvoříte si ho tam.',
      open: 'Otevřít projekt',
    },
    approved: {
      subject: 'Schváleno: {{milestone}} ({{project}})',
      lead: '{{name}}: milník {{milestone}} v projektu {{project}} je schválený.',
    },
    changes: {
      subject: 'K úpravě: {{milestone}} ({{project}})',
      lead: '{{name}} žádá úpravy milníku {{milestone}} v projektu {{project}}:',
    },
    openOffice: 'Otevřít projekt v administraci',
  },
  material: {
    owed: {
      subject: 'Co od vás ještě potřebuji ({{project}})',
      lead: 'aby práce na projektu {{project}} mohla pokračovat, potřebuji od vás ještě toto:',
      how: 'Pošlete to v portálu, klidně po částech. Hesla neposílejte e-mailem, v portálu je na ně chráněné pole. Přihlaste se e-mailovou adresou, na kterou přišla tato zpráva.',
    },
    due: '{{title}}: do {{date}}',
    late: '{{title}}: mělo přijít do {{date}}',
    askedAgain: {
      subject: 'Je třeba doplnit: {{title}} ({{project}})',
      lead: 'děkuji za podklady k projektu {{project}}. U položky {{title}} ještě potřebuji doplnit:',
      day: 'Potřebuji to do {{date}}.',
    },
    sent: {
      subject: 'Přišly podklady ({{project}})',
      lead: 'Od zákazníka {{name}} přišly podklady k projektu {{project}}. Další zprávu dostanete, až si projekt prohlédnete.',
    },
  },
  reference: {
    asked: {
      subject: 'Jak se vám spolupracovalo? ({{project}})',
      lead: 'projekt {{project}} je hotový a děkuji za spolupráci.',
      how: 'Řekli byste o ní pár vět i ostatním? Na odkazu níže je napíšete do dvou minut, hned uvidíte, jak budou vypadat, a sami určíte, jestli smím ukázat i jméno, firmu, obrázek nebo číslo, které se zlepšilo.',
      free: 'Je to jen na vás. Co napíšete, můžete kdykoli upravit nebo vzít zpět, a pokud referenci dát nechcete, stiskněte tam „Ne, děkuji“. Odkaz nikomu neposílejte, dá se jím reference měnit.',
      open: 'Napsat referenci',
    },
    given: {
      subject: 'Přišla reference ({{project}})',
      lead: 'Zákazník {{name}} napsal referenci k projektu {{project}}. Na webu bude, až ji zveřejníte.',
    },
    withdrawn: {
      subject: 'Reference je vzata zpět ({{project}})',
      lead: 'Zákazník {{name}} vzal zpět referenci k projektu {{project}}. Na webu už není.',
    },
  },
  caseStudy: {
    asked: {
      subject: 'Smím ukázat váš projekt? ({{project}})',
      lead: 'z projektu {{project}} jsem připravil krátkou případovou studii na svůj web: zadání, řešení, výsledek.',
      how: 'Na odkazu níže si ji přečtete tak, jak bude na webu, a sami určíte, jestli u ní smí být i název firmy, město, obrázky a čísla. Bez vašeho souhlasu nezveřejním nic.',
      free: 'Souhlas můžete kdykoli změnit nebo vzít zpět, z webu pak zmizí hned. Odkaz nikomu neposílejte, dá se jím rozhodnout za vás.',
      open: 'Přečíst a rozhodnout',
    },
    allowed: {
      subject: 'Souhlas s případovou studií ({{project}})',
      lead: '{{name}} souhlasí s případovou studií projektu {{project}}. Na webu bude, až ji zveřejníte.',
    },
    withdrawn: {
      subject: 'Souhlas je vzatý zpět ({{project}})',
      lead: 'Zákazník {{name}} vzal zpět souhlas s případovou studií projektu {{project}}. Na webu už není.',
    },
  },
  draftLink: {
    subject: 'Odkaz na vaši rozepsanou poptávku',
    greeting: 'Dobrý den,',
    lead: 'posílám odkaz na poptávku, kterou jste si rozepsali na mém webu. Otevřete ji v telefonu i v počítači a budete pokračovat tam, kde jste skončili.',
    action: 'Pokračovat v poptávce',
    note: 'Odkaz platí do {{date}}, potom se uložená poptávka sama smaže. Kdo odkaz má, uvidí odpovědi v ní. Neposílejte ho proto nikomu, kdo je vidět nemá.',
    forget: 'Pokud ho chcete zrušit dřív, otevřete ho a stiskněte „{{action}}“.',
    reason:
      'E-mail dostáváte, protože někdo na mém webu zadal tuto adresu u rozepsané poptávky. Pokud jste to nebyli vy, nemusíte nic dělat.',
  },
  account: {
    verify: {
      subject: 'Potvrďte svou e-mailovou adresu',
      lead: 'u vašeho účtu na mém webu je uvedena tato e-mailová adresa. Potvrďte ji, prosím. Potom v účtu uvidíte své poptávky a zapomenuté heslo si obnovíte e-mailem.',
      action: 'Potvrdit adresu',
      note: 'Odkaz platí 24 hodin a jde použít jen jednou.',
      reason:
        'E-mail dostáváte, protože někdo na mém webu zadal tuto adresu u svého účtu. Pokud jste to nebyli vy, nemusíte nic dělat, adresa zůstane nepotvrzená.',
    },
    inUse: {
      subject: 'Tato adresa už patří k vašemu účtu',
      lead: 'někdo na mém webu zadal vaši e-mailovou adresu u jiného účtu. Adresa už patří k vašemu účtu {{username}}, proto ji jinde potvrdit nejde.',
      action: 'Přihlásit se',
      note: 'Pokud jste zapomněli heslo, na přihlašovací stránce si nastavíte nové. Pokud jste to nebyli vy, nemusíte nic dělat.',
    },
    reset: {
      subject: 'Nové heslo k vašemu účtu',
      lead: 'někdo požádal o nové heslo k vašemu účtu. Pokud jste to byli vy, nastavte si ho přes tento odkaz.',
      action: 'Nastavit nové heslo',
      note: 'Odkaz platí hodinu a jde použít jen jednou. Po změně hesla se účet všude odhlásí.',
      reason: 'Pokud jste o nové heslo nežádali, nemusíte nic dělat. Vaše heslo se nezměnilo.',
    },
    passwordChanged: {
      subject: 'Heslo k vašemu účtu se změnilo',
      lead: 'heslo k vašemu účtu se právě změnilo. Na ostatních zařízeních jsem účet odhlásil.',
      action: 'Nastavit nové heslo',
      note: 'Pokud jste heslo nezměnili vy, hned si nastavte nové a napište mi.',
      passkeys:
        'Spolu s heslem přestaly platit tyto přístupové klíče: {{passkeys}}. Ten, který používáte, si přidejte znovu.',
    },
    emailChanged: {
      subject: 'E-mailová adresa vašeho účtu se změnila',
      lead: 'u vašeho účtu je nově jiná e-mailová adresa. Na tuto už e-maily o účtu chodit nebudou.',
      note: 'Pokud jste adresu nezměnili vy, hned mi napište nebo zavolejte. Pomůžu vám získat účet zpět.',
    },
    invitation: {
      subject: 'Pozvánka do vašeho účtu',
      lead: 'založil jsem vám účet se jménem {{username}}. Nastavte si k němu heslo a můžete se přihlásit.',
      action: 'Nastavit heslo',
      note: 'Odkaz platí týden a jde použít jen jednou.',
      reason:
        'E-mail dostáváte, protože vás někdo z administrace pozval na tuto adresu. Pokud o tom nevíte, nemusíte nic dělat.',
    },
    secondFactorReset: {
      subject: 'Dvoufázové ověření vašeho účtu je zrušené',
      lead: 'na vaši žádost jsem u vašeho účtu zrušil ověřovací aplikaci i přístupové klíče. Účet je všude odhlášený.',
      action: 'Přihlásit se',
      note: 'Přihlaste se heslem a dvoufázové ověření si zapněte znovu. Pokud jste o to nežádali, hned mi napište nebo zavolejte.',
    },
    factorChanged: {
      subject: 'Přihlašování do vašeho účtu se změnilo',
      totpEnabled: 'u vašeho účtu je nově zapnutá ověřovací aplikace. Na ostatních zařízeních jsem účet odhlásil.',
      totpDisabled:
        'u vašeho účtu je nově vypnutá ověřovací aplikace a záložní kódy přestaly platit. Na ostatních zařízeních jsem účet odhlásil.',
      codesRenewed: 'váš účet má nové záložní kódy. Staré už neplatí.',
      passkeyAdded: 'k vašemu účtu přibyl přístupový klíč. Na ostatních zařízeních jsem účet odhlásil.',
      passkeyRemoved: 'z vašeho účtu byl odebrán přístupový klíč. Na ostatních zařízeních jsem účet odhlásil.',
      action: 'Nastavit nové heslo',
      note: 'Pokud jste to nebyli vy, hned si nastavte nové heslo a napište mi.',
    },
    codesRefused: {
      subject: 'Někdo zkouší kódy k vašemu účtu',
      lead: 'někdo se přihlašuje vaším heslem a zadal deset nesprávných kódů z ověřovací aplikace. Do účtu se nedostal. Pokud zadá ještě deset, do zítřka už žádný kód nepřijmu.',
      action: 'Nastavit nové heslo',
      note: 'Pokud jste to nebyli vy, někdo zná vaše heslo. Nastavte si nové.',
    },
    accountDisabled: {
      subject: 'Přístup k vašemu účtu je pozastavený',
      lead: 'váš účet jsem zablokoval. Je všude odhlášený a nedá se do něj přihlásit. Údaje, poptávky i soubory zůstaly, jak byly.',
      note: 'Pokud o tom nevíte, odpovězte na tento e-mail nebo mi zavolejte.',
    },
    accountEnabled: {
      subject: 'Do účtu se můžete znovu přihlásit',
      lead: 'váš účet jsem odblokoval. Heslo i ostatní způsoby přihlášení platí jako dřív.',
      action: 'Přihlásit se',
      note: 'Pokud jste heslo zapomněli, na přihlašovací stránce si nastavíte nové.',
    },
    accountStateTold: {
      subject: 'Změnili jste přístup k účtu',
      lead: 'pod vaším účtem se změnil přístup někoho jiného:',
      note: 'Pokud jste to nebyli vy, někdo se dostal do vašeho účtu. Hned si změňte heslo a odhlaste ostatní zařízení.',
      disabled: 'Účet {{username}} je zablokovaný.',
      enabled: 'Účet {{username}} je znovu přístupný.',
    },
    allSignedOut: {
      subject: 'Pro jistotu jsem všechny odhlásil',
      lead: 'z bezpečnostních důvodů jsem odhlásil všechny účty. Vaše heslo zůstává, stačí se znovu přihlásit.',
      action: 'Přihlásit se',
      note: 'Nic jiného dělat nemusíte. Rozepsané texty v prohlížeči zůstaly.',
    },
    dataReady: {
      subject: 'Kopie vašich údajů je připravená',
      lead: 'připravil jsem vám kopii všech údajů, které o vás mám.',
      action: 'Stáhnout kopii',
      note: 'Odkaz platí 24 hodin a otevře ho každý, kdo ho má. Nikomu ho neposílejte. Pokud jste o kopii nežádali, hned si změňte heslo a napište mi.',
    },
    confirmDeletion: {
      subject: 'Potvrďte smazání účtu',
      lead: 'chcete si smazat účet i s údaji, které k němu patří. Otevřete odkaz, přihlaste se a smazání potvrďte.',
      action: 'Pokračovat ke smazání',
      note: 'Odkaz platí 24 hodin. Pokud jste o smazání nežádali, účet zůstane, jak je. Hned si ale změňte heslo, někdo ho zná.',
    },
    deleted: {
      subject: 'Váš účet je smazaný',
      lead: 'účet je zavřený a údaje, které si nemusím nechat, se mažou.',
      note: 'Děkuji za spolupráci. Kdybyste mě ještě někdy potřebovali, ozvěte se.',
    },
    dataErased: {
      subject: 'Vaše údaje jsou smazané',
      lead: 'údaje, které o vás mám a nemusím si je nechat, se mažou.',
      note: 'Kdybyste se chtěli na něco zeptat, odpovězte na tuto zprávu.',
    },
    dataRequestExtended: {
      subject: 'Vyřízení vaší žádosti potrvá déle',
      lead: 'vaše žádost je složitější, proto na ni potřebuji víc času.',
      until: 'Odpovím nejpozději {{date}}.',
      note: 'Pokud s tím nesouhlasíte, můžete se obrátit na dozorový úřad nebo na soud. Odkaz na úřad je na stránce o ochraně údajů.',
    },
    customerLeft: {
      subject: 'Zákazník si smazal účet',
      lead: 'Zákazník {{username}} si smazal účet. Otevřené poptávky a nabídky jsou odvolané a jeho údaje se mažou.',
      note: 'Nemusíte dělat nic. Tuto zprávu si po přečtení smažte, obsahuje jeho jméno.',
    },
  },
  firm: {
    greeting: 'Dobrý den,',
    reason:
      'Zprávu dostáváte, protože vás někdo pozval do zákaznického portálu. Pokud o tom nevíte, nemusíte dělat nic.',
    rights: {
      all: 'Práva: všechno. Nabídky, doklady, projekty i zprávy včetně podepisování a schvalování.',
      documents: 'Práva: nabídky, doklady a platby. Bez podepisování a bez projektů.',
      messages: 'Práva: projekty a zprávy. Bez částek a bez schvalování.',
    },
    invitationOfAgency: 'zvu vás do zákaznického portálu za firmu {{firm}}.',
    'firm-invitation': {
      subject: 'Pozvánka do firmy {{firm}}',
      lead: '{{person}} vás zve do zákaznického portálu za firmu {{firm}}.',
      action: 'Přijmout pozvánku',
      note: 'Odkaz platí sedm dní a dá se použít jednou.',
    },
    'firm-joined': {
      subject: 'Nový kolega ve firmě {{firm}}',
      lead: 'vaši pozvánku do firmy {{firm}} přijal nový kolega: {{person}}.',
      action: 'Spravovat lidi',
      note: 'Pokud jde o omyl, přístup mu můžete hned odebrat.',
    },
    'firm-left': {
      subject: 'Kolega si zrušil přístup k firmě {{firm}}',
      lead: '{{person}} už nemá přístup k firmě {{firm}} a její projekty ani doklady nevidí.',
      note: 'Odeslané zprávy a podpisy zůstávají.',
    },
    'firm-removed': {
      subject: 'K firmě {{firm}} už nemáte přístup',
      lead: 'přístup k firmě {{firm}} vám byl odebrán.',
      note: 'Účet vám zůstává. Pokud jde o omyl, obraťte se na majitele firmy.',
    },
    'firm-offered': {
      subject: 'Převezmete firmu {{firm}}?',
      lead: '{{person}} vám chce v portálu předat firmu {{firm}}. Budete spravovat její lidi a jejich práva.',
      action: 'Přijmout nebo odmítnout',
      note: 'Dokud to nepřijmete, nic se nemění.',
    },
    'firm-handed-over': {
      subject: 'Firma {{firm}} má v portálu nového majitele',
      lead: 'firmu {{firm}} v portálu nově spravuje {{person}}.',
      action: 'Spravovat lidi',
      note: 'Nabídky, projekty a doklady zůstaly tak, jak byly.',
    },
  },
  sample: { name: 'Jana Dvořáková', company: 'Střechy Dvořák', title: 'Nový web: Pokrývač' },
  test: {
    subject: 'Zkušební e-mail: {{brand}}',
    lead: 'Odesílání e-mailů funguje. Tento e-mail přišel přes server, který je nastavený v administraci.',
    letters: 'Písmena ke kontrole: Ľ ť ž ô ř ů æ ø å €',
    reason: 'E-mail dostáváte, protože jste v administraci požádali o zkoušku.',
  },
};
