/** What customers usually owe a project, as it is put on its list. */
export const materialChecklist = {
  logo: {
    title: 'Logo',
    text: 'Najlepšie PDF od grafika, inak čo najväčší obrázok. Ak logo nemáte, napíšte mi to.',
  },
  texts: {
    title: 'Texty na web',
    text: 'Čo robíte, pre koho, kde a prečo si ľudia vyberú vás. Stačí v bodoch, do viet to dám ja.',
  },
  'facts-for-texts': {
    title: 'Podklady na texty',
    text: 'Texty píšem ja. Potrebujem fakty: odkedy podnikáte, čo robíte najčastejšie, kam chodíte pracovať, akú dávate záruku.',
  },
  photos: {
    title: 'Fotky',
    text: 'Vy, ľudia z firmy, auto, dielňa, práca. Originály z telefónu sú najlepšie, neposielajte ich cez WhatsApp, ten ich zmenší.',
  },
  'contact-details': {
    title: 'Kontakty a otváracie hodiny',
    text: 'Telefón, e-mail a adresa, ktoré majú byť na webe, a kedy ste k dispozícii.',
  },
  certificates: {
    title: 'Oprávnenia a certifikáty',
    text: 'Odfotené alebo naskenované. Zákazníci ich chcú vidieť skôr, než zavolajú.',
  },
  'finished-work': {
    title: 'Fotky hotových zákaziek',
    text: 'Ku každej napíšte druh práce, obec a rok. Na začiatok stačí desať.',
  },
  'before-after': {
    title: 'Dvojice fotiek pred a po',
    text: 'Z toho istého miesta a s rovnakým záberom. Na začiatok stačia tri dvojice.',
  },
  references: {
    title: 'Dve alebo tri zákazky podrobnejšie',
    text: 'Čo zákazník potreboval, ako ste to vyriešili a čo z toho má. A či ho môžem uviesť menom.',
  },
  reviews: {
    title: 'Hodnotenia zákazníkov',
    text: 'Odkaz na váš profil s hodnoteniami, alebo odpísané hodnotenia so súhlasom toho, kto ich napísal.',
  },
  'price-list': {
    title: 'Cenník',
    text: 'Ceny práce a materiálu, s ktorými sa má počítať. Stačí fotka zošita alebo PDF.',
  },
  calculation: {
    title: 'Ako počítate cenu',
    text: 'Dve alebo tri skutočné zákazky: čo ste merali, čo ste započítali a koľko to vyšlo.',
  },
  appointments: {
    title: 'Termíny, ktoré ponúkate',
    text: 'Dni a hodiny, koľko trvá jedna návšteva a ako dlho vopred sa treba objednať.',
  },
  'service-area': {
    title: 'Kam chodíte pracovať',
    text: 'Okresy, obce alebo vzdialenosť v kilometroch.',
  },
  branches: {
    title: 'Pobočky',
    text: 'Adresa, telefón, otváracie hodiny a fotka každej z nich.',
  },
  translations: {
    title: 'Preklady',
    text: 'Texty v ďalších jazykoch, alebo mi napíšte, že ich mám dať preložiť.',
  },
  processes: {
    title: 'Ako to robíte dnes',
    text: 'Kto čo robí krok za krokom, a kde sa to zasekáva. Stačí v bodoch alebo odfotená tabuľa.',
  },
  'sample-data': {
    title: 'Vzorové údaje',
    text: 'Niekoľko skutočných záznamov, na ktorých to vyskúšam. Mená a adresy v nich zmeňte.',
  },
  'legal-texts': {
    title: 'Právne texty',
    text: 'Obchodné podmienky a ochrana osobných údajov. Ak ich nemáte, napíšte mi, kto vám ich pripraví.',
  },
  'domain-access': {
    title: 'Prístup k doméne',
    text: 'Kde je doména registrovaná, meno a heslo. Bez toho web nespustím na vašej adrese.',
  },
  'site-access': {
    title: 'Prístup k terajšiemu webu',
    text: 'Adresa administrácie alebo hostingu, meno a heslo.',
  },
  'business-profile': {
    title: 'Prístup k Firemnému profilu Google',
    text: 'E-mail a heslo k profilu, alebo ma v ňom pridajte ako správcu a napíšte mi to sem.',
  },
  'calendar-access': {
    title: 'Prístup ku kalendáru',
    text: 'Ktorý kalendár používate, meno a heslo alebo tajná adresa kalendára.',
  },
  'newsletter-access': {
    title: 'Prístup k rozosielaniu noviniek',
    text: 'Ktorú službu používate, meno a heslo. Ak žiadnu, napíšte mi to sem a založím ju.',
  },
  'store-accounts': {
    title: 'Účty v obchodoch s aplikáciami',
    text: 'Prístup k App Store Connect a Google Play Console. Účty musia byť na vašu firmu.',
  },
  'system-access': {
    title: 'Prístup do vašich systémov',
    text: 'Programy, ktoré mám prepojiť: adresa, meno a heslo alebo kľúč API.',
  },
};
