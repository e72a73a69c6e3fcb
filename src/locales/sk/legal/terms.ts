import type { LegalDocument } from '../../content/content.ts';

export const terms: LegalDocument = {
  title: 'Obchodné podmienky',
  lead: 'Pravidlá, podľa ktorých pre vás staviam web, kalkulačku alebo systém.',
  sections: [
    {
      id: 'scope',
      title: 'Pre koho platia',
      blocks: [
        'Dodávateľom je {{company}}, {{address}}, IČO {{companyNumber}}. Za dodávateľa koná {{developer}}, e-mail {{mailbox}}, telefón {{phone}}.',
        'Podmienky sa vzťahujú na weby, kalkulačky, systémy a starostlivosť o ne, objednané cez {{host}}, e-mailom, telefonicky aj osobne. Sú písané pre podnikateľov. Ak ste spotrebiteľ, platia pre vás aj ustanovenia zákona, od ktorých sa nedá odchýliť, a majú prednosť.',
        'Ak podpísaná ponuka hovorí niečo iné než tieto podmienky, platí ponuka.',
      ],
    },
    {
      id: 'ordering',
      title: 'Odhad, ponuka a zmluva',
      blocks: [
        'Odhad z kalkulačky je rozpätie ceny. Nezaväzuje vás ani mňa. Na dopyt odpoviem do 24 hodín.',
        'Ponuka obsahuje rozsah, pevnú cenu, termín, platobné podmienky a deň, dokedy platí. Zmluva vznikne, keď ponuku v tejto lehote podpíšete alebo písomne potvrdíte, stačí e-mailom. Kto podpisuje za firmu, potvrdzuje, že je na to oprávnený. Podpísané znenie dostanete e-mailom v PDF a už sa nemení.',
        'Zmeny dohodneme písomne, stačí e-mail. S prácou navyše začnem až po tom, čo potvrdíte jej cenu a vplyv na termín.',
      ],
    },
    {
      id: 'price',
      title: 'Cena',
      blocks: [
        'Ceny sú v eurách bez DPH. Daň sa pripočíta podľa predpisov platných v deň dodania. Pri zákazníkovi s IČ DPH v inom štáte Únie sa môže preniesť daňová povinnosť. Spotrebiteľ nájde v ponuke aj cenu so všetkými daňami.',
        'Suma v inej mene na webe alebo v odhade je prepočet z eura. Rozhoduje suma a mena v podpísanej ponuke.',
        'Za rýchly termín môže cena stúpnuť najviac o 30 %. Od {{starterFrom}}, {{growthFrom}} alebo {{premiumFrom}} funkcií je zľava {{starterPercent}}, {{growthPercent}} alebo {{premiumPercent}} % z ceny všetkých funkcií; pridaním ďalšej funkcie však cena nikdy neklesne. Domény, hosting, licencie a reklamu tretích strán platíte podľa ich cien, ak nie sú v ponuke.',
      ],
    },
    {
      id: 'payment',
      title: 'Platby',
      blocks: [
        [
          'Faktúra je splatná do 14 dní od vystavenia, bankovým prevodom.',
          'Ak ponuka neurčuje inak, platí sa 50 % vopred a 50 % po odovzdaní. Pri väčších projektoch je záloha 30 až 50 %.',
          'Nad {{installmentsAbove}} môžete cenu rozdeliť na 2 až 3 časti s dátumami uvedenými v ponuke.',
          'Starostlivosť sa účtuje mesačne.',
        ],
        'Prácu začínam po pripísaní zálohy. Pri omeškaní mám právo na úrok z omeškania podľa zákona a po upozornení môžem prácu prerušiť. Termín sa o ten čas posunie.',
      ],
    },
    {
      id: 'delivery',
      title: 'Termíny a dodanie',
      blocks: [
        'Malý projekt trvá 1 až 2 týždne, stredný 3 až 4, veľký 5 až 8 týždňov. Záväzný je termín z ponuky. Počíta sa odo dňa, keď mám podpis, zálohu a dohodnuté podklady.',
        'Hotové časti vám ukazujem na skúšobnej adrese. Ak zistím, že termín nestihnem, oznámim vám to hneď spolu s novým dátumom. Pri vyššej moci, napríklad pri dlhodobom výpadku siete, sa termín predlžuje o čas jej trvania.',
      ],
    },
    {
      id: 'cooperation',
      title: 'Vaša súčinnosť',
      blocks: [
        'Aby práca pokračovala, potrebujem od vás:',
        [
          'texty, fotky, sadzby a prístupy v dohodnutom čase,',
          'jednu osobu, ktorá rozhoduje,',
          'vyjadrenie k predloženej časti spravidla do 5 pracovných dní.',
        ],
        'Za podklady ručíte: máte na ne práva a údaje v nich sú pravdivé. Ak mešká súčinnosť, posúva sa o ten čas aj termín. Ak sa napriek výzve neozvete 60 dní, môžem vyfakturovať urobenú prácu a zákazku pozastaviť.',
      ],
    },
    {
      id: 'acceptance',
      title: 'Odovzdanie a prevzatie',
      blocks: [
        'Hotové dielo vám sprístupním na skúšku. V správe, ktorou ho odovzdávam, pripomeniem lehotu aj to, čo znamená mlčanie. Do 10 pracovných dní dielo prevezmete, alebo napíšete, čo nezodpovedá ponuke. Vytknuté vady odstránim a dielo vám predložím znova.',
        'Ak sa v tejto lehote neozvete, dielo sa považuje za prevzaté. To isté platí, ak ho začnete verejne používať. Drobné vady, ktoré nebránia používaniu, prevzatie neodkladajú a odstránim ich. Práva, ktoré dáva spotrebiteľovi zákon, tým nie sú dotknuté.',
      ],
    },
    {
      id: 'warranty',
      title: 'Doladenie a záruka',
      blocks: [
        'Po spustení trvá 30 dní bezplatné doladenie a na vady platí záruka 6 mesiacov. Obe lehoty plynú odo dňa spustenia. Ak sa dielo verejne nespúšťa, odo dňa prevzatia.',
        'Doladenie zahŕňa drobné úpravy v dohodnutom rozsahu. Vada je rozdiel oproti podpísanej ponuke. Nahláste ju na {{mailbox}} alebo {{phone}} a opíšte, ako sa prejavuje. Bezplatne ju odstránim do 7 pracovných dní od nahlásenia, ibaže jej povaha vyžaduje viac času. Vtedy ju odstránim do dátumu, na ktorom sa dohodneme.',
        'Záruka sa nevzťahuje na zásahy iných osôb, na zmeny služieb tretích strán a na obsah, ktorý ste vložili. Spotrebiteľovi ostávajú práva zo zodpovednosti za vady podľa zákona, aj keď je zákonná lehota dlhšia.',
      ],
    },
    {
      id: 'ownership',
      title: 'Komu dielo patrí',
      blocks: [
        'Vaše texty, fotky, údaje a doména sú po celý čas vaše. Po úplnom zaplatení získate k tomu, čo som vytvoril pre vás, výhradnú licenciu bez časového a územného obmedzenia, na všetky spôsoby použitia. Dielo smiete meniť, dať meniť iným a previesť spolu s firmou. Odmena za licenciu je v cene diela.',
        'Na knižnice, nástroje a všeobecné časti kódu, ktoré do diela prinášam, máte v jeho rámci nevýhradnú licenciu v rovnakom rozsahu. Časti iných autorov s vlastnou licenciou, napríklad otvorené knižnice a písma, sa riadia ňou.',
        'Hotovú prácu ukážem medzi projektmi len s vaším súhlasom.',
      ],
    },
    {
      id: 'liability',
      title: 'Zodpovednosť',
      blocks: [
        'Zodpovedám za škodu, ktorú spôsobím porušením povinností. Voči podnikateľovi je náhrada obmedzená cenou zákazky, ktorej sa týka, a nezahŕňa ušlý zisk. Obmedzenie neplatí pri úmysle, hrubej nedbanlivosti, ujme na zdraví ani tam, kde ho zákon zakazuje.',
        'Neručím za výpadky poskytovateľov, poradie vo vyhľadávači, výsledky reklamy ani za obsah, ktorý ste dodali. Výpočty kalkulačiek na vašom webe stoja na sadzbách, ktoré ste zadali a odsúhlasili.',
      ],
    },
    {
      id: 'withdrawal',
      title: 'Odstúpenie a ukončenie',
      blocks: [
        'Zákazku môžete písomne, stačí e-mailom, ukončiť kedykoľvek pred dokončením, aj bez dôvodu. Zaplatíte prácu urobenú do toho dňa a dostanete ju. Záloha sa na ňu započíta a čo zo zálohy ostane, vrátim do 14 dní.',
        'Ktorákoľvek strana môže odstúpiť, ak druhá podstatne poruší zmluvu a nenapraví to ani v dodatočnej lehote 14 dní. Starostlivosť sa dá vypovedať e-mailom s mesačnou výpovednou lehotou ku koncu kalendárneho mesiaca.',
        'Spotrebiteľ má pri zmluve uzavretej na diaľku 14 dní na odstúpenie bez udania dôvodu. Stačí oznámenie na {{mailbox}}. Ak výslovne požiada o začatie prác v tejto lehote, zaplatí pomernú časť ceny, a po úplnom dodaní služby právo zaniká, ak o tom bol poučený.',
      ],
    },
    {
      id: 'consumers',
      title: 'Ak ste spotrebiteľ',
      blocks: [
        'Reklamácia: vadu vytknite e-mailom na {{mailbox}}, telefonicky alebo poštou na adresu dodávateľa. Prijatie vám hneď písomne potvrdím a uvediem, dokedy vadu odstránim, najneskôr do 30 dní. Oprava je bezplatná. Ak sa vada neodstráni alebo sa opakuje, máte právo na primeranú zľavu alebo na odstúpenie od zmluvy.',
        'Pri digitálnom plnení dodanom naraz zodpovedám za vady, ktoré sa prejavia do 2 rokov od dodania, pri priebežnom plnení počas celého jeho trvania. Počas prvého roka, pri priebežnom plnení počas celého trvania, preukazujem ja, že vada pri dodaní nebola.',
        'Začatie prác pred uplynutím 14 dní: „Žiadam, aby ste so službou začali pred uplynutím lehoty na odstúpenie od zmluvy. Viem, že ak potom odstúpim, zaplatím pomernú časť ceny, a že úplným dodaním služby právo odstúpiť zaniká.“ Bez tejto vety začnem až po uplynutí lehoty.',
        'Vzor odstúpenia, ktorý môžete, ale nemusíte použiť:',
        [
          'Komu: {{company}}, {{address}}, {{mailbox}}',
          'Týmto odstupujem od zmluvy o poskytnutí tejto služby: …',
          'Dátum objednania:',
          'Meno a adresa spotrebiteľa:',
          'Dátum a podpis (iba ak odstúpenie posielate na papieri):',
        ],
        'Peniaze vrátim do 14 dní od doručenia odstúpenia, rovnakým spôsobom, akým ste zaplatili.',
      ],
    },
    {
      id: 'personal-data',
      title: 'Osobné údaje',
      blocks: [
        'Vaše údaje spracúvam podľa stránky o ochrane osobných údajov. Účtovné doklady uchovávam 10 rokov, projektové podklady 3 roky po skončení zákazky.',
        'Ak sa pri práci dostanem k údajom vašich zákazníkov, konám podľa vašich pokynov a uzavrieme zmluvu o spracúvaní údajov. Obe strany zachovávajú mlčanlivosť o neverejných veciach, ktoré sa pri práci dozvedia.',
      ],
    },
    {
      id: 'final',
      title: 'Záverečné ustanovenia',
      blocks: [
        'Zmluva sa riadi právom Slovenskej republiky. Medzi podnikateľmi rozhodujú slovenské súdy. Spotrebiteľ nestráca ochranu, ktorú mu dáva právo krajiny jeho bydliska a od ktorej sa nedá odchýliť, ani možnosť obrátiť sa na súd v mieste bydliska.',
        'Spotrebiteľ sa môže pri spore obrátiť so žiadosťou o nápravu na mňa. Ak ju zamietnem alebo na ňu do 30 dní neodpoviem, môže podať návrh na alternatívne riešenie sporu, napríklad na Slovenskú obchodnú inšpekciu, ktorá je aj orgánom dozoru. V inej krajine Únie bezplatne pomôže tamojšie Európske spotrebiteľské centrum.',
        'Jazykové znenia týchto podmienok hovoria to isté. Ak by sa líšili, platí znenie v jazyku, v ktorom bola podpísaná ponuka. Pre zmluvu platia podmienky účinné v deň podpisu ponuky. Neplatnosť jedného bodu sa nedotýka ostatných. Tieto podmienky sú účinné od 1. 1. 2025.',
      ],
    },
  ],
};
