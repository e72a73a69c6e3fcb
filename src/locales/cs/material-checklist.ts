import type { Translated } from '../translated.ts';
import type { materialChecklist as reference } from '../sk/material-checklist.ts';

/** What customers usually owe a project, as it is put on its list. */
export const materialChecklist: Translated<typeof reference> = {
  logo: {
    title: 'Logo',
    text: 'Nejlépe PDF od grafika, jinak co největší obrázek. Pokud logo nemáte, napište mi to.',
  },
  texts: {
    title: 'Texty na web',
    text: 'Co děláte, pro koho, kde a proč si lidé vyberou vás. Stačí v bodech, do vět to dám já.',
  },
  'facts-for-texts': {
    title: 'Podklady pro texty',
    text: 'Texty píšu já. Potřebuji fakta: odkdy podnikáte, co děláte nejčastěji, kam jezdíte, jakou dáváte záruku.',
  },
  photos: {
    title: 'Fotky',
    text: 'Vy, lidé z firmy, auto, dílna, práce. Originály z telefonu jsou nejlepší, neposílejte je přes WhatsApp, ten je zmenší.',
  },
  'contact-details': {
    title: 'Kontakty a otevírací doba',
    text: 'Telefon, e-mail a adresa, které mají být na webu, a kdy jste k dispozici.',
  },
  certificates: {
    title: 'Oprávnění a certifikáty',
    text: 'Vyfocené nebo naskenované. Zákazníci je chtějí vidět dřív, než zavolají.',
  },
  'finished-work': {
    title: 'Fotky hotových zakázek',
    text: 'Ke každé napište druh práce, obec a rok. Na začátek stačí deset.',
  },
  'before-after': {
    title: 'Dvojice fotek před a po',
    text: 'Ze stejného místa a se stejným záběrem. Na začátek stačí tři dvojice.',
  },
  references: {
    title: 'Dvě nebo tři zakázky podrobněji',
    text: 'Co zákazník potřeboval, jak jste to vyřešili a co z toho má. A zda ho můžu uvést jménem.',
  },
  reviews: {
    title: 'Hodnocení zákazníků',
    text: 'Odkaz na váš profil s hodnoceními, nebo opsaná hodnocení se souhlasem toho, kdo je napsal.',
  },
  'price-list': {
    title: 'Ceník',
    text: 'Ceny práce a materiálu, se kterými se má počítat. Stačí fotka sešitu nebo PDF.',
  },
  calculation: {
    title: 'Jak počítáte cenu',
    text: 'Dvě nebo tři skutečné zakázky: co jste měřili, co jste započítali a kolik to vyšlo.',
  },
  appointments: {
    title: 'Termíny, které nabízíte',
    text: 'Dny a hodiny, jak dlouho trvá jedna návštěva a jak dlouho předem je třeba se objednat.',
  },
  'service-area': {
    title: 'Kam jezdíte pracovat',
    text: 'Okresy, obce nebo vzdálenost v kilometrech.',
  },
  branches: {
    title: 'Pobočky',
    text: 'Adresa, telefon, otevírací doba a fotka každé z nich.',
  },
  translations: {
    title: 'Překlady',
    text: 'Texty v dalších jazycích, nebo mi napište, že je mám nechat přeložit.',
  },
  processes: {
    title: 'Jak to děláte dnes',
    text: 'Kdo co dělá krok za krokem a kde se to zasekává. Stačí v bodech nebo vyfocená tabule.',
  },
  'sample-data': {
    title: 'Vzorová data',
    text: 'Několik skutečných záznamů, na kterých to vyzkouším. Jména a adresy v nich změňte.',
  },
  'legal-texts': {
    title: 'Právní texty',
    text: 'Obchodní podmínky a ochrana osobních údajů. Pokud je nemáte, napište mi, kdo vám je připraví.',
  },
  'domain-access': {
    title: 'Přístup k doméně',
    text: 'Kde je doména registrovaná, jméno a heslo. Bez toho web na vaší adrese nespustím.',
  },
  'site-access': {
    title: 'Přístup k současnému webu',
    text: 'Adresa administrace nebo hostingu, jméno a heslo.',
  },
  'business-profile': {
    title: 'Přístup k Firemnímu profilu Google',
    text: 'E-mail a heslo k profilu, nebo mě v něm přidejte jako správce a napište mi to sem.',
  },
  'calendar-access': {
    title: 'Přístup ke kalendáři',
    text: 'Který kalendář používáte, jméno a heslo nebo tajná adresa kalendáře.',
  },
  'newsletter-access': {
    title: 'Přístup k rozesílání novinek',
    text: 'Kterou službu používáte, jméno a heslo. Pokud žádnou, napište mi to sem a založím ji.',
  },
  'store-accounts': {
    title: 'Účty v obchodech s aplikacemi',
    text: 'Přístup k App Store Connect a Google Play Console. Účty musí být na vaši firmu.',
  },
  'system-access': {
    title: 'Přístup do vašich systémů',
    text: 'Programy, které mám propojit: adresa, jméno a heslo nebo klíč API.',
  },
};
