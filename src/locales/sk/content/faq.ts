import type { FaqContent } from '../../content/content.ts';

export const faq: FaqContent = {
  'for-whom': {
    question: 'Pre koho robíte weby?',
    answer:
      'Pre remeselníkov a stavebné firmy. Od maliara, ktorý pracuje sám, po stavebnú firmu s pobočkami. Poznám otázky, ktoré vám zákazníci dávajú, takže nezačíname od nuly. E-shopy nerobím. Ak vaše remeslo v zozname nevidíte, vyberte v kalkulačke možnosť Iné a napíšte jeho názov.',
  },
  'who-builds-it': {
    question: 'Kto na webe naozaj pracuje?',
    answer:
      'Ja, {{developer}}. Hovoríte so mnou, navrhujem ja, programujem ja a po spustení dvíham telefón tiež ja. Nemám obchodníkov, u ktorých by sa časť zadania cestou stratila. Ak treba fotografa alebo prekladateľa, dohodneme sa naňho vopred a v ponuke je ako samostatná položka.',
  },
  'where-you-work': {
    question: 'Prídete aj k nám?',
    answer:
      'Áno, na Slovensku, v Česku aj v Dánsku. Na prvý rozhovor zvyčajne stačí video alebo telefón, ušetrí to čas obom. Pri väčších projektoch prídem do dielne či na stavbu, pozriem si prácu a nafotím, čo chýba. Sídlo: {{city}}. Cestu mimo okolia uvediem v ponuke vopred.',
  },
  languages: {
    question: 'V akých jazykoch môže web byť?',
    answer:
      'Po slovensky, česky, dánsky a anglicky, v jednom jazyku alebo vo všetkých štyroch. Každý jazyk má vlastnú adresu a vlastný text, nie strojový preklad. Funkcia Viac jazykov má v kalkulačke svoju cenu, takže hneď vidíte, o koľko web zdražie. Ďalší jazyk, napríklad nemčinu, doplním s prekladateľom.',
  },
  'answer-time': {
    question: 'Ako rýchlo odpoviete?',
    answer:
      'Do 24 hodín. Po odoslaní dopytu vám príde e-mail s číslom, ktoré stačí povedať do telefónu. Potom zavolám alebo napíšem, podľa toho, čo máte radšej. Ak odpoveď potrebuje prepočet, do 24 hodín vám aspoň poviem, kedy ho dostanete.',
  },
  'old-website': {
    question: 'Máme starý web. Dá sa opraviť, alebo treba nový?',
    answer:
      'Záleží na tom, na čom stojí. Pozriem sa na rýchlosť, telefónnu verziu a na to, či sa dá bezpečne aktualizovať. Ak sa oprava oplatí, nacením ju ako prerobenie. Ak nie, ukážem prečo. Staré adresy presmerujem na nové, aby odkazy aj Google viedli na správne miesto.',
  },
  'just-a-page': {
    question: 'Stačí mi jedna stránka. Robíte aj také malé veci?',
    answer:
      'Robím. Pre živnostníka je jedna dobrá stránka často presne to, čo potrebuje: čo robíte, fotky, kam jazdíte, telefón a krátky formulár. Hotová je za 1 až 2 týždne. Keď raz budete chcieť galériu alebo kalkulačku, pristavím ju k tomu, čo máte.',
  },
  'price-website': {
    question: 'Koľko stojí web pre firmu?',
    answer:
      'Weby stoja {{websites}} bez DPH. Na spodnej hranici je jedna stránka pre živnostníka, na hornej web s viacerými službami, galériou a textami odo mňa. Svoju sumu uvidíte v kalkulačke po štyroch otázkach, do 60 sekúnd. Pevnú cenu dostanete v ponuke, keď si rozsah prejdeme.',
  },
  'price-calculator': {
    question: 'Koľko stojí cenová kalkulačka na web?',
    answer:
      'Kalkulačky stoja {{calculators}} bez DPH. Rozhoduje počet otázok a to, ako zložito sa cena počíta. Plocha krát sadzba je jednoduchá. Kalkulačka s dopravou, výberom materiálu a hotovou ponukou v PDF zaberie viac dní. Dá sa vložiť do nového webu a väčšinou aj do terajšieho, najprv to overím.',
  },
  'price-system': {
    question: 'Koľko stojí systém na zákazky a automatizácia?',
    answer:
      'Jednotlivé automatizácie stoja {{automations}}, celý systém na riadenie zákaziek {{erp}}, vždy bez DPH. Automatizácia rieši jednu cestu, napríklad z dopytu ponuku. Systém drží dopyty, ponuky, zákazky, hodiny aj faktúry pokope. Radím začať jednou časťou a ďalšie pridať, keď sa prvá osvedčí.',
  },
  'how-price-is-made': {
    question: 'Ako vzniká cena v kalkulačke?',
    answer:
      'Sčítaním riadkov, z ktorých každý má svoj dôvod. Prvý je základ podľa druhu a veľkosti projektu. K nemu pribudnú vybrané funkcie podľa dní práce a prípadný príplatok za rýchly termín. Zľava balíka sa odpočíta. Výsledok je rozpätie. Na nič vás nezaväzuje a stiahnete si ho v PDF.',
  },
  urgent: {
    question: 'Dá sa to stihnúť rýchlejšie a čo to stojí?',
    answer:
      'Dá, s príplatkom najviac 30 %. Platí, keď kvôli vám posúvam iné zákazky. Rozpätie príplatku uvidíte v odhade hneď po výbere termínu. Ak sa termín nedá stihnúť, odhad ponúkne najbližší možný a príplatok nepočíta.',
  },
  packages: {
    question: 'Čo získam, keď objednám viac funkcií naraz?',
    answer:
      'Zľavu {{starterPercent}} % od {{starterFrom}} funkcií, {{growthPercent}} % od {{growthFrom}} a {{premiumPercent}} % od {{premiumFrom}}, vždy zo všetkých funkcií. Balíky sa volajú Starter, Growth a Premium. Dôvod je jednoduchý: viac vecí naraz robím rýchlejšie, než keby som sa k webu trikrát vracal. Zľavu vám odhad odpočíta sám. Má jedinú hranicu: pridaním ďalšej funkcie cena nikdy neklesne.',
  },
  installments: {
    question: 'Dá sa platiť po častiach?',
    answer:
      'Dá. Sumu nad {{installmentsAbove}} môžete rozdeliť na 2 až 3 časti. Bežne je to záloha, platba počas práce a zvyšok po odovzdaní. Dátumy a sumy sú v ponuke, ktorú podpisujete. Za rozdelenie si nič neúčtujem.',
  },
  'deposit-and-invoice': {
    question: 'Aká je záloha a kedy príde faktúra?',
    answer:
      'Obvykle 50 % vopred a 50 % po odovzdaní. Pri väčších projektoch je záloha 30 až 50 %. Zaplatíte ju prevodom po podpise ponuky. Faktúry majú splatnosť 14 dní a prídu e-mailom. Ceny sú bez DPH, daň je na faktúre zvlášť.',
  },
  'monthly-costs': {
    question: 'Čo budem platiť po spustení?',
    answer:
      'Doménu a hosting vždy, starostlivosť len vtedy, keď ju chcete. Doménu platíte priamo registrátorovi, je vaša. Starostlivosť stojí {{maintenance}} mesačne bez DPH podľa toho, koľko zmien potrebujete. Sú v nej aktualizácie, zálohy, dohľad a drobné zmeny. Skončiť sa dá s mesačnou výpoveďou ku koncu mesiaca. Bez nej web pobeží tiež, len sa oň musíte postarať sami.',
  },
  phone: {
    question: 'Bude web fungovať na mobile?',
    answer:
      'Bude, kreslím ho najprv pre mobil. Väčšina vašich zákazníkov otvorí web na telefóne, často vonku a na slnku. Preto má veľké tlačidlá, čitateľné písmo a číslo, na ktoré sa dá ťuknúť. Pred spustením ho skúšam na iPhone aj na Androide.',
  },
  'edit-myself': {
    question: 'Zmením si texty a fotky sám?',
    answer:
      'Áno, ak si vyberiete funkciu Vlastné úpravy. Prihlásite sa, prepíšete text alebo vložíte fotku z mobilu a uložíte. Veľkosť fotky web upraví za vás. Po odovzdaní vám to ukážem a nechám krátky návod. Ak meniť nechcete, pošlite zmenu mne, v rámci starostlivosti alebo za cenu dohodnutú vopred.',
  },
  'domain-and-email': {
    question: 'Vybavíte aj doménu a firemný e-mail?',
    answer:
      'Vybavím. Doménu zaregistrujeme na vaše IČO, takže ostane vaša, aj keby sme sa rozišli. K nej nastavím schránky ako info@vasafirma.sk do telefónu aj počítača. Ak už doménu máte, stačí prístup k nej. Pri presune schránky si dám pozor aj na staré správy.',
  },
  speed: {
    question: 'Ako rýchlo sa web otvorí?',
    answer:
      'Na bežnom telefóne s mobilnými dátami mierim do 2 sekúnd. Dosiahnem to malými fotkami, vlastným kódom a tým, že na web nedávam veci, ktoré nič nerobia. Pred odovzdaním rýchlosť zmeriam verejným nástrojom Googlu a výsledok vám pošlem.',
  },
  backups: {
    question: 'Čo keď sa web pokazí alebo ho niekto napadne?',
    answer:
      'Obnovím ho zo zálohy. V rámci starostlivosti ho pravidelne zálohujem, kópia leží na inom mieste než web a obnovu skúšam. O výpadku sa dozviem automaticky a riešim ho pred všetkým ostatným. Bez starostlivosti dostanete zálohu pri odovzdaní, ďalšie si robíte sami a opravu nacením vopred.',
  },
  'personal-data': {
    question: 'Bude web v súlade s GDPR?',
    answer:
      'Postavím ho tak, aby v súlade byť mohol. Formuláre si pýtajú len to, čo na odpoveď potrebujete, a pred súhlasom sa uložia iba nevyhnutné cookies. Pripravím návrh textu o ochrane údajov. Prevádzkovateľom údajov ostávate vy. Ak ich pri práci spracúvam, uzavrieme o tom zmluvu. Zvláštne prípady nech prezrie právnik.',
  },
  'accounting-links': {
    question: 'Prepojíte web s naším účtovníctvom?',
    answer:
      'Ak váš program vie prijímať údaje zvonka, áno. Bežné slovenské účtovné a fakturačné programy to vedia. Najprv overím, čo presne dovolí vaša verzia, a až potom sľúbim cenu. Kde prepojenie nejde, pripravím súbor, ktorý účtovníčka nahrá jedným krokom.',
  },
  start: {
    question: 'Ako začneme?',
    answer:
      'Vyplníte kalkulačku na stránke Zistiť cenu. Rýchla má 4 otázky a trvá do 60 sekúnd, podrobná 3 až 5 minút. Uvidíte cenu a odošlete dopyt. Do 24 hodín sa ozvem, prejdeme rozsah a dostanete ponuku. Ak radšej hovoríte, rovno mi zavolajte.',
  },
  duration: {
    question: 'Kedy bude web hotový?',
    answer:
      'Malý za 1 až 2 týždne, stredný za 3 až 4, veľký za 5 až 8 týždňov. Čas sa počíta, keď mám podpis, zálohu a dohodnuté podklady. Najčastejšie ho naťahujú chýbajúce fotky a texty. Dátum odovzdania je v ponuke, hotové časti vidíte na skúšobnej adrese.',
  },
  'what-you-need': {
    question: 'Čo odo mňa budete potrebovať?',
    answer:
      'Hodinu rozhovoru, logo, ak ho máte, a fotky vašich prác, hoci len z mobilu. Ďalej zoznam služieb, obce, kam jazdíte, a prístup k doméne. Pri kalkulačke aj vaše sadzby. Počas práce potrebujem dvakrát váš súhlas: s návrhom a so spustením.',
  },
  'texts-and-photos': {
    question: 'Nemám texty ani dobré fotky. Čo s tým?',
    answer:
      'Texty napíšem za vás z jedného telefonátu. Pýtam sa tak, ako by sa pýtal zákazník, a vy len opravíte, čo nesedí. Písanie je samostatná položka. Fotky z mobilu mi stačia, vyberiem ich, orežem a zosvetlím. Keď treba lepšie, poradím, čo odfotiť, alebo zoženiem fotografa vo vašom okolí.',
  },
  changes: {
    question: 'Čo keď si to počas práce rozmyslím?',
    answer:
      'Na návrhu meníme v dohodnutom rozsahu, čo treba, na to je. Keď je stránka naprogramovaná, drobnosti v tom istom rozsahu opravím bez príplatku. Ak pribudne nová funkcia, pošlem vám najprv cenu a nový termín a začnem, až keď ich potvrdíte. Na faktúre sa neobjaví nič, čo ste neodsúhlasili.',
  },
  signing: {
    question: 'Ako sa podpisuje ponuka?',
    answer:
      'Na diaľku, tlačiť ani skenovať nič netreba. Ponuku v PDF vám pošlem e-mailom, prečítate si položky, cenu, termín a podmienky a podpíšete ju v telefóne alebo počítači, prípadne ju potvrdíte e-mailom. Ak máte výhradu, napíšte mi a pošlem novú verziu.',
  },
  warranty: {
    question: 'Akú dávate záruku?',
    answer:
      'Na chyby 6 mesiacov, k tomu 30 dní bezplatného doladenia po spustení. Doladenie sú drobnosti, na ktoré prídete až v prevádzke: iný text, poradie fotiek, väčšie tlačidlo. Chyba je, keď niečo nefunguje podľa ponuky. Takú bezplatne opravím do 7 pracovných dní od nahlásenia, a ak jej povaha vyžaduje viac času, do dňa, na ktorom sa dohodneme.',
  },
};
