import type { LegalDocument } from '../../content/content.ts';

export const privacy: LegalDocument = {
  title: 'Ochrana osobních údajů',
  lead: 'Jaké údaje o vás mám, proč je mám, jak dlouho si je nechávám a co s tím můžete udělat.',
  sections: [
    {
      id: 'controller',
      title: 'Kdo údaje spravuje',
      blocks: [
        'Správcem osobních údajů je {{company}}, {{address}}, {{country}}, IČO {{companyNumber}}. Za ochranu údajů odpovídá {{developer}}.',
        'S čímkoli, co se týká vašich údajů, pište na {{mailbox}} nebo volejte {{phone}}. Pověřence pro ochranu osobních údajů jsem nejmenoval, zákon mi to neukládá.',
        'Údaje zpracovávám podle nařízení (EU) 2016/679 (GDPR). Jako správce se sídlem na Slovensku se řídím také slovenským zákonem č. 18/2018 Z. z. o ochraně osobních údajů. Lidem v Česku dává práva i zákon č. 110/2019 Sb., o zpracování osobních údajů.',
      ],
    },
    {
      id: 'what-data',
      title: 'Jaké údaje zpracovávám',
      blocks: [
        'Jen to, co mi sami dáte, co web potřebuje k provozu a co mu povolíte:',
        [
          'poptávka a zpráva z kontaktního formuláře: jméno, e-mail, telefon, firma, odpovědi o projektu a to, co napíšete do popisu,',
          'účet v zákaznickém portálu: jméno, e-mail, jazyk, heslo v podobě, ze které ho nelze přečíst, čas přihlášení a komunikace k projektu,',
          'nabídka a smlouva: fakturační údaje, rozsah, cena a váš podpis s časem, IP adresou a druhem prohlížeče,',
          'faktury a platby: částka, datum, variabilní symbol a číslo účtu, ze kterého jste platili,',
          'chat: vaše zprávy a údaje, které v nich uvedete,',
          'provozní záznamy serveru: IP adresa, čas, navštívená adresa a druh prohlížeče, při chybě i její popis,',
          'návštěvnost, pokud ji povolíte: které stránky jste otevřeli a odkud jste přišli.',
        ],
        'Otázka, kterou napíšete na stránce s častými otázkami, se neukládá ani nezaznamenává. Plán projektu, ke kterému nepošlete poptávku, smažu po 90 dnech.',
        'Rozepsaná poptávka zůstává ve vašem prohlížeči a číst ji začnu, až ji odešlete. Na server se dostane dřív jen tehdy, když si na ni necháte poslat odkaz, když jste přihlášeni k účtu nebo když k ní přidáte soubory. Údaje zvláštních kategorií, například o zdraví, nepotřebuji. Prosím, neposílejte je.',
      ],
    },
    {
      id: 'why',
      title: 'Proč a na jakém základě',
      blocks: [
        [
          'Odpověď na poptávku, příprava nabídky a práce na projektu – jednání o smlouvě a plnění smlouvy, čl. 6 odst. 1 písm. b) GDPR.',
          'Faktury a účetnictví – povinnost ze zákona, čl. 6 odst. 1 písm. c).',
          'Bezpečnost webu, ochrana před zneužitím formulářů, vymáhání a obhajoba nároků – můj oprávněný zájem, čl. 6 odst. 1 písm. f).',
          'Text nebo odpověď od jazykového modelu – krok před uzavřením smlouvy, o který jste sami požádali, čl. 6 odst. 1 písm. b). Bez vašeho kliknutí model nic nedostane.',
          'Kontakt na vás, píšete-li za firmu – můj oprávněný zájem na tom, abych se s ní domluvil, čl. 6 odst. 1 písm. f).',
          'Uložení předvoleb, měření návštěvnosti a chat – váš souhlas, čl. 6 odst. 1 písm. a). Odvolat ho můžete kdykoli na stránce Cookies.',
        ],
        'Bez povinných polí nemohu odpovědět a bez fakturačních údajů nemohu vystavit fakturu. Ostatní údaje jsou dobrovolné.',
        'Cenu v kalkulačce počítá program podle ceníku, ale výsledek nikoho nezavazuje. O uzavření smlouvy rozhoduji vždy já, žádné automatizované rozhodování s právními účinky neprobíhá. Údaje neprodávám a neposílám vám reklamu, o kterou jste nepožádali.',
      ],
    },
    {
      id: 'how-long',
      title: 'Jak dlouho údaje uchovávám',
      blocks: [
        [
          'Faktury a doklady k nim: {{keepBilling}}, jak ukládá zákon.',
          'Podklady a dokumenty k projektu: {{keepProjects}} po jeho skončení.',
          'Poptávka, ze které nevznikla smlouva: {{keepRequests}} od posledního kontaktu, na požádání ji smažu dřív.',
          'Rozepsaná poptávka za odkazem, který jste si nechali poslat: {{keepDraftLinks}}, nebo dokud odkaz nezrušíte či poptávku neodešlete.',
          'Rozepsaná poptávka v účtu: dokud ji neodešlete, nezačnete novou nebo účet nezrušíte.',
          'Soubory k neodeslané poptávce: {{keepUploads}}.',
          'Účet v portálu: dokud nepožádáte o jeho zrušení, nejdéle do uplynutí lhůty pro dokumenty k projektu.',
          'E-mail, který mi přijde a nepatří k žádné poptávce: {{keepLooseMails}}. Původní znění ostatních e-mailů: {{keepRawMails}}, jejich text zůstává u poptávky.',
          'E-maily, které vám pošle portál a nepatří k poptávce ani k zakázce: {{keepSentMails}}.',
          'Přihlášení v portálu: {{keepSessions}}. Záznam o vaší volbě o cookies: {{keepConsentRecords}}. Denní součty návštěv kalkulačky, ze kterých vás nelze poznat: {{keepAnalytics}}.',
          'Vaše žádost týkající se údajů: jméno a adresa {{keepSubjectRequests}} po vyřízení.',
          'Provozní záznamy serveru: nejvýše {{keepServerLogs}}. Hlášení o chybách: {{keepErrorReports}}.',
          'Cookies: předvolby a vaše volba 12 měsíců, měření návštěvnosti 2 roky, chat 6 měsíců. Podrobnosti jsou na stránce Cookies.',
        ],
        'Po uplynutí lhůty se údaje smažou nebo upraví tak, že z nich nikoho nelze poznat. V zálohách mohou zůstat ještě krátce, dokud záloha nevyprší, a k ničemu jinému než k obnově se nepoužijí. Probíhá-li spor, nechám si potřebné údaje do jeho konce.',
      ],
    },
    {
      id: 'who-else',
      title: 'Komu údaje předávám',
      blocks: [
        'Údaje vidí jen ti, bez kterých by služba nefungovala, a jen v potřebném rozsahu:',
        [
          'poskytovatel hostingu, na jehož serverech běží {{host}} – provoz webu, databáze a záloh,',
          'poskytovatel e-mailových schránek, přes které chodí zprávy a nabídky,',
          'účetní a banka – faktury a platby,',
          'Smartsupp.com, s. r. o., Brno – chat, pokud ho povolíte,',
          'Google Ireland Limited – měření návštěvnosti, pokud ho povolíte,',
          'provozovatel jazykového modelu, pokud ho web používá: když si necháte napsat popis nebo plán projektu či položíte otázku, dostane vaše odpovědi o projektu nebo znění otázky. Kontakt, e-mailové a webové adresy, telefonní čísla, názvy firem a jména, kterými se v textu představíte, z nich web předtím vynechá. Jiná jména v textu nerozpozná, proto je do něj nepište,',
          'fotograf, překladatel nebo jiný odborník, se kterým jste v nabídce souhlasili.',
        ],
        'S těmi, kdo zpracovávají údaje mým jménem, mám smlouvu podle čl. 28 GDPR. Úřadům, soudům a právnímu zástupci údaje předám jen tehdy, když mi to ukládá zákon nebo když je třeba vymoct či obhájit nárok.',
      ],
    },
    {
      id: 'where',
      title: 'Kde údaje jsou',
      blocks: [
        'Web, databáze i zálohy jsou v datovém centru poskytovatele hostingu, na jehož serverech běží {{host}}. Kdo to je a ve které zemi, stojí v údajích na začátku této stránky; pokud tam ještě není, na požádání vám to napíšu.',
        'Jazykový model provozuje jeho poskytovatel na vlastních serverech. Který to je a ve které zemi, vám na požádání napíšu.',
        'Mimo Evropský hospodářský prostor předávám údaje jen na základě rozhodnutí Evropské komise o odpovídající ochraně (čl. 45 GDPR), kam patří i rámec ochrany údajů EU–USA, nebo na základě standardních smluvních doložek (čl. 46 GDPR). Když povolíte měření návštěvnosti, může na některém z těchto základů část údajů zpracovat Google ve Spojených státech. Bez souhlasu se ke Googlu nedostane nic. Kopii záruk vám na požádání pošlu.',
      ],
    },
    {
      id: 'your-rights',
      title: 'Jaká máte práva',
      blocks: [
        'Máte právo:',
        [
          'dozvědět se, zda a jaké údaje o vás mám, a dostat jejich kopii,',
          'nechat opravit, co nesouhlasí,',
          'nechat údaje vymazat, pokud mi je zákon neukládá uchovat,',
          'omezit zpracování, dokud se spor o údaje nevyřeší,',
          'získat údaje v běžném strojově čitelném formátu a předat je jinému,',
          'kdykoli odvolat souhlas. Co proběhlo předtím, zůstává v souladu se zákonem.',
        ],
        'Právo vznést námitku: proti zpracování, které stojí na mém oprávněném zájmu, můžete kdykoli namítat z důvodů ve vaší situaci. Údaje přestanu zpracovávat, pokud neprokážu závažnější důvod nebo je nepotřebuji pro právní nárok. Proti reklamě můžete namítat i bez důvodu.',
        'Stačí napsat na {{mailbox}}. Kopii údajů i jejich výmaz vyřídím na požádání e-mailem. Odpovím zdarma a nejpozději do jednoho měsíce. U složité žádosti mohu lhůtu prodloužit o dva měsíce a důvod vám předem oznámím. Abych údaje nevydal někomu cizímu, mohu si ověřit, že jste to vy.',
      ],
    },
    {
      id: 'complaints',
      title: 'Kde si můžete stěžovat',
      blocks: [
        'Budu rád, když se ozvete nejdřív mně, většinu věcí vyřešíme hned. Stížnost můžete kdykoli podat u dozorového úřadu a obrátit se můžete také na soud:',
        [
          'na Slovensku, kde mám sídlo: Úrad na ochranu osobných údajov Slovenskej republiky, dataprotection.gov.sk,',
          'pokud žijete v Česku: také Úřad pro ochranu osobních údajů, Pplk. Sochora 27, 170 00 Praha 7, uoou.gov.cz, v jiném státě Unie tamní úřad.',
        ],
      ],
    },
    {
      id: 'security',
      title: 'Jak údaje chráním',
      blocks: [
        'Spojení s webem je šifrované. Hesla jsou uložena tak, že je nepřečtu ani já. Do administrace se dostane jen ten, kdo má oprávnění, a přihlašování je chráněné proti hádání hesel. Databáze se pravidelně zálohuje a obnovu zkouším. Formuláře jsou chráněné před roboty bez sledování lidí.',
        'Kdyby přesto došlo k úniku, který by vás mohl ohrozit, oznámím to dozorovému úřadu do 72 hodin od chvíle, kdy se o něm dozvím, a při vysokém riziku bez zbytečného odkladu také vám. Řeknu i to, co dělat.',
      ],
    },
    {
      id: 'changes',
      title: 'Změny tohoto textu',
      blocks: [
        'Když se změní způsob zpracování nebo zákon, text upravím a uvedu nové datum účinnosti. O podstatné změně dám zákazníkům s běžící zakázkou vědět e-mailem předem. Kde je potřeba souhlas, vyžádám si ho znovu. Starší znění pošlu na požádání.',
      ],
    },
  ],
};
