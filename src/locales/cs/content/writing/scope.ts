import type { WritingTexts } from '#domain/writing/writing-texts.ts';

export const baseScopes: WritingTexts['baseScopes'] = {
  moving: {
    title: 'Přechod ze starého webu',
    text: 'Co ze starého webu funguje, to zůstane; co ne, to se nahradí beze ztráty návštěvníků.',
    criteria: [
      'Každá adresa starého webu vede na odpovídající novou stránku.',
      'Texty a fotky, které zůstávají, jsou přenesené a označené v seznamu, který jste schválili.',
      'Při přepnutí web nestojí déle než 15 minut a pošta na doméně funguje celou dobu.',
    ],
  },
  pages: {
    title: 'Stránky a obsah',
    text: 'Návštěvník do deseti sekund pochopí, co děláte, kde a jak se k vám dostane.',
    criteria: [
      'Všechny stránky ze seznamu níže jsou zveřejněné s vašimi texty a fotkami, bez výplňového textu.',
      'Telefon a cesta k poptávce jsou na každé stránce na jedno klepnutí.',
      'Stránky jsou čitelné na telefonu širokém 360 pixelů i na velkém monitoru.',
    ],
  },
  contact: {
    title: 'Kontakt',
    text: 'Kdo se chce ozvat, má na výběr telefon, e-mail a krátký formulář.',
    criteria: [
      'Zpráva z formuláře přijde do minuty na váš e-mail a odesílatel dostane potvrzení.',
      'Formulář odolá robotům, aniž by lidé opisovali písmena z obrázku.',
      'Klepnutí na číslo v telefonu rovnou volá.',
    ],
  },
  findability: {
    title: 'Základ pro vyhledávače',
    text: 'Vyhledávač rozumí tomu, co děláte a kde.',
    criteria: [
      'Každá stránka má vlastní název a popis, web má mapu stránek a údaje o firmě jsou v podobě, kterou Google i Seznam přečtou.',
      'Web je přihlášený v nástrojích Googlu a Seznamu a přístup k nim máte vy.',
      'Odkaz poslaný ve zprávě ukáže název, popis a obrázek.',
    ],
  },
  accounts: {
    title: 'Přihlášení a práva',
    text: 'Každý se přihlásí za sebe a vidí jen to, co k práci potřebuje.',
    criteria: [
      'Rozlišují se aspoň dvě role: správce a pracovník. Co komu patří, je v tabulce, kterou jste schválili.',
      'Zapomenuté heslo se obnoví e-mailem bez vaší pomoci a deset špatných pokusů účet dočasně zamkne.',
      'Člověka, který odešel, odhlásíte ze všech zařízení jedním klepnutím.',
    ],
  },
  records: {
    title: 'Evidence zakázek',
    text: 'Zakázka má jedno místo, kde je zákazník, adresa, stav, poznámky a soubory.',
    criteria: [
      'Zakázku založíte do minuty a najdete ji podle jména, adresy i čísla.',
      'U každé změny stavu je zapsáno, kdo ji udělal a kdy.',
      'Seznam 5 000 zakázek se otevře do sekundy a lze ho stáhnout jako tabulku.',
    ],
  },
  offline: {
    title: 'Práce bez signálu',
    text: 'Ve sklepě i na střeše aplikace funguje a nic se neztratí.',
    criteria: [
      'Dnešní zakázky bez signálu otevřete, doplníte a přidáte k nim fotky.',
      'Po návratu signálu se všechno odešle samo a právě jednou.',
      'Když tutéž zakázku změní dva lidé, aplikace ukáže obě verze a zeptá se.',
    ],
  },
  quality: {
    title: 'Rychlost, přístupnost, bezpečnost',
    text: 'Funguje to i na starším telefonu, s klávesnicí a se čtečkou obrazovky.',
    criteria: [
      'Hlavní obsah se na běžném telefonu v síti 4G ukáže do 2,5 sekundy.',
      'Splněné jsou požadavky přístupnosti WCAG 2.2 na úrovni AA.',
      'Spojení je šifrované, denně se zálohuje a obnova ze zálohy je vyzkoušená.',
    ],
  },
  release: {
    title: 'Zveřejnění v obchodech',
    text: 'Aplikace je v App Store a Google Play pod jménem vaší firmy.',
    criteria: [
      'Aplikace prošla schválením v obou obchodech a lze ji stáhnout.',
      'Funguje na verzích systémů iOS a Android za poslední čtyři roky.',
      'Pády aplikace se hlásí samy, bez osobních údajů.',
    ],
  },
  handover: {
    title: 'Předání a záruka',
    text: 'Všechno, co zaplatíte, je vaše a umíte s tím zacházet.',
    criteria: [
      'Dostanete přístupy, zdrojový kód a dvoustránkový návod.',
      'Administraci spolu projdeme osobně nebo přes video, nejvýš hodinu.',
      'Po spuštění 30 dní dolaďuji bez příplatku a 6 měsíců trvá záruka na chyby.',
    ],
  },
};

