import type { WritingTexts } from '#domain/writing/writing-texts.ts';
import type { UnnamedFeatures } from '../../../content/named-features.ts';

export const categories: WritingTexts['categories'] = {
  'lead-generation': 'získávání poptávek',
  portfolio: 'galerie a ukázky práce',
  calculator: 'kalkulačky a nabídky v PDF',
  booking: 'rezervace a připomínky termínů',
  location: 'mapa, pobočky a místní vyhledávání',
  content: 'vlastní úpravy, jazyky, blog a texty',
};

export const features: UnnamedFeatures = {
  'inquiry-form': {
    phrase: 'poptávkový formulář',
    text: 'Zákazník popíše práci tak, že ji umíte nacenit bez dalšího telefonátu.',
    criteria: [
      'Formulář se ptá na místo, termín a tyto údaje: {{measures}}. Povinné jsou jen jméno, kontakt a popis práce.',
      'Poptávka přijde do minuty na váš e-mail a zákazník dostane potvrzení s tím, kdy se ozvete.',
      'Když něco chybí, hlášení je u daného pole a nic z vyplněného se neztratí.',
    ],
  },
  'callback-request': {
    phrase: 'žádost o zavolání',
    text: 'Kdo nerad píše, nechá číslo a čas, kdy mu máte zavolat.',
    criteria: [
      'Stačí číslo a část dne; odeslání zabere nejvýš tři klepnutí.',
      'Zpráva s číslem na jedno klepnutí přijde do minuty e-mailem.',
      'Mimo pracovní dobu formulář řekne, kdy nejdřív zavoláte.',
    ],
  },
  'photo-inquiry': {
    phrase: 'poptávka s fotkami',
    text: 'Zákazník vyfotí místo přímo telefonem a vy vidíte, na co jedete.',
    criteria: [
      'K poptávce lze přidat až 8 fotek z fotoaparátu i z galerie.',
      'Fotky se před odesláním zmenší, takže odejdou i na slabém signálu, a je vidět, kolik ještě zbývá.',
      'Z fotek se odstraní údaje o poloze a k souborům se dostanete jen vy.',
    ],
  },
  newsletter: {
    phrase: 'novinky e-mailem',
    text: 'Stálým zákazníkům připomenete sezonní práci dřív, než si najdou jinou firmu.',
    criteria: [
      'Přihlášení se potvrzuje odkazem v e-mailu a odhlásit se lze jedním klepnutím.',
      'Novinku napíšete, prohlédnete si náhled a odešlete bez mé pomoci.',
      'U každého rozeslání vidíte, kolika lidem zpráva odešla a kolika se nedoručila.',
    ],
  },
  'photo-gallery': {
    phrase: 'galerie prací',
    text: 'Hotové zakázky roztříděné tak, aby si každý našel práci podobnou té své.',
    criteria: [
      'Fotky lze třídit podle druhu práce a každá má popis s místem a rokem.',
      'Galerie s 30 fotkami se na telefonu v síti 4G ukáže do 2,5 sekundy.',
      'Fotkami lze listovat prstem i klávesnicí a pro nevidomé mají textový popis.',
    ],
  },
  'before-after': {
    phrase: 'srovnání před a po',
    text: 'Posuvník mezi dvěma fotkami ukáže rozdíl lépe než popis.',
    criteria: [
      'Posuvník se ovládá prstem, myší i klávesnicí.',
      'Bez posouvání jsou obě fotky čitelně označené.',
      'Při spuštění je zveřejněno aspoň pět dvojic fotek.',
    ],
  },
  'case-studies': {
    phrase: 'příběhy zakázek',
    text: 'Zadání, postup a výsledek konkrétní zakázky přesvědčí toho, kdo váhá.',
    criteria: [
      'Každý příběh má zadání, postup, výsledek s jedním číslem a aspoň čtyři fotky.',
      'Při spuštění jsou zveřejněné aspoň tři příběhy se souhlasem zákazníků.',
      'Z příběhu vede odkaz na službu, které se týká, a na poptávku.',
    ],
  },
  reviews: {
    phrase: 'recenze',
    text: 'Skutečná hodnocení z Googlu na místě, kde se zákazník rozhoduje.',
    criteria: [
      'Hodnocení se z vašeho firemního profilu načítají aspoň jednou denně a mají jméno a datum.',
      'Když Google neodpovídá, zůstanou vidět naposledy načtená hodnocení.',
      'Po dokončení zakázky pošlete zákazníkovi odkaz na hodnocení jedním klepnutím.',
    ],
  },
  'price-calculator': {
    phrase: 'cenová kalkulačka',
    text: 'Zákazník se k orientační ceně dostane sám a vy dostanete poptávku s rozměry.',
    criteria: [
      'Kalkulačka se ptá na tyto údaje: {{measures}}.',
      'Výsledek je rozpětí od – do s vysvětlením, z čeho vyšlo, a s větou, že přesnou cenu určí obhlídka.',
      'Sazby změníte sami v administraci a na dvaceti vzorových zakázkách se výsledek liší od vaší ceny nejvýš o 10 %.',
    ],
  },
  'material-calculator': {
    phrase: 'kalkulačka materiálu',
    text: 'Zákazník zjistí, kolik materiálu je potřeba, a vrátí se k vám, až ho bude chtít zpracovat.',
    criteria: [
      'Kalkulačka spočítá tyto položky: {{material}}.',
      'Výsledek obsahuje rezervu na odpad a lze ho poslat e-mailem nebo vytisknout.',
      'Spotřeby na jednotku změníte sami v administraci.',
    ],
  },
  'quote-generator': {
    phrase: 'nabídky v PDF',
    text: 'Z odpovědí zákazníka vznikne návrh nabídky, který jen zkontrolujete a odešlete.',
    criteria: [
      'Nabídka má vaše logo, položky, částky s DPH i bez ní, platnost a číslo v řadě.',
      'Bez vašeho potvrzení zákazníkovi nic neodejde.',
      'Odeslané nabídky zůstávají uložené a nelze je přepsat.',
    ],
  },
  'appointment-booking': {
    phrase: 'rezervace obhlídky',
    text: 'Zákazník si vybere volný termín obhlídky, aniž by vám volal na lešení.',
    criteria: [
      'Nabízejí se jen časy, které jste povolili, a jeden termín si nemohou vzít dva lidé.',
      'Rezervaci potvrdí e-mail s adresou, časem a odkazem na změnu nebo zrušení.',
      'Dovolenou nebo plný den zablokujete z telefonu do půl minuty.',
    ],
  },
  'calendar-sync': {
    phrase: 'propojení s kalendářem',
    text: 'Nové termíny máte hned ve svém kalendáři, a co je v něm obsazené, to se zákazníkům nenabízí.',
    criteria: [
      'Nový termín je v kalendáři Google nebo Outlook do pěti minut.',
      'Obsazený čas v kalendáři zmizí z nabídky do pěti minut.',
      'Když se propojení přeruší, dostanete e-mail a rezervace zůstanou uložené.',
    ],
  },
  reminders: {
    phrase: 'připomínky termínů',
    text: 'Zákazník na obhlídku nezapomene a vy nejedete naprázdno.',
    criteria: [
      'Den předem odejde SMS nebo e-mail s časem, adresou a jménem toho, kdo přijede.',
      'Ze zprávy lze termín potvrdit nebo přesunout.',
      'Po zrušení termínu už žádná připomínka neodejde.',
    ],
  },
  'service-area-map': {
    phrase: 'mapa působnosti',
    text: 'Každý hned vidí, jestli k němu jezdíte.',
    criteria: [
      'Mapa ukazuje území, kam jezdíte, a vedle ní je i seznam obcí v textu.',
      'Kdo zadá svou obec, dozví se, jestli a za jaký příplatek přijedete.',
      'Mapa se načte, až když ji člověk otevře, takže nebrzdí stránku.',
    ],
  },
  branches: {
    phrase: 'pobočky',
    text: 'Každá pobočka má vlastní stránku s lidmi, telefonem a otevírací dobou.',
    criteria: [
      'Každá pobočka má vlastní adresu stránky, telefon, otevírací dobu a mapu.',
      'Poptávka z pobočky přijde člověku, který ji vede.',
      'Pobočku přidáte nebo zrušíte sami v administraci.',
    ],
  },
  'local-search': {
    phrase: 'místní vyhledávání',
    text: 'Kdo hledá vaši práci v okolí, najde vás v Mapách Google i ve vyhledávání.',
    criteria: [
      'Firemní profil na Googlu je ověřený a má stejný název, telefon a otevírací dobu jako web.',
      'Stránky služeb pojmenovávají práci i obce, ve kterých ji děláte.',
      'Dva měsíce po spuštění dostanete přehled, na která slova vás lidé našli.',
    ],
  },
  multilingual: {
    phrase: 'více jazyků',
    text: 'Kdo nemluví česky, má všechno ve svém jazyce.',
    criteria: [
      'V každém jazyce je všechno, co v češtině, a přepínač vede na totéž místo.',
      'Přeložené jsou i formuláře, hlášení a e-maily, které zákazníkům odcházejí.',
      'Překlady přečte člověk, pro kterého je to mateřský jazyk.',
    ],
  },
  blog: {
    phrase: 'blog s radami',
    text: 'Odpovědi na otázky, které vám zákazníci kladou dokola, přivedou další.',
    criteria: [
      'Článek s fotkami napíšete, uložíte rozepsaný a zveřejníte sami.',
      'Každý článek vede na službu, které se týká.',
      'Při spuštění jsou zveřejněné tři články.',
    ],
  },
  'own-editing': {
    phrase: 'vlastní úpravy textů a fotek',
    text: 'Texty, ceny a fotky změníte sami, když je to zrovna potřeba.',
    criteria: [
      'Po půlhodinovém zaučení změníte text, cenu i fotku z telefonu bez mé pomoci.',
      'Každou změnu si lze prohlédnout před zveřejněním a vrátit zpět.',
      'Úpravou se vzhled stránky nerozbije.',
    ],
  },
  copywriting: {
    phrase: 'texty na klíč',
    text: 'Texty napíšu z hodinového rozhovoru s vámi, jazykem vašich zákazníků.',
    criteria: [
      'Texty všech stránek dostanete k připomínkám najednou před stavbou.',
      'V ceně jsou dvě kola oprav.',
      'Každé tvrzení o firmě jste potvrdili vy.',
    ],
  },
};

