import type { WritingTexts } from '#domain/writing/writing-texts.ts';

export const trades: WritingTexts['trades'] = {
  painter: {
    name: 'maliarske a natieračské práce',
    firm: 'Sme maliari a natierači. Maľujeme byty, domy a kancelárie, robíme stierky, nátery a fasády.',
    clients: 'Pracujeme pre majiteľov bytov a domov, správcov budov a stavebné firmy.',
    customers: [
      {
        title: 'Majitelia bytov a domov',
        text: 'Chcú vedieť cenu za meter štvorcový, termín a to, že po vás ostane čisto. Hľadajú z telefónu, často večer.',
      },
      {
        title: 'Správcovia budov a firmy',
        text: 'Potrebujú ponuku na papieri, prácu mimo prevádzky a niekoho, kto dodrží termín.',
      },
    ],
    services: [
      {
        title: 'Maľovanie bytov a domov',
        text: 'Postup po dňoch, zakrývanie nábytku, cena za meter štvorcový, fotky izieb.',
      },
      {
        title: 'Stierky a omietky',
        text: 'Kedy stačí vyspraviť a kedy treba stierku, s fotkami podkladu pred prácou a po nej.',
      },
      { title: 'Nátery dverí, okien a plotov', text: 'Drevo a kov, druhy náterov, ich životnosť a ako dlho schnú.' },
      { title: 'Fasády', text: 'Čistenie, oprava a náter, lešenie a mesiace, v ktorých sa dá natierať.' },
    ],
    measures: 'plocha stien a stropov v m², počet miestností, stav podkladu, biela alebo farba',
    material: 'litre farby, penetrácia, stierka, zakrývacie fólie',
    photos: 'Odfoťte 10 až 15 hotových miestností alebo fasád pri dennom svetle, k piatim aj stav pred prácou.',
    proof: 'Stačí živnostenské oprávnenie, poistenie zodpovednosti a značky farieb, s ktorými pracujete.',
    question: 'Chcete zákazníkom ukázať orientačnú cenu za meter štvorcový, alebo ju povedať až po obhliadke?',
  },
  electrician: {
    name: 'elektroinštalácie',
    firm: 'Sme elektrikári. Robíme elektroinštalácie v bytoch a domoch, rozvádzače, revízie a opravy porúch.',
    clients: 'Pracujeme pre domácnosti, stavebné firmy a prevádzky, ktoré potrebujú revíziu.',
    customers: [
      {
        title: 'Domácnosti s poruchou',
        text: 'Nejde zásuvka alebo vypadáva istič. Chcú vedieť, či prídete ešte dnes a koľko stojí výjazd.',
      },
      {
        title: 'Stavebníci a prevádzky',
        text: 'Plánujú rozvody alebo revíziu. Zaujíma ich oprávnenie, rozsah, termín a správa, ktorú dostanú.',
      },
    ],
    services: [
      {
        title: 'Elektroinštalácie v bytoch a domoch',
        text: 'Od návrhu rozvodov po zapojenie svetiel, s postupom po etapách stavby.',
      },
      {
        title: 'Rozvádzače a ističe',
        text: 'Výmena a rozšírenie rozvádzača, prepäťová ochrana, príprava na fotovoltiku.',
      },
      { title: 'Revízie', text: 'Pre koho sú povinné, ako často, čo zákazník dostane a koľko to stojí.' },
      { title: 'Opravy porúch', text: 'Čo urobiť hneď, kedy volať, kam jazdíte a cena výjazdu.' },
    ],
    measures: 'počet zásuviek a svetiel, typ stavby, vek rozvodov, nový rozvádzač áno alebo nie',
    material: 'metre kábla, zásuvky a vypínače, ističe, krabice',
    photos: 'Odfoťte 10 až 15 prác: zapojený rozvádzač, rozvody pred zakrytím, hotové svetlá.',
    proof: 'Pošlite osvedčenie elektrotechnika, oprávnenie na revízie, ak ho máte, a poistenie zodpovednosti.',
    question: 'Jazdíte k poruchám aj večer a cez víkend, a za akú cenu?',
  },
  plumber: {
    name: 'vodoinštalácie a kúrenie',
    firm: 'Sme inštalatéri. Robíme rozvody vody a odpadu, kúpeľne, kúrenie a opravy havárií.',
    clients: 'Pracujeme pre domácnosti, bytové domy a stavebné firmy.',
    customers: [
      {
        title: 'Domácnosti s haváriou',
        text: 'Tečie voda alebo nejde kúrenie. Chcú hneď vidieť číslo a vedieť, kedy prídete.',
      },
      {
        title: 'Ľudia, ktorí prerábajú',
        text: 'Plánujú kúpeľňu alebo kúrenie. Porovnávajú cenu, termín a hotové práce.',
      },
    ],
    services: [
      { title: 'Rozvody vody a odpadu', text: 'Nové rozvody aj výmena stúpačiek, materiály a ich životnosť.' },
      { title: 'Kúpeľne', text: 'Od búrania po batérie: čo robíte vy, čo obkladač, ako dlho to trvá.' },
      { title: 'Kúrenie a kotly', text: 'Montáž, výmena a servis, značky, s ktorými pracujete.' },
      { title: 'Havárie a opravy', text: 'Čo uzavrieť ako prvé, kam jazdíte, cena výjazdu a hodinová sadzba.' },
    ],
    measures: 'počet miestností s vodou, dĺžka rozvodov, typ kúrenia, vek stavby',
    material: 'metre rúrok, tvarovky, ventily, zariaďovacie predmety',
    photos: 'Odfoťte 10 až 15 prác: kotolňu, rozvody pred zakrytím, hotové kúpeľne.',
    proof: 'Pošlite oprávnenie na plynové zariadenia, ak ho máte, osvedčenia výrobcov kotlov a poistenie.',
    question: 'Má byť havarijné číslo na každej stránke a v ktorých hodinách ho dvíhate?',
  },
  roofer: {
    name: 'strechy a klampiarske práce',
    firm: 'Sme strechári. Robíme nové strechy, opravy, klampiarske práce a strešné okná.',
    clients: 'Pracujeme pre majiteľov domov, bytové spoločenstvá a stavebné firmy.',
    customers: [
      {
        title: 'Majitelia domov so zatekaním',
        text: 'Vidia fľak na strope. Chcú poslať fotku, dohodnúť obhliadku a vedieť, čo zatiaľ urobiť.',
      },
      {
        title: 'Stavebníci a bytové domy',
        text: 'Plánujú celú strechu. Porovnávajú krytiny, záruku, cenu za meter štvorcový a hotové stavby v okolí.',
      },
    ],
    services: [
      {
        title: 'Nové strechy',
        text: 'Od krovu po hrebeň: krytiny, skladba strechy, postup a cena za meter štvorcový.',
      },
      {
        title: 'Opravy a zatekanie',
        text: 'Najčastejšie miesta, kde strecha zateká, čo odfotiť a ako rýchlo prídete.',
      },
      { title: 'Klampiarske práce', text: 'Žľaby, zvody, oplechovanie komínov a atík, materiály a životnosť.' },
      { title: 'Strešné okná', text: 'Osadenie a výmena, typy okien, práca za jeden deň.' },
    ],
    measures: 'plocha strechy v m², sklon, krytina, búranie starej strechy áno alebo nie',
    material: 'krytina v m², laty, fólia, žľaby v metroch',
    photos: 'Odfoťte 10 až 15 striech zo zeme aj z lešenia, k piatim aj stav pred prácou a detail oplechovania.',
    proof: 'Pošlite osvedčenia výrobcov krytín, dĺžku záruky, ktorú dávate, a poistenie zodpovednosti.',
    question: 'Za ako dlho prídete k zatekaniu a do akej vzdialenosti?',
  },
  mason: {
    name: 'murárske a stavebné práce',
    firm: 'Sme murári. Staviame hrubé stavby, prístavby a priečky, omietame a prerábame staršie domy.',
    clients: 'Pracujeme pre stavebníkov rodinných domov, ľudí, ktorí prerábajú, a stavebné firmy.',
    customers: [
      {
        title: 'Stavebníci rodinných domov',
        text: 'Hľadajú partiu na konkrétne mesiace. Chcú vidieť hotové stavby, postup a spôsob platby.',
      },
      {
        title: 'Ľudia, ktorí prerábajú',
        text: 'Búrajú priečku alebo pristavujú izbu. Potrebujú obhliadku, cenu a vedieť, koľko bude prachu.',
      },
    ],
    services: [
      { title: 'Hrubé stavby', text: 'Od základov po strechu, s postupom po etapách a tým, čo zabezpečí stavebník.' },
      { title: 'Prístavby a priečky', text: 'Čo treba ohlásiť, ako dlho práca trvá a ako sa napojí na starý dom.' },
      { title: 'Omietky a potery', text: 'Ručne aj strojovo, ako dlho schnú a cena za meter štvorcový.' },
      { title: 'Prerábky starších domov', text: 'Podrezanie, vlhkosť, nové otvory, poradie prác.' },
    ],
    measures: 'plocha v m², hrúbka muriva, poschodie, búranie áno alebo nie',
    material: 'tehly alebo tvárnice, malta, omietka, preklady',
    photos: 'Odfoťte 10 až 15 stavieb v troch fázach: základy, hrubá stavba, hotové.',
    proof: 'Pošlite oprávnenie, poistenie a kontakt na dvoch stavebníkov, ktorí vás odporučia.',
    question: 'Na koľko mesiacov dopredu máte plno a chcete to zákazníkom ukázať?',
  },
  carpenter: {
    name: 'stolárske a tesárske práce',
    firm: 'Sme stolári a tesári. Robíme nábytok na mieru, schody, krovy, pergoly a terasy.',
    clients: 'Pracujeme pre majiteľov domov a bytov, architektov a stavebné firmy.',
    customers: [
      {
        title: 'Majitelia domov a bytov',
        text: 'Majú predstavu a rozmery. Chcú vidieť podobné kusy, druhy dreva, cenu a čas výroby.',
      },
      {
        title: 'Architekti a stavebné firmy',
        text: 'Posielajú výkres a čakajú ponuku. Zaujíma ich presnosť, kapacita a termín montáže.',
      },
    ],
    services: [
      { title: 'Nábytok na mieru', text: 'Od zamerania po montáž: kuchyne, skrine, drevo a kovania.' },
      { title: 'Schody', text: 'Typy schodov, drevo, zábradlie, čas výroby a montáže.' },
      { title: 'Krovy a strešné konštrukcie', text: 'Materiál, väzby, výkresy a čo musí byť na stavbe hotové.' },
      { title: 'Pergoly a terasy', text: 'Druhy dreva vonku, údržba a cena za meter štvorcový.' },
    ],
    measures: 'rozmery v cm, druh dreva, povrchová úprava, montáž áno alebo nie',
    material: 'rezivo v m³, dosky, kovania, olej alebo lak',
    photos: 'Odfoťte 10 až 15 kusov celých aj v detaile spoja a hrany, k piatim pripíšte drevo a rozmer.',
    proof: 'Pošlite výučný list alebo osvedčenie, značky kovaní a poistenie montáže.',
    question: 'Aká je najmenšia zákazka, ktorú beriete, a má o nej zákazník vedieť vopred?',
  },
  tiler: {
    name: 'obklady a dlažby',
    firm: 'Sme obkladači. Obkladáme kúpeľne, kuchyne, schody a terasy a kladieme veľkoformátovú dlažbu.',
    clients: 'Pracujeme pre majiteľov bytov a domov, architektov a stavebné firmy.',
    customers: [
      {
        title: 'Ľudia, ktorí prerábajú kúpeľňu',
        text: 'Chcú vidieť podobnú kúpeľňu, cenu za meter štvorcový a počet dní bez sprchy.',
      },
      {
        title: 'Architekti a stavebné firmy',
        text: 'Majú škárorez a termín. Zaujíma ich skúsenosť s veľkým formátom a hydroizoláciou.',
      },
    ],
    services: [
      { title: 'Kúpeľne', text: 'Poradie prác, hydroizolácia, sprchový kút v spáde a počet dní.' },
      { title: 'Kuchyne a chodby', text: 'Zástena, podlaha, príprava podkladu a škárovanie.' },
      { title: 'Veľkoformátová dlažba', text: 'Rovinnosť podkladu, manipulácia, rezanie a príplatky.' },
      { title: 'Terasy a schody', text: 'Mrazuvzdornosť, protišmyk, odvodnenie a lemovanie hrán.' },
    ],
    measures: 'plocha v m², formát obkladu, stav podkladu, hydroizolácia áno alebo nie',
    material: 'obklad v m² s rezervou, lepidlo, škárovacia hmota, lišty',
    photos: 'Odfoťte 10 až 15 prác celých aj v detaile rohu a škáry, k piatim aj stav pred prácou.',
    proof: 'Pošlite osvedčenia výrobcov lepidiel a hydroizolácií a dĺžku záruky, ktorú dávate.',
    question: 'Zabezpečujete aj obklad a lepidlo, alebo ich kupuje zákazník?',
  },
  insulation: {
    name: 'zatepľovanie domov',
    firm: 'Zatepľujeme fasády, strechy a podkrovia rodinných a bytových domov.',
    clients: 'Pracujeme pre majiteľov domov, bytové spoločenstvá a stavebné firmy.',
    customers: [
      {
        title: 'Majitelia domov',
        text: 'Riešia účty za kúrenie a dotáciu. Chcú vedieť hrúbku, cenu za meter štvorcový a návratnosť.',
      },
      {
        title: 'Správcovia bytových domov',
        text: 'Porovnávajú ponuky na schôdzi. Potrebujú skladbu, záruku, postup a podobné hotové domy.',
      },
    ],
    services: [
      { title: 'Zateplenie fasády', text: 'Polystyrén alebo vata, hrúbky, skladba, lešenie a postup po týždňoch.' },
      {
        title: 'Zateplenie strechy a podkrovia',
        text: 'Fúkaná alebo kladená izolácia, parozábrana, práca bez búrania.',
      },
      { title: 'Sokle a pivnice', text: 'Vlhkosť, odkopanie, drenáž a izolácia pod terénom.' },
      { title: 'Podklady k dotácii', text: 'Aké doklady vystavíte, čo si zákazník vybavuje sám a v akom poradí.' },
    ],
    measures: 'plocha fasády v m², hrúbka izolácie, materiál, počet podlaží',
    material: 'izolácia v m², lepidlo, kotvy, sieťka, omietka',
    photos: 'Odfoťte 10 domov pred prácou a po nej z rovnakého miesta, k trom aj skladbu v reze.',
    proof: 'Pošlite licencie zatepľovacích systémov, dĺžku záruky a poistenie zodpovednosti.',
    question: 'Pripravujete zákazníkom aj podklady k dotácii a máme to uviesť?',
  },
  custom: {
    name: '{{trade}}',
    firm: 'Naša firma robí v odbore: {{trade}}.',
    clients: 'Pracujeme pre domácnosti aj firmy v okolí.',
    customers: [
      {
        title: 'Domácnosti v okolí',
        text: 'Porovnávajú dve či tri firmy z telefónu. Chcú vidieť hotovú prácu, cenu a vedieť, kedy máte čas.',
      },
      {
        title: 'Firmy a stavebníci',
        text: 'Potrebujú ponuku na papieri, doklady o odbornosti a človeka, ktorému sa dovolajú.',
      },
    ],
    services: [
      { title: 'Hlavná služba', text: 'Práca, z ktorej žijete: postup, podmienky, cena od a fotky hotových zákaziek.' },
      { title: 'Menšie práce a opravy', text: 'Čo beriete popri tom, ako rýchlo a od akej sumy.' },
    ],
    measures: 'druh a rozsah práce, rozmery, stav pred prácou',
    material: 'množstvo hlavného materiálu, doplnkový materiál, rezerva na odpad',
    photos: 'Odfoťte 10 až 15 hotových zákaziek pri dennom svetle, k piatim aj stav pred prácou.',
    proof: 'Pošlite oprávnenie k živnosti, osvedčenia a poistenie zodpovednosti.',
    question: 'Ktoré tri služby vám prinášajú najviac práce? Podľa nich zostavím ponuku stránok.',
  },
};
