import type { WritingTexts } from '#domain/writing/writing-texts.ts';
import type { UnnamedFeatures } from '../../../content/named-features.ts';

export const categories: WritingTexts['categories'] = {
  'lead-generation': 'získavanie dopytov',
  portfolio: 'galéria a ukážky práce',
  calculator: 'kalkulačky a ponuky v PDF',
  booking: 'rezervácie a pripomienky termínov',
  location: 'mapa, pobočky a miestne vyhľadávanie',
  content: 'vlastné úpravy, jazyky, blog a texty',
};

export const features: UnnamedFeatures = {
  'inquiry-form': {
    phrase: 'dopytový formulár',
    text: 'Zákazník opíše prácu tak, že ju viete naceniť bez ďalšieho telefonátu.',
    criteria: [
      'Formulár sa pýta na miesto, termín a tieto údaje: {{measures}}. Povinné sú len meno, kontakt a opis práce.',
      'Dopyt príde do minúty na váš e-mail a zákazník dostane potvrdenie s tým, kedy sa ozvete.',
      'Keď niečo chýba, hlásenie stojí pri danom poli a nič z vyplneného sa nestratí.',
    ],
  },
  'callback-request': {
    phrase: 'žiadosť o zavolanie',
    text: 'Kto nerád píše, nechá číslo a čas, kedy mu máte zavolať.',
    criteria: [
      'Stačí číslo a časť dňa; odoslanie zaberie najviac tri ťuknutia.',
      'Správa s číslom na jedno ťuknutie príde do minúty e-mailom.',
      'Mimo pracovného času formulár povie, kedy najskôr zavoláte.',
    ],
  },
  'photo-inquiry': {
    phrase: 'dopyt s fotkami',
    text: 'Zákazník odfotí miesto priamo telefónom a vy vidíte, na čo idete.',
    criteria: [
      'K dopytu sa dá pridať až 8 fotiek z fotoaparátu aj z galérie.',
      'Fotky sa pred odoslaním zmenšia, takže odídu aj na slabom signáli, a vidno, koľko ešte zostáva.',
      'Z fotiek sa odstránia údaje o polohe a k súborom sa dostanete len vy.',
    ],
  },
  newsletter: {
    phrase: 'novinky e-mailom',
    text: 'Stálym zákazníkom pripomeniete sezónnu prácu skôr, než si nájdu inú firmu.',
    criteria: [
      'Prihlásenie sa potvrdzuje odkazom v e-maile a odhlásiť sa dá jedným ťuknutím.',
      'Novinku napíšete, pozriete si náhľad a odošlete bez mojej pomoci.',
      'Pri každom odoslaní vidíte, koľkým ľuďom správa odišla a koľkým sa nedoručila.',
    ],
  },
  'photo-gallery': {
    phrase: 'galéria prác',
    text: 'Hotové zákazky triedené tak, aby si každý našiel prácu podobnú svojej.',
    criteria: [
      'Fotky sa dajú triediť podľa druhu práce a každá má popis s miestom a rokom.',
      'Galéria s 30 fotkami sa na telefóne v sieti 4G ukáže do 2,5 sekundy.',
      'Fotkami sa dá listovať prstom aj klávesnicou a majú textový popis pre nevidiacich.',
    ],
  },
  'before-after': {
    phrase: 'porovnanie pred a po',
    text: 'Posuvník medzi dvoma fotkami ukáže rozdiel lepšie než opis.',
    criteria: [
      'Posuvník sa ovláda prstom, myšou aj klávesnicou.',
      'Bez posúvania sú obe fotky čitateľne označené.',
      'Pri spustení je zverejnených aspoň päť dvojíc fotiek.',
    ],
  },
  'case-studies': {
    phrase: 'príbehy zákaziek',
    text: 'Zadanie, postup a výsledok konkrétnej zákazky presvedčia toho, kto váha.',
    criteria: [
      'Každý príbeh má zadanie, postup, výsledok s jedným číslom a aspoň štyri fotky.',
      'Pri spustení sú zverejnené aspoň tri príbehy so súhlasom zákazníkov.',
      'Z príbehu vedie odkaz na službu, ktorej sa týka, a na dopyt.',
    ],
  },
  reviews: {
    phrase: 'recenzie',
    text: 'Skutočné hodnotenia z Googlu na mieste, kde sa zákazník rozhoduje.',
    criteria: [
      'Hodnotenia sa z vášho firemného profilu načítajú aspoň raz denne a majú meno a dátum.',
      'Keď Google neodpovedá, ostanú vidieť posledné načítané hodnotenia.',
      'Po dokončení zákazky pošlete zákazníkovi odkaz na hodnotenie jedným ťuknutím.',
    ],
  },
  'price-calculator': {
    phrase: 'cenová kalkulačka',
    text: 'Zákazník sa k orientačnej cene dostane sám a vy dostanete dopyt s rozmermi.',
    criteria: [
      'Kalkulačka sa pýta na tieto údaje: {{measures}}.',
      'Výsledok je rozpätie od – do s vysvetlením, z čoho vyšlo, a s vetou, že presnú cenu určí obhliadka.',
      'Sadzby zmeníte sami v administrácii a na dvadsiatich vzorových zákazkách sa výsledok líši od vašej ceny najviac o 10 %.',
    ],
  },
  'material-calculator': {
    phrase: 'kalkulačka materiálu',
    text: 'Zákazník zistí, koľko materiálu treba, a vráti sa k vám, keď ho bude chcieť spracovať.',
    criteria: [
      'Kalkulačka spočíta tieto položky: {{material}}.',
      'Výsledok obsahuje rezervu na odpad a dá sa poslať e-mailom alebo vytlačiť.',
      'Spotreby na jednotku zmeníte sami v administrácii.',
    ],
  },
  'quote-generator': {
    phrase: 'ponuky v PDF',
    text: 'Z odpovedí zákazníka vznikne návrh ponuky, ktorý len skontrolujete a odošlete.',
    criteria: [
      'Ponuka má vaše logo, položky, sumy s DPH aj bez nej, platnosť a číslo v rade.',
      'Bez vášho potvrdenia zákazníkovi nič neodíde.',
      'Odoslané ponuky ostávajú uložené a nedajú sa prepísať.',
    ],
  },
  'appointment-booking': {
    phrase: 'rezervácia obhliadky',
    text: 'Zákazník si vyberie voľný termín obhliadky bez toho, aby vám volal na lešenie.',
    criteria: [
      'Ponúkajú sa len časy, ktoré ste povolili, a jeden termín si nemôžu vziať dvaja ľudia.',
      'Rezerváciu potvrdí e-mail s adresou, časom a odkazom na zmenu alebo zrušenie.',
      'Dovolenku alebo plný deň zablokujete z telefónu do pol minúty.',
    ],
  },
  'calendar-sync': {
    phrase: 'prepojenie s kalendárom',
    text: 'Nové termíny máte hneď vo svojom kalendári a čo je v ňom obsadené, to sa zákazníkom neponúka.',
    criteria: [
      'Nový termín je v kalendári Google alebo Outlook do piatich minút.',
      'Obsadený čas v kalendári zmizne z ponuky do piatich minút.',
      'Keď sa prepojenie preruší, dostanete e-mail a rezervácie ostanú uložené.',
    ],
  },
  reminders: {
    phrase: 'pripomienky termínov',
    text: 'Zákazník na obhliadku nezabudne a vy nejdete naprázdno.',
    criteria: [
      'Deň vopred odíde SMS alebo e-mail s časom, adresou a menom toho, kto príde.',
      'Zo správy sa dá termín potvrdiť alebo presunúť.',
      'Po zrušení termínu už žiadna pripomienka neodíde.',
    ],
  },
  'service-area-map': {
    phrase: 'mapa pôsobenia',
    text: 'Každý hneď vidí, či k nemu jazdíte.',
    criteria: [
      'Mapa ukazuje územie, kam jazdíte, a vedľa nej stojí aj zoznam obcí v texte.',
      'Kto zadá svoju obec, dozvie sa, či a za aký príplatok prídete.',
      'Mapa sa načíta, až keď ju človek otvorí, takže nebrzdí stránku.',
    ],
  },
  branches: {
    phrase: 'pobočky',
    text: 'Každá pobočka má vlastnú stránku s ľuďmi, telefónom a otváracími hodinami.',
    criteria: [
      'Každá pobočka má vlastnú adresu stránky, telefón, otváracie hodiny a mapu.',
      'Dopyt z pobočky príde človeku, ktorý ju vedie.',
      'Pobočku pridáte alebo zavriete sami v administrácii.',
    ],
  },
  'local-search': {
    phrase: 'miestne vyhľadávanie',
    text: 'Kto hľadá vašu prácu v okolí, nájde vás v Mapách Google aj vo vyhľadávaní.',
    criteria: [
      'Firemný profil na Googli je overený a má rovnaký názov, telefón a otváracie hodiny ako web.',
      'Stránky služieb pomenúvajú prácu aj obce, v ktorých ju robíte.',
      'Dva mesiace po spustení dostanete prehľad, na ktoré slová vás ľudia našli.',
    ],
  },
  multilingual: {
    phrase: 'viac jazykov',
    text: 'Kto nehovorí po slovensky, má všetko vo svojom jazyku.',
    criteria: [
      'V každom jazyku je všetko, čo v slovenčine, a prepínač vedie na to isté miesto.',
      'Preložené sú aj formuláre, hlásenia a e-maily, ktoré zákazníkom odchádzajú.',
      'Preklady prečíta človek, pre ktorého je to materinský jazyk.',
    ],
  },
  blog: {
    phrase: 'blog s radami',
    text: 'Odpovede na otázky, ktoré vám zákazníci kladú dokola, privedú ďalších.',
    criteria: [
      'Článok s fotkami napíšete, uložíte rozpísaný a zverejníte sami.',
      'Každý článok vedie na službu, ktorej sa týka.',
      'Pri spustení sú zverejnené tri články.',
    ],
  },
  'own-editing': {
    phrase: 'vlastné úpravy textov a fotiek',
    text: 'Texty, ceny a fotky zmeníte sami, keď to práve treba.',
    criteria: [
      'Po polhodinovom zaučení zmeníte text, cenu aj fotku z telefónu bez mojej pomoci.',
      'Každá zmena sa dá pozrieť pred zverejnením a vrátiť späť.',
      'Úpravou sa nedá pokaziť vzhľad stránky.',
    ],
  },
  copywriting: {
    phrase: 'texty na kľúč',
    text: 'Texty napíšem z hodinového rozhovoru s vami, jazykom vašich zákazníkov.',
    criteria: [
      'Texty všetkých stránok dostanete na pripomienky naraz pred stavbou.',
      'V cene sú dve kolá opráv.',
      'Každé tvrdenie o firme ste potvrdili vy.',
    ],
  },
};

