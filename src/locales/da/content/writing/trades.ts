import type { WritingTexts } from '#domain/writing/writing-texts.ts';

export const trades: WritingTexts['trades'] = {
  painter: {
    name: 'malerarbejde',
    firm: 'Vi er malere. Vi maler lejligheder, huse og kontorer, spartler vægge og behandler træværk og facader.',
    clients: 'Vi arbejder for boligejere, ejendomsadministratorer og byggefirmaer.',
    customers: [
      {
        title: 'Boligejere',
        text: 'Vil kende prisen pr. kvadratmeter, datoen og vide, at der er ryddet op bagefter. De søger på telefonen, tit om aftenen.',
      },
      {
        title: 'Administratorer og virksomheder',
        text: 'Skal have et skriftligt tilbud, arbejde uden for åbningstid og en, der holder tidsplanen.',
      },
    ],
    services: [
      {
        title: 'Maling af lejligheder og huse',
        text: 'Forløbet dag for dag, afdækning af møbler, pris pr. kvadratmeter og billeder af rum.',
      },
      {
        title: 'Spartling og vægge',
        text: 'Hvornår en reparation er nok, og hvornår der skal fuldspartles, med billeder før og efter.',
      },
      { title: 'Døre, vinduer og hegn', text: 'Træ og metal, typer af maling, holdbarhed og tørretid.' },
      { title: 'Facader', text: 'Rens, reparation og maling, stillads og de måneder, hvor der kan males.' },
    ],
    measures: 'vægge og lofter i m², antal rum, underlagets stand, hvidt eller farve',
    material: 'liter maling, grunder, spartelmasse, afdækning',
    photos: 'Tag billeder af 10 til 15 færdige rum eller facader i dagslys, og af fem af dem også før arbejdet.',
    proof: 'Svendebrev, ansvarsforsikring og de malingsmærker, du bruger, er nok.',
    question: 'Vil du vise kunden en vejledende pris pr. kvadratmeter eller først give den efter en besigtigelse?',
  },
  electrician: {
    name: 'elarbejde',
    firm: 'Vi er elektrikere. Vi laver elinstallationer i lejligheder og huse, eltavler, eftersyn og fejlfinding.',
    clients: 'Vi arbejder for private, byggefirmaer og virksomheder, der skal have et eleftersyn.',
    customers: [
      {
        title: 'Private med en fejl',
        text: 'En stikkontakt er død, eller HPFI-relæet slår fra. De vil vide, om du kommer i dag, og hvad udkørsel koster.',
      },
      {
        title: 'Bygherrer og virksomheder',
        text: 'Planlægger en installation eller et eftersyn. De spørger til autorisation, omfang, dato og rapport.',
      },
    ],
    services: [
      { title: 'Elinstallationer i boliger', text: 'Fra tegning til lampeudtag, med forløbet gennem byggeriet.' },
      {
        title: 'Eltavler',
        text: 'Udskiftning og udvidelse, overspændingsbeskyttelse, klargøring til solceller og ladestander.',
      },
      { title: 'Eleftersyn', text: 'Hvem det er for, hvor tit, hvad kunden får i hånden, og hvad det koster.' },
      { title: 'Fejlfinding', text: 'Hvad man gør selv, hvornår man ringer, hvor du kører, og prisen for udkørsel.' },
    ],
    measures: 'antal stikkontakter og lampeudtag, bygningens type, installationens alder, ny tavle ja eller nej',
    material: 'meter kabel, stikkontakter og afbrydere, sikringsgrupper, dåser',
    photos: 'Tag billeder af 10 til 15 opgaver: en monteret tavle, føringsveje før lukning, færdig belysning.',
    proof: 'Send autorisationsnummeret fra Sikkerhedsstyrelsen, garantiordning og ansvarsforsikring.',
    question: 'Rykker du ud om aftenen og i weekenden, og til hvilken pris?',
  },
  plumber: {
    name: 'VVS og varme',
    firm: 'Vi er VVS-folk. Vi laver vand og afløb, badeværelser, varme og akutte reparationer.',
    clients: 'Vi arbejder for private, boligforeninger og byggefirmaer.',
    customers: [
      {
        title: 'Private med en akut skade',
        text: 'Det drypper, eller varmen er gået. De skal se telefonnummeret med det samme og vide, hvornår du er der.',
      },
      {
        title: 'Folk, der bygger om',
        text: 'Planlægger badeværelse eller varme. De sammenligner pris, tid og færdige opgaver.',
      },
    ],
    services: [
      { title: 'Vand og afløb', text: 'Nye installationer og udskiftning af stigstrenge, materialer og levetid.' },
      {
        title: 'Badeværelser',
        text: 'Fra nedbrydning til armatur: hvad du laver, hvad mureren laver, hvor lang tid det tager.',
      },
      { title: 'Varme og varmepumper', text: 'Montering, udskiftning og service, og de mærker, du arbejder med.' },
      { title: 'Akut hjælp', text: 'Hvad der skal lukkes først, hvor du kører, udkørsel og timepris.' },
    ],
    measures: 'antal rum med vand, rørenes længde, varmekilde, husets alder',
    material: 'meter rør, fittings, ventiler, sanitet',
    photos: 'Tag billeder af 10 til 15 opgaver: teknikrum, rør før lukning, færdige badeværelser.',
    proof: 'Send autorisationsnummeret, certifikater fra leverandører og ansvarsforsikring.',
    question: 'Skal vagtnummeret stå på alle sider, og i hvilke timer bliver det taget?',
  },
  roofer: {
    name: 'tag- og blikarbejde',
    firm: 'Vi er tagdækkere. Vi lægger nye tage, udbedrer utætheder, laver blikarbejde og monterer ovenlys.',
    clients: 'Vi arbejder for husejere, ejerforeninger og byggefirmaer.',
    customers: [
      {
        title: 'Husejere med en utæthed',
        text: 'De ser en plet i loftet. De vil sende et billede, aftale et besøg og vide, hvad de gør imens.',
      },
      {
        title: 'Bygherrer og ejerforeninger',
        text: 'Planlægger et helt tag. De sammenligner materialer, garanti, pris pr. kvadratmeter og tage i nærheden.',
      },
    ],
    services: [
      { title: 'Nye tage', text: 'Fra spær til rygning: tagmaterialer, opbygning, forløb og pris pr. kvadratmeter.' },
      {
        title: 'Utætheder og reparation',
        text: 'Hvor vandet oftest trænger ind, hvad man fotograferer, og hvor hurtigt du kommer.',
      },
      { title: 'Blikarbejde', text: 'Tagrender, nedløb, inddækning af skorsten og kviste, materialer og levetid.' },
      { title: 'Ovenlys', text: 'Montering og udskiftning, typer af vinduer, arbejde på én dag.' },
    ],
    measures: 'tagfladen i m², hældning, tagmateriale, nedtagning af gammelt tag ja eller nej',
    material: 'tagmateriale i m², lægter, undertag, tagrender i meter',
    photos:
      'Tag billeder af 10 til 15 tage fra jorden og fra stilladset, af fem også før arbejdet og en inddækning tæt på.',
    proof: 'Send leverandørernes certifikater, længden på den garanti, du giver, og ansvarsforsikring.',
    question: 'Hvor hurtigt kommer du til en utæthed, og hvor langt kører du?',
  },
  mason: {
    name: 'murerarbejde og byggeri',
    firm: 'Vi er murere. Vi bygger råhuse, tilbygninger og skillevægge, pudser og renoverer ældre huse.',
    clients: 'Vi arbejder for bygherrer, husejere, der bygger om, og entreprenører.',
    customers: [
      {
        title: 'Bygherrer',
        text: 'Søger et sjak til bestemte måneder. De vil se færdige huse, forløbet og hvordan der betales.',
      },
      {
        title: 'Husejere, der bygger om',
        text: 'River en væg ned eller bygger et værelse til. De skal have et besøg, en pris og vide, hvor meget det støver.',
      },
    ],
    services: [
      { title: 'Råhuse', text: 'Fra fundament til tag, med forløbet i etaper og det, bygherren selv sørger for.' },
      {
        title: 'Tilbygninger og vægge',
        text: 'Hvad der skal anmeldes, hvor lang tid det tager, og hvordan det bindes til det gamle hus.',
      },
      { title: 'Puds og gulve', text: 'I hånden og med maskine, tørretid og pris pr. kvadratmeter.' },
      { title: 'Renovering af ældre huse', text: 'Fugt, omfugning, nye åbninger og rækkefølgen i arbejdet.' },
    ],
    measures: 'areal i m², murens tykkelse, etage, nedbrydning ja eller nej',
    material: 'mursten eller blokke, mørtel, puds, overliggere',
    photos: 'Tag billeder af 10 til 15 opgaver i tre faser: fundament, råhus, færdigt.',
    proof: 'Send svendebrev, forsikring og to bygherrer, der vil anbefale dig.',
    question: 'Hvor mange måneder frem er du booket op, og skal kunden kunne se det?',
  },
  carpenter: {
    name: 'tømrer- og snedkerarbejde',
    firm: 'Vi er tømrere og snedkere. Vi laver møbler på mål, trapper, spær, overdækninger og terrasser.',
    clients: 'Vi arbejder for boligejere, arkitekter og byggefirmaer.',
    customers: [
      {
        title: 'Boligejere',
        text: 'Har en idé og nogle mål. De vil se noget, der ligner, træsorter, pris og leveringstid.',
      },
      {
        title: 'Arkitekter og byggefirmaer',
        text: 'Sender en tegning og venter på tilbud. De ser på præcision, kapacitet og montagedato.',
      },
    ],
    services: [
      { title: 'Møbler på mål', text: 'Fra opmåling til montage: køkkener, skabe, træ og beslag.' },
      { title: 'Trapper', text: 'Typer, træ, gelænder, produktionstid og montage.' },
      {
        title: 'Spær og tagkonstruktion',
        text: 'Materiale, samlinger, tegninger og hvad der skal være klart på pladsen.',
      },
      { title: 'Terrasser og overdækninger', text: 'Træ til udendørs brug, vedligehold og pris pr. kvadratmeter.' },
    ],
    measures: 'mål i cm, træsort, overflade, montage ja eller nej',
    material: 'træ i m³, plader, beslag, olie eller lak',
    photos:
      'Tag billeder af 10 til 15 stykker arbejde, hele og tæt på samling og kant; skriv træ og mål ved fem af dem.',
    proof: 'Send svendebrev, de beslag du bruger, og forsikring af montagen.',
    question: 'Hvad er den mindste opgave, du tager, og skal kunden vide det på forhånd?',
  },
  tiler: {
    name: 'fliser og klinker',
    firm: 'Vi lægger fliser og klinker i badeværelser, køkkener, på trapper og terrasser, også i store formater.',
    clients: 'Vi arbejder for boligejere, arkitekter og byggefirmaer.',
    customers: [
      {
        title: 'Folk, der laver nyt badeværelse',
        text: 'Vil se et bad, der ligner, prisen pr. kvadratmeter og antal dage uden bruser.',
      },
      {
        title: 'Arkitekter og byggefirmaer',
        text: 'Har en flisetegning og en dato. De ser på erfaring med store formater og vådrumssikring.',
      },
    ],
    services: [
      { title: 'Badeværelser', text: 'Rækkefølgen, vådrumssikring, fald mod afløb og antal dage.' },
      { title: 'Køkkener og entréer', text: 'Stænkplade, gulv, klargøring af underlag og fugning.' },
      { title: 'Store formater', text: 'Plant underlag, håndtering, skæring og tillæg.' },
      { title: 'Terrasser og trapper', text: 'Frostsikre og skridsikre fliser, afvanding og kanter.' },
    ],
    measures: 'areal i m², flisernes format, underlagets stand, vådrumssikring ja eller nej',
    material: 'fliser i m² med spild, klæber, fuge, lister',
    photos: 'Tag billeder af 10 til 15 opgaver, hele og tæt på hjørne og fuge, og af fem også før arbejdet.',
    proof: 'Send svendebrev, kursusbevis i vådrumssikring og længden på den garanti, du giver.',
    question: 'Leverer du også fliser og klæber, eller køber kunden dem selv?',
  },
  insulation: {
    name: 'efterisolering af huse',
    firm: 'Vi efterisolerer facader, tage og lofter i enfamiliehuse og etageejendomme.',
    clients: 'Vi arbejder for husejere, ejerforeninger og byggefirmaer.',
    customers: [
      {
        title: 'Husejere',
        text: 'Ser på varmeregningen og på tilskud. De vil kende tykkelsen, prisen pr. kvadratmeter og tilbagebetalingstiden.',
      },
      {
        title: 'Ejerforeninger',
        text: 'Sammenligner tilbud på et møde. De skal have opbygning, garanti, forløb og lignende bygninger.',
      },
    ],
    services: [
      {
        title: 'Facadeisolering',
        text: 'EPS eller mineraluld, tykkelser, opbygning, stillads og forløbet uge for uge.',
      },
      { title: 'Loft og tag', text: 'Indblæsning eller batts, dampspærre, arbejde uden nedbrydning.' },
      { title: 'Sokkel og kælder', text: 'Fugt, opgravning, dræn og isolering under terræn.' },
      { title: 'Papirer til tilskud', text: 'Hvad du udsteder, hvad kunden selv søger, og i hvilken rækkefølge.' },
    ],
    measures: 'facaden i m², isoleringens tykkelse, materiale, antal etager',
    material: 'isolering i m², klæber, dybler, net, puds',
    photos: 'Tag billeder af 10 huse før og efter fra samme sted, og af opbygningen i snit ved tre.',
    proof: 'Send systemleverandørens certifikat, længden på garantien og ansvarsforsikring.',
    question: 'Hjælper du kunden med papirer til tilskud, og skal det stå på siden?',
  },
  custom: {
    name: '{{trade}}',
    firm: 'Vores fag: {{trade}}.',
    clients: 'Vi arbejder for private og virksomheder i området.',
    customers: [
      {
        title: 'Private i området',
        text: 'Sammenligner to-tre firmaer på telefonen. De vil se færdigt arbejde, en pris og vide, hvornår du har tid.',
      },
      {
        title: 'Virksomheder og bygherrer',
        text: 'Skal have et skriftligt tilbud, dokumentation og en, der tager telefonen.',
      },
    ],
    services: [
      {
        title: 'Hovedydelsen',
        text: 'Det arbejde, du lever af: forløb, betingelser, pris fra og billeder af færdige opgaver.',
      },
      { title: 'Små opgaver og reparation', text: 'Hvad du tager ved siden af, hvor hurtigt, og fra hvilket beløb.' },
    ],
    measures: 'arbejdets art og omfang, mål, stand før arbejdet',
    material: 'mængden af hovedmateriale, tilbehør, tillæg for spild',
    photos: 'Tag billeder af 10 til 15 færdige opgaver i dagslys, og af fem af dem også før arbejdet.',
    proof: 'Send autorisation eller svendebrev, certifikater og ansvarsforsikring.',
    question: 'Hvilke tre ydelser giver dig mest arbejde? De kommer først.',
  },
};