export const featurePages: WritingTexts['featurePages'] = {
  'inquiry-form': {
    title: 'Poptávka',
    text: 'Formulář ve třech krocích a hned vedle telefon pro toho, kdo radši volá.',
  },
  'photo-gallery': { title: 'Naše práce', text: 'Galerie s tříděním podle druhu práce.' },
  'case-studies': { title: 'Příběhy zakázek', text: 'Přehled a stránka pro každou zakázku.' },
  'price-calculator': { title: 'Kolik to bude stát', text: 'Kalkulačka s rozpětím ceny a odesláním do poptávky.' },
  'material-calculator': { title: 'Kolik materiálu je potřeba', text: 'Výpočet s rezervou na odpad a tiskem.' },
  'appointment-booking': { title: 'Objednat obhlídku', text: 'Volné termíny, adresa a potvrzení.' },
  'service-area-map': { title: 'Kam jezdíme', text: 'Mapa, seznam obcí a příplatky za cestu.' },
  branches: { title: 'Pobočky', text: 'Přehled a stránka pro každou pobočku.' },
  blog: { title: 'Rady', text: 'Přehled článků a stránka článku.' },
};

export const featureSupplies: WritingTexts['featureSupplies'] = {
  newsletter: {
    title: 'Seznam odběratelů',
    text: 'E-maily zákazníků, kteří se zasíláním souhlasili, pokud je už máte.',
  },
  'photo-gallery': { title: 'Popisy ke galerii', text: 'Ke každé fotce druh práce, obec a rok.' },
  'before-after': { title: 'Dvojice fotek', text: 'Aspoň pět dvojic ze stejného místa před prací a po ní.' },
  'case-studies': {
    title: 'Tři zakázky na příběh',
    text: 'Ke každé krátký rozhovor, čtyři fotky a souhlas zákazníka.',
  },
  reviews: {
    title: 'Přístup k firemnímu profilu',
    text: 'Pozvánka do profilu na Googlu jako správce; pokud profil nemáte, založím ho.',
  },
  'price-calculator': {
    title: 'Ceník a vzorové zakázky',
    text: 'Sazby, příplatky a dvacet hotových zakázek s rozměry a cenou, na kterých kalkulačku ověřím.',
  },
  'material-calculator': {
    title: 'Spotřeby materiálu',
    text: 'Spotřeba na jednotku a obvyklá rezerva u každého materiálu.',
  },
  'quote-generator': { title: 'Vzor nabídky', text: 'Dvě nabídky, které dnes posíláte, a vaše platební podmínky.' },
  'appointment-booking': { title: 'Časy obhlídek', text: 'Dny a hodiny, délka obhlídky a čas na cestu mezi nimi.' },
  'calendar-sync': { title: 'Přístup ke kalendáři', text: 'Účet Google nebo Outlook, ve kterém termíny vedete.' },
  reminders: { title: 'Znění připomínky', text: 'Schválení krátkého textu a jména, které se zákazníkovi ukáže.' },
  branches: { title: 'Údaje poboček', text: 'Adresa, telefon, otevírací doba, vedoucí a fotka každé pobočky.' },
  'local-search': {
    title: 'Firemní profil na Googlu',
    text: 'Přístup k profilu, přesný název firmy a obce, ve kterých pracujete.',
  },
  multilingual: { title: 'Jazyky a schválení', text: 'Seznam jazyků a kdo za vás překlady odsouhlasí.' },
  blog: { title: 'Otázky zákazníků', text: 'Deset otázek, které dostáváte nejčastěji; ze tří budou první články.' },
  copywriting: { title: 'Hodina rozhovoru', text: 'Hodina po telefonu s člověkem, který práci zná nejlíp.' },
};

export const featureQuestions: WritingTexts['featureQuestions'] = {
  'callback-request': 'V kterých hodinách voláte zpátky a kdo zvedá telefon, když jste na stavbě?',
  newsletter: 'Jak často chcete psát a komu prvnímu?',
  reviews: 'Chcete ukázat všechny recenze, nebo jen ty s textem?',
  'price-calculator': 'Má kalkulačka ukázat cenu hned, nebo až po zadání kontaktu? Doporučuji hned.',
  'quote-generator': 'Vedete nabídky v jiném programu, do kterého se mají přenášet?',
  'appointment-booking': 'Je obhlídka zdarma, nebo se platí a odečte z ceny?',
  reminders: 'SMS, nebo e-mail? Za SMS platíte operátorovi za každou zprávu.',
  'service-area-map': 'Kde je hranice, za kterou si účtujete cestu, a kolik?',
  multilingual: 'Které jazyky budou při spuštění a které později?',
  'own-editing': 'Kdo ve firmě bude obsah měnit a z jakého zařízení?',
};