export const featurePages: WritingTexts['featurePages'] = {
  'inquiry-form': { title: 'Dopyt', text: 'Formulár v troch krokoch a hneď vedľa telefón pre toho, kto radšej volá.' },
  'photo-gallery': { title: 'Naše práce', text: 'Galéria s triedením podľa druhu práce.' },
  'case-studies': { title: 'Príbehy zákaziek', text: 'Prehľad a stránka pre každú zákazku.' },
  'price-calculator': { title: 'Koľko to bude stáť', text: 'Kalkulačka s rozpätím ceny a odoslaním do dopytu.' },
  'material-calculator': { title: 'Koľko materiálu treba', text: 'Výpočet s rezervou na odpad a tlačou.' },
  'appointment-booking': { title: 'Objednať obhliadku', text: 'Voľné termíny, adresa a potvrdenie.' },
  'service-area-map': { title: 'Kam jazdíme', text: 'Mapa, zoznam obcí a príplatky za cestu.' },
  branches: { title: 'Pobočky', text: 'Prehľad a stránka pre každú pobočku.' },
  blog: { title: 'Rady', text: 'Prehľad článkov a stránka článku.' },
};

export const featureSupplies: WritingTexts['featureSupplies'] = {
  newsletter: {
    title: 'Zoznam odberateľov',
    text: 'E-maily zákazníkov, ktorí so zasielaním súhlasili, ak ich už máte.',
  },
  'photo-gallery': { title: 'Popisy ku galérii', text: 'Ku každej fotke druh práce, obec a rok.' },
  'before-after': { title: 'Dvojice fotiek', text: 'Aspoň päť dvojíc z rovnakého miesta pred prácou a po nej.' },
  'case-studies': {
    title: 'Tri zákazky na príbeh',
    text: 'Ku každej krátky rozhovor, štyri fotky a súhlas zákazníka.',
  },
  reviews: {
    title: 'Prístup k firemnému profilu',
    text: 'Pozvánka do profilu na Googli ako správca; ak profil nemáte, založím ho.',
  },
  'price-calculator': {
    title: 'Cenník a vzorové zákazky',
    text: 'Sadzby, príplatky a dvadsať hotových zákaziek s rozmermi a cenou, na ktorých kalkulačku overím.',
  },
  'material-calculator': {
    title: 'Spotreby materiálu',
    text: 'Spotreba na jednotku a obvyklá rezerva pri každom materiáli.',
  },
  'quote-generator': { title: 'Vzor ponuky', text: 'Dve ponuky, ktoré dnes posielate, a vaše platobné podmienky.' },
  'appointment-booking': { title: 'Časy obhliadok', text: 'Dni a hodiny, dĺžka obhliadky a čas na cestu medzi nimi.' },
  'calendar-sync': { title: 'Prístup ku kalendáru', text: 'Účet Google alebo Outlook, v ktorom termíny vediete.' },
  reminders: { title: 'Znenie pripomienky', text: 'Schválenie krátkeho textu a mena, ktoré sa zákazníkovi ukáže.' },
  branches: { title: 'Údaje pobočiek', text: 'Adresa, telefón, otváracie hodiny, vedúci a fotka každej pobočky.' },
  'local-search': {
    title: 'Firemný profil na Googli',
    text: 'Prístup k profilu, presný názov firmy a obce, v ktorých pracujete.',
  },
  multilingual: { title: 'Jazyky a čitateľ', text: 'Zoznam jazykov a kto preklady za vás odsúhlasí.' },
  blog: { title: 'Otázky zákazníkov', text: 'Desať otázok, ktoré dostávate najčastejšie; z troch budú prvé články.' },
  copywriting: { title: 'Hodina rozhovoru', text: 'Hodina po telefóne s človekom, ktorý prácu pozná najlepšie.' },
};

export const featureQuestions: WritingTexts['featureQuestions'] = {
  'callback-request': 'V ktorých hodinách voláte späť a kto dvíha telefón, keď ste na stavbe?',
  newsletter: 'Ako často chcete písať a komu prvému?',
  reviews: 'Chcete ukázať všetky recenzie, alebo len tie s textom?',
  'price-calculator': 'Má kalkulačka ukázať cenu hneď, alebo až po zadaní kontaktu? Odporúčam hneď.',
  'quote-generator': 'Vediete ponuky v inom programe, do ktorého sa majú prenášať?',
  'appointment-booking': 'Je obhliadka zadarmo, alebo sa platí a odpočíta z ceny?',
  reminders: 'SMS, alebo e-mail? Za SMS platíte operátorovi za každú správu.',
  'service-area-map': 'Kde je hranica, za ktorou si účtujete cestu, a koľko?',
  multilingual: 'Ktoré jazyky budú pri spustení a ktoré neskôr?',
  'own-editing': 'Kto vo firme bude obsah meniť a z akého zariadenia?',
};
