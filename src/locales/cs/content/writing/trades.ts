import type { WritingTexts } from '#domain/writing/writing-texts.ts';

export const trades: WritingTexts['trades'] = {
  painter: {
    name: 'malířské a natěračské práce',
    firm: 'Jsme malíři a natěrači. Malujeme byty, domy a kanceláře, děláme stěrky, nátěry a fasády.',
    clients: 'Pracujeme pro majitele bytů a domů, správce budov a stavební firmy.',
    customers: [
      {
        title: 'Majitelé bytů a domů',
        text: 'Chtějí znát cenu za metr čtvereční, termín a mít jistotu, že po vás zůstane čisto. Hledají z telefonu, často večer.',
      },
      {
        title: 'Správci budov a firmy',
        text: 'Potřebují písemnou nabídku, práci mimo provoz a někoho, kdo dodrží termín.',
      },
    ],
    services: [
      {
        title: 'Malování bytů a domů',
        text: 'Postup po dnech, zakrývání nábytku, cena za metr čtvereční, fotky pokojů.',
      },
      {
        title: 'Stěrky a omítky',
        text: 'Kdy stačí vyspravit a kdy je potřeba stěrka, s fotkami podkladu před prací a po ní.',
      },
      { title: 'Nátěry dveří, oken a plotů', text: 'Dřevo a kov, druhy nátěrů, jejich životnost a jak dlouho schnou.' },
      { title: 'Fasády', text: 'Čištění, oprava a nátěr, lešení a měsíce, kdy se dá natírat.' },
    ],
    measures: 'plocha stěn a stropů v m², počet místností, stav podkladu, bílá nebo barva',
    material: 'litry barvy, penetrace, stěrka, zakrývací fólie',
    photos: 'Vyfoťte 10 až 15 hotových místností nebo fasád za denního světla, u pěti i stav před prací.',
    proof: 'Stačí živnostenské oprávnění, pojištění odpovědnosti a značky barev, se kterými pracujete.',
    question: 'Chcete zákazníkům ukázat orientační cenu za metr čtvereční, nebo ji říct až po obhlídce?',
  },
  electrician: {
    name: 'elektroinstalace',
    firm: 'Jsme elektrikáři. Děláme elektroinstalace v bytech a domech, rozvaděče, revize a opravy poruch.',
    clients: 'Pracujeme pro domácnosti, stavební firmy a provozy, které potřebují revizi.',
    customers: [
      {
        title: 'Domácnosti s poruchou',
        text: 'Nejde zásuvka nebo vypadává jistič. Chtějí vědět, jestli přijedete ještě dnes a kolik stojí výjezd.',
      },
      {
        title: 'Stavebníci a provozy',
        text: 'Plánují rozvody nebo revizi. Zajímá je oprávnění, rozsah, termín a zpráva, kterou dostanou.',
      },
    ],
    services: [
      {
        title: 'Elektroinstalace v bytech a domech',
        text: 'Od návrhu rozvodů po zapojení světel, s postupem po etapách stavby.',
      },
      {
        title: 'Rozvaděče a jističe',
        text: 'Výměna a rozšíření rozvaděče, přepěťová ochrana, příprava na fotovoltaiku.',
      },
      { title: 'Revize', text: 'Pro koho jsou povinné, jak často, co zákazník dostane a kolik to stojí.' },
      { title: 'Opravy poruch', text: 'Co udělat hned, kdy volat, kam jezdíte a cena výjezdu.' },
    ],
    measures: 'počet zásuvek a světel, typ stavby, stáří rozvodů, nový rozvaděč ano nebo ne',
    material: 'metry kabelu, zásuvky a vypínače, jističe, krabice',
    photos: 'Vyfoťte 10 až 15 prací: zapojený rozvaděč, rozvody před zakrytím, hotová světla.',
    proof: 'Pošlete osvědčení o odborné způsobilosti, oprávnění k revizím, máte-li ho, a pojištění odpovědnosti.',
    question: 'Jezdíte k poruchám i večer a o víkendu, a za jakou cenu?',
  },
  plumber: {
    name: 'instalatérské práce a topení',
    firm: 'Jsme instalatéři. Děláme rozvody vody a odpadů, koupelny, topení a opravy havárií.',
    clients: 'Pracujeme pro domácnosti, bytové domy a stavební firmy.',
    customers: [
      {
        title: 'Domácnosti s havárií',
        text: 'Teče voda nebo nejde topení. Chtějí hned vidět telefon a vědět, kdy přijedete.',
      },
      {
        title: 'Lidé, kteří přestavují',
        text: 'Plánují koupelnu nebo topení. Porovnávají cenu, termín a hotové práce.',
      },
    ],
    services: [
      { title: 'Rozvody vody a odpadů', text: 'Nové rozvody i výměna stoupaček, materiály a jejich životnost.' },
      { title: 'Koupelny', text: 'Od bourání po baterie: co děláte vy, co obkladač, jak dlouho to trvá.' },
      { title: 'Topení a kotle', text: 'Montáž, výměna a servis, značky, se kterými pracujete.' },
      { title: 'Havárie a opravy', text: 'Co zavřít jako první, kam jezdíte, cena výjezdu a hodinová sazba.' },
    ],
    measures: 'počet místností s vodou, délka rozvodů, typ topení, stáří stavby',
    material: 'metry trubek, tvarovky, ventily, zařizovací předměty',
    photos: 'Vyfoťte 10 až 15 prací: kotelnu, rozvody před zakrytím, hotové koupelny.',
    proof: 'Pošlete oprávnění na plyn, máte-li ho, osvědčení výrobců kotlů a pojištění.',
    question: 'Má být havarijní číslo na každé stránce a v kterých hodinách ho zvedáte?',
  },
  roofer: {
    name: 'střechy a klempířské práce',
    firm: 'Jsme pokrývači. Děláme nové střechy, opravy, klempířské práce a střešní okna.',
    clients: 'Pracujeme pro majitele domů, společenství vlastníků a stavební firmy.',
    customers: [
      {
        title: 'Majitelé domů, do kterých zatéká',
        text: 'Vidí skvrnu na stropě. Chtějí poslat fotku, domluvit obhlídku a vědět, co zatím udělat.',
      },
      {
        title: 'Stavebníci a bytové domy',
        text: 'Plánují celou střechu. Porovnávají krytiny, záruku, cenu za metr čtvereční a hotové stavby v okolí.',
      },
    ],
    services: [
      { title: 'Nové střechy', text: 'Od krovu po hřeben: krytiny, skladba střechy, postup a cena za metr čtvereční.' },
      { title: 'Opravy a zatékání', text: 'Nejčastější místa, kudy zatéká, co vyfotit a jak rychle přijedete.' },
      { title: 'Klempířské práce', text: 'Žlaby, svody, oplechování komínů a atik, materiály a životnost.' },
      { title: 'Střešní okna', text: 'Osazení a výměna, typy oken, práce za jeden den.' },
    ],
    measures: 'plocha střechy v m², sklon, krytina, bourání staré střechy ano nebo ne',
    material: 'krytina v m², latě, fólie, žlaby v metrech',
    photos: 'Vyfoťte 10 až 15 střech ze země i z lešení, u pěti i stav před prací a detail oplechování.',
    proof: 'Pošlete osvědčení výrobců krytin, délku záruky, kterou dáváte, a pojištění odpovědnosti.',
    question: 'Za jak dlouho přijedete k zatékání a do jaké vzdálenosti?',
  },
  mason: {
    name: 'zednické a stavební práce',
    firm: 'Jsme zedníci. Stavíme hrubé stavby, přístavby a příčky, omítáme a přestavujeme starší domy.',
    clients: 'Pracujeme pro stavebníky rodinných domů, lidi, kteří přestavují, a stavební firmy.',
    customers: [
      {
        title: 'Stavebníci rodinných domů',
        text: 'Hledají partu na konkrétní měsíce. Chtějí vidět hotové stavby, postup a způsob platby.',
      },
      {
        title: 'Lidé, kteří přestavují',
        text: 'Bourají příčku nebo přistavují pokoj. Potřebují obhlídku, cenu a vědět, kolik bude prachu.',
      },
    ],
    services: [
      { title: 'Hrubé stavby', text: 'Od základů po střechu, s postupem po etapách a tím, co zajišťuje stavebník.' },
      { title: 'Přístavby a příčky', text: 'Co je třeba ohlásit, jak dlouho práce trvá a jak se napojí na starý dům.' },
      { title: 'Omítky a potěry', text: 'Ručně i strojově, jak dlouho schnou a cena za metr čtvereční.' },
      { title: 'Přestavby starších domů', text: 'Podřezání, vlhkost, nové otvory, pořadí prací.' },
    ],
    measures: 'plocha v m², tloušťka zdi, podlaží, bourání ano nebo ne',
    material: 'cihly nebo tvárnice, malta, omítka, překlady',
    photos: 'Vyfoťte 10 až 15 staveb ve třech fázích: základy, hrubá stavba, hotovo.',
    proof: 'Pošlete oprávnění, pojištění a kontakt na dva stavebníky, kteří vás doporučí.',
    question: 'Na kolik měsíců dopředu máte plno a chcete to zákazníkům ukázat?',
  },
  carpenter: {
    name: 'truhlářské a tesařské práce',
    firm: 'Jsme truhláři a tesaři. Děláme nábytek na míru, schody, krovy, pergoly a terasy.',
    clients: 'Pracujeme pro majitele domů a bytů, architekty a stavební firmy.',
    customers: [
      {
        title: 'Majitelé domů a bytů',
        text: 'Mají představu a rozměry. Chtějí vidět podobné kusy, druhy dřeva, cenu a dobu výroby.',
      },
      {
        title: 'Architekti a stavební firmy',
        text: 'Posílají výkres a čekají nabídku. Zajímá je přesnost, kapacita a termín montáže.',
      },
    ],
    services: [
      { title: 'Nábytek na míru', text: 'Od zaměření po montáž: kuchyně, skříně, dřevo a kování.' },
      { title: 'Schody', text: 'Typy schodů, dřevo, zábradlí, doba výroby a montáže.' },
      { title: 'Krovy a střešní konstrukce', text: 'Materiál, vazby, výkresy a co musí být na stavbě hotové.' },
      { title: 'Pergoly a terasy', text: 'Druhy dřeva do exteriéru, údržba a cena za metr čtvereční.' },
    ],
    measures: 'rozměry v cm, druh dřeva, povrchová úprava, montáž ano nebo ne',
    material: 'řezivo v m³, desky, kování, olej nebo lak',
    photos: 'Vyfoťte 10 až 15 kusů vcelku i v detailu spoje a hrany, k pěti připište dřevo a rozměr.',
    proof: 'Pošlete výuční list nebo osvědčení, značky kování a pojištění montáže.',
    question: 'Jaká je nejmenší zakázka, kterou berete, a má o ní zákazník vědět předem?',
  },
  tiler: {
    name: 'obklady a dlažby',
    firm: 'Jsme obkladači. Obkládáme koupelny, kuchyně, schody a terasy a pokládáme velkoformátovou dlažbu.',
    clients: 'Pracujeme pro majitele bytů a domů, architekty a stavební firmy.',
    customers: [
      {
        title: 'Lidé, kteří přestavují koupelnu',
        text: 'Chtějí vidět podobnou koupelnu, cenu za metr čtvereční a počet dní bez sprchy.',
      },
      {
        title: 'Architekti a stavební firmy',
        text: 'Mají spárořez a termín. Zajímá je zkušenost s velkým formátem a hydroizolací.',
      },
    ],
    services: [
      { title: 'Koupelny', text: 'Pořadí prací, hydroizolace, sprchový kout ve spádu a počet dní.' },
      { title: 'Kuchyně a chodby', text: 'Zástěna, podlaha, příprava podkladu a spárování.' },
      { title: 'Velkoformátová dlažba', text: 'Rovinnost podkladu, manipulace, řezání a příplatky.' },
      { title: 'Terasy a schody', text: 'Mrazuvzdornost, protiskluz, odvodnění a lemování hran.' },
    ],
    measures: 'plocha v m², formát obkladu, stav podkladu, hydroizolace ano nebo ne',
    material: 'obklad v m² s rezervou, lepidlo, spárovací hmota, lišty',
    photos: 'Vyfoťte 10 až 15 prací vcelku i v detailu rohu a spáry, u pěti i stav před prací.',
    proof: 'Pošlete osvědčení výrobců lepidel a hydroizolací a délku záruky, kterou dáváte.',
    question: 'Zajišťujete i obklad a lepidlo, nebo je kupuje zákazník?',
  },
  insulation: {
    name: 'zateplování domů',
    firm: 'Zateplujeme fasády, střechy a podkroví rodinných a bytových domů.',
    clients: 'Pracujeme pro majitele domů, společenství vlastníků a stavební firmy.',
    customers: [
      {
        title: 'Majitelé domů',
        text: 'Řeší účty za topení a dotaci. Chtějí znát tloušťku, cenu za metr čtvereční a návratnost.',
      },
      {
        title: 'Správci bytových domů',
        text: 'Porovnávají nabídky na schůzi. Potřebují skladbu, záruku, postup a podobné hotové domy.',
      },
    ],
    services: [
      { title: 'Zateplení fasády', text: 'Polystyren nebo vata, tloušťky, skladba, lešení a postup po týdnech.' },
      { title: 'Zateplení střechy a podkroví', text: 'Foukaná nebo kladená izolace, parozábrana, práce bez bourání.' },
      { title: 'Sokly a sklepy', text: 'Vlhkost, odkopání, drenáž a izolace pod terénem.' },
      { title: 'Podklady k dotaci', text: 'Jaké doklady vystavíte, co si zákazník vyřizuje sám a v jakém pořadí.' },
    ],
    measures: 'plocha fasády v m², tloušťka izolace, materiál, počet podlaží',
    material: 'izolace v m², lepidlo, kotvy, síťka, omítka',
    photos: 'Vyfoťte 10 domů před prací a po ní ze stejného místa, u tří i skladbu v řezu.',
    proof: 'Pošlete osvědčení zateplovacích systémů, délku záruky a pojištění odpovědnosti.',
    question: 'Připravujete zákazníkům i podklady k dotaci a máme to uvést?',
  },
  custom: {
    name: '{{trade}}',
    firm: 'Náš obor: {{trade}}.',
    clients: 'Pracujeme pro domácnosti i firmy v okolí.',
    customers: [
      {
        title: 'Domácnosti v okolí',
        text: 'Porovnávají dvě nebo tři firmy z telefonu. Chtějí vidět hotovou práci, cenu a vědět, kdy máte čas.',
      },
      {
        title: 'Firmy a stavebníci',
        text: 'Potřebují písemnou nabídku, doklady o odbornosti a člověka, kterému se dovolají.',
      },
    ],
    services: [
      { title: 'Hlavní služba', text: 'Práce, která vás živí: postup, podmínky, cena od a fotky hotových zakázek.' },
      { title: 'Menší práce a opravy', text: 'Co berete vedle toho, jak rychle a od jaké částky.' },
    ],
    measures: 'druh a rozsah práce, rozměry, stav před prací',
    material: 'množství hlavního materiálu, doplňkový materiál, rezerva na odpad',
    photos: 'Vyfoťte 10 až 15 hotových zakázek za denního světla, u pěti i stav před prací.',
    proof: 'Pošlete živnostenské oprávnění, osvědčení a pojištění odpovědnosti.',
    question: 'Které tři služby vám přinášejí nejvíc práce? Podle nich seřadím obsah.',
  },
};