export const pages: WritingTexts['pages'] = {
  home: { title: 'Úvod', text: 'Co děláte, kde a proč zrovna vy, s fotkou hotové práce a cestou k poptávce.' },
  services: { title: 'Služby', text: 'Jedna stránka, každá služba ve vlastní části: {{services}}.' },
  about: { title: 'O firmě', text: 'Lidé s fotkami, roky v oboru, oprávnění, pojištění a záruka.' },
  contact: { title: 'Kontakt', text: 'Telefon, e-mail, otevírací doba, mapa a krátký formulář.' },
  'about-contact': {
    title: 'O firmě a kontakt',
    text: 'Kdo přijede, oprávnění, telefon, otevírací doba, mapa a krátký formulář.',
  },
  legal: {
    title: 'Ochrana údajů a cookies',
    text: 'Jaké údaje web sbírá, k čemu a jak dlouho je uchovává; návrh textu připravím.',
  },
  'sign-in': { title: 'Přihlášení', text: 'Přihlášení, zapomenuté heslo a pozvánka pro nového člověka.' },
  overview: { title: 'Přehled', text: 'Co je dnes potřeba udělat, co má zpoždění a co čeká na zákazníka.' },
  job: { title: 'Zakázka', text: 'Zákazník, adresa s navigací, stav, poznámky, fotky a historie.' },
  customers: { title: 'Zákazníci', text: 'Seznam s hledáním a všechny zakázky jednoho člověka.' },
  settings: { title: 'Nastavení', text: 'Lidé a práva, údaje firmy, texty zpráv.' },
  today: { title: 'Dnes', text: 'Dnešní zakázky v pořadí, s adresou, telefonem a stavem odeslání.' },
};

export const baseSupplies: WritingTexts['baseSupplies'] = {
  facts: { title: 'Údaje o firmě', text: 'Název, IČO, adresa, telefon, e-mail a hodiny, ve kterých zvedáte telefon.' },
  logo: {
    title: 'Logo a barvy',
    text: 'Logo v křivkách (SVG nebo PDF). Pokud ho nemáte, stačí fotka polepu auta a já ho překreslím.',
  },
  photos: { title: 'Fotky', text: 'Pošlete je v původní velikosti, výběr a úpravu udělám já.' },
  texts: { title: 'Texty', text: 'Ke každé stránce pár vět nebo odrážek; poradím, co má zaznít, a opravím chyby.' },
  proof: { title: 'Oprávnění a záruky', text: 'Uvedu jen to, co doložíte.' },
  domain: {
    title: 'Přístup k doméně',
    text: 'Přihlášení u registrátora, nebo mi řekněte, jakou doménu mám objednat na vaši firmu.',
  },
  'old-site': {
    title: 'Přístup ke starému webu',
    text: 'Přihlášení do administrace, k hostingu a ke statistikám návštěvnosti.',
  },
  workflow: {
    title: 'Jak dnes pracujete',
    text: 'Dvě skutečné zakázky od prvního telefonátu po fakturu, s papíry a tabulkami, které používáte.',
  },
  devices: {
    title: 'Zkušební parta',
    text: 'Dva lidé, kteří to budou během zkoušky používat na vlastních telefonech.',
  },
  stores: {
    title: 'Účty v obchodech',
    text: 'Účet vývojáře v App Store a Google Play na jméno firmy; se založením pomůžu.',
  },
};

export const exclusions: WritingTexts['exclusions'] = {
  photography: 'Focení na stavbě. Poradím, jak vyfotit práci telefonem, nebo doporučím fotografa.',
  texts: 'Psaní textů od nuly. Vaše texty upravím; psaní lze doplnit jako funkci.',
  translation: 'Překlady do dalších jazyků. Postavím to tak, aby je šlo doplnit.',
  advertising: 'Placená reklama a správa sociálních sítí.',
  fees: 'Poplatky třetím stranám: doména, hosting, SMS, mapy nad bezplatný limit. Platíte je přímo, na své jméno.',
  'store-fees': 'Roční poplatky za účty vývojáře v App Store a Google Play.',
  integrations: 'Propojení s účetnictvím a skladem. Lze nacenit zvlášť, až si řekneme, co se má přenášet.',
  'native-app': 'Samostatná mobilní aplikace. Všechno funguje v prohlížeči telefonu.',
  maintenance: 'Změny a dohled po záruce. Nabízím na ně volitelnou měsíční péči.',
};

export const questions: WritingTexts['questions'] = {
  decides: 'Kdo u vás schvaluje návrh a texty? Když rozhoduje jeden člověk a do dvou dnů, termín vydrží.',
  domain: 'Máte doménu a firemní poštu, nebo je mám založit?',
  features: 'Které funkce mají být hotové při spuštění? V tomto plánu je zatím jen základní rozsah.',
  booking: 'Propojení s kalendářem a připomínky mají smysl s rezervací obhlídek, ta ale vybraná není. Doplníme ji?',
  'too-short': 'Na požadovaný termín je práce příliš. Co má být hotové jako první a co může přijít o měsíc později?',
  tight: 'Termín je těsný. Dokážete dodat podklady do týdne od podpisu?',
  'above-budget': 'Odhad začíná nad vaším rozpočtem. Zmenšíme rozsah, nebo práci rozdělíme na dvě etapy?',
  'partly-above-budget': 'Horní část odhadu přesahuje váš rozpočet. Co se dá vynechat, kdyby práce vyšla dráž?',
};
