import type { LegalDocument } from '../../content/content.ts';

export const privacy: LegalDocument = {
  title: 'Ochrana osobních údajů',
  lead: 'Jaké údaje o vás mám, proč je mám, jak dlouho je nechávám a co s tím můžete udělat. Platí od 1. 1. 2025.',
  sections: [
    {
      id: 'controller',
      title: 'Kdo údaje spravuje',
      blocks: [
        'Správcem osobních údajů je {{company}}, {{address}}, IČO {{companyNumber}}, slovenské DIČ {{taxNumber}}, IČ DPH {{vatNumber}}. Za ochranu údajů odpovídá {{developer}}.',
        'S čímkoli, co se týká vašich údajů, pište na {{mailbox}} nebo volejte {{phone}}. Pověřence pro ochranu osobních údajů jmenovaného nemám, povinnost jmenovat ho se na mou činnost nevztahuje.',
        'Údaje zpracovávám podle nařízení (EU) 2016/679 (GDPR). Jako správce se sídlem na Slovensku se řídím také slovenským zákonem č. 18/2018 Z. z. o ochraně osobních údajů.',
      ],
    },
    {
      id: 'what-data',
      title: 'Jaké údaje zpracovávám',
      blocks: [
        'Jen to, co mi sami dáte, a to, bez čeho web nemůže fungovat:',
        [
          'poptávka a zpráva z kontaktního formuláře: jméno, e-mail, telefon, firma, odpovědi o projektu a to, co napíšete do popisu,',
          'účet v zákaznickém portálu: přihlašovací jméno, e-mail, heslo v podobě, ze které ho nelze přečíst, a komunikace k projektu,',
          'nabídka a smlouva: fakturační údaje, podpis, čas podpisu a adresa zařízení (IP), ze kterého byl připojen,',
          'platby: částka, datum a variabilní symbol. Čísla karet se ke mně nedostanou,',
          'chat: vaše zprávy a údaje, které v nich uvedete,',
          'provozní záznamy serveru: IP adresa, čas, navštívená adresa a druh prohlížeče,',
          'návštěvnost, pokud ji povolíte: které stránky jste otevřeli a odkud jste přišli.',
        ],
        'Rozepsaná poptávka zůstává jen ve vašem prohlížeči. Ke mně se dostane, až ji odešlete. Údaje zvláštních kategorií, například o zdraví, nepotřebuji a prosím, neposílejte je.',
      ],
    },
    {
      id: 'why',
      title: 'Proč a na jakém základě',
      blocks: [
        [
          'Odpověď na poptávku, příprava nabídky a práce na projektu – jednání o smlouvě a plnění smlouvy, čl. 6 odst. 1 písm. b) GDPR.',
          'Faktury a účetnictví – povinnost ze zákona, čl. 6 odst. 1 písm. c).',
          'Bezpečnost webu, ochrana před zneužitím formulářů, vymáhání a obhajoba nároků – můj oprávněný zájem, čl. 6 odst. 1 písm. f).',
          'Měření návštěvnosti a chat – váš souhlas, čl. 6 odst. 1 písm. a). Odvolat ho můžete kdykoli na stránce Cookies.',
        ],
        'Jméno, e-mail a popis projektu potřebuji, abych mohl odpovědět. Bez nich poptávku nevyřídím. Ostatní pole jsou dobrovolná, pokud u nich není napsáno, že jsou povinná.',
        'Cenu v kalkulačce počítá program podle ceníku, ale výsledek nikoho nezavazuje. O uzavření smlouvy rozhoduji vždy já, žádné automatizované rozhodování s právními účinky neprobíhá. Údaje neprodávám a neposílám vám reklamu, o kterou jste nepožádali.',
      ],
    },
    {
      id: 'how-long',
      title: 'Jak dlouho údaje uchovávám',
      blocks: [
        [
          'Faktury a doklady k nim: 10 let, jak ukládá zákon.',
          'Podklady a dokumenty k projektu: 3 roky po jeho skončení.',
          'Poptávka, ze které zakázka nevznikla: nejdéle 3 roky od posledního kontaktu, na požádání ji smažu dřív.',
          'Účet v portálu: dokud ho nezrušíte, nejdéle do uplynutí lhůty pro dokumenty k projektu.',
          'Provozní záznamy serveru: jen po dobu, kterou vyžaduje bezpečnost, nejdéle 12 měsíců.',
          'Cookies: předvolby 12 měsíců, měření návštěvnosti 2 roky. Podrobnosti jsou na stránce Cookies.',
        ],
        'Po uplynutí lhůty se údaje smažou nebo upraví tak, že z nich nikoho nelze poznat. V zálohách mohou zůstat ještě krátce, dokud záloha nevyprší, a k ničemu jinému než k obnově se nepoužijí.',
      ],
    },
    {
      id: 'who-else',
      title: 'Komu údaje předávám',
      blocks: [
        'Údaje vidí jen ti, bez kterých by služba nefungovala, a jen v potřebném rozsahu:',
        [
          '{{host}} – provoz serveru, databáze a záloh,',
          'poskytovatel e-mailových schránek, přes které chodí zprávy a nabídky,',
          'účetní a daňový poradce – fakturační údaje,',
          'Smartsupp.com, s. r. o., Brno – chat, pokud ho povolíte,',
          'Google Ireland Limited – měření návštěvnosti, pokud ho povolíte.',
        ],
        'S těmi, kdo zpracovávají údaje mým jménem, mám smlouvu podle čl. 28 GDPR. Úřadům údaje předám jen tehdy, když mi to ukládá zákon.',
      ],
    },
    {
      id: 'where',
      title: 'Kde údaje jsou',
      blocks: [
        'Poptávky, nabídky a projekty jsou uloženy na serverech v Evropské unii.',
        'Při měření návštěvnosti se může část údajů dostat do Spojených států. Google se přitom opírá o rozhodnutí Evropské komise o rámci ochrany údajů mezi EU a USA, případně o standardní smluvní doložky. Když měření nepovolíte, nic takového se neděje.',
      ],
    },
    {
      id: 'your-rights',
      title: 'Jaká máte práva',
      blocks: [
        [
          'dozvědět se, zda a jaké údaje o vás mám, a dostat jejich kopii,',
          'nechat opravit, co nesouhlasí,',
          'nechat údaje vymazat, pokud mi je zákon neukládá uchovat,',
          'omezit zpracování, dokud se spor o údaje nevyřeší,',
          'získat údaje v běžném strojově čitelném formátu a předat je jinému,',
          'vznést námitku proti zpracování, které stojí na mém oprávněném zájmu,',
          'kdykoli odvolat souhlas. Co proběhlo předtím, zůstává v souladu se zákonem.',
        ],
        'Stačí napsat na {{mailbox}}. Odpovím bez zbytečného odkladu, nejpozději do jednoho měsíce, a zdarma. Abych údaje nevydal někomu cizímu, mohu si ověřit, že jste to vy.',
      ],
    },
    {
      id: 'complaints',
      title: 'Kde si můžete stěžovat',
      blocks: [
        'Budu rád, když se ozvete nejdřív mně, většinu věcí vyřešíme hned. Stížnost můžete kdykoli podat u dozorového úřadu:',
        [
          'v Česku: Úřad pro ochranu osobních údajů, Pplk. Sochora 27, 170 00 Praha 7, www.uoou.gov.cz,',
          'na Slovensku, kde mám sídlo: Úrad na ochranu osobných údajov Slovenskej republiky, www.dataprotection.gov.sk.',
        ],
      ],
    },
    {
      id: 'security',
      title: 'Jak údaje chráním',
      blocks: [
        'Spojení s webem je šifrované. Hesla jsou uložena tak, že je nepřečtu ani já. Do administrace se dostane jen ten, kdo má oprávnění, a přihlašování je chráněné proti hádání hesel. Databáze se pravidelně zálohuje a obnovu zkouším.',
        'Kdyby přesto došlo k úniku, který by vás mohl ohrozit, oznámím to dozorovému úřadu do 72 hodin od chvíle, kdy se o něm dozvím, a vám bez zbytečného odkladu.',
      ],
    },
    {
      id: 'changes',
      title: 'Změny tohoto textu',
      blocks: [
        'Když se změní způsob zpracování nebo zákon, text upravím a uvedu nové datum účinnosti. O podstatné změně dám zákazníkům vědět e-mailem předem. Starší znění pošlu na požádání.',
      ],
    },
  ],
};
