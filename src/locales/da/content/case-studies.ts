import type { CaseStudiesContent } from '../../content/content.ts';

export const caseStudies: CaseStudiesContent = {
  'roofer-zilina': {
    firm: 'Strechy Javorka',
    town: 'Žilina',
    title: 'Prisberegner efter tagets areal',
    task: 'Flere gange om dagen ringede folk for at høre, hvad et nyt tag koster. En besigtigelse kostede Peter Javorka en halv dag, og de fleste var kun ude efter en pris. Han ville kende areal, materiale og tagets stand, før bilen blev startet.',
    solution:
      'Kunden taster husets mål, hældning og materiale og ser et prisspænd efter firmaets egne satser. Så tager kunden et foto af taget med telefonen og sender forespørgslen. Peter får en mail med beregning, billeder og sted på kortet. Satserne retter han selv, når stål eller tegl bliver dyrere.',
    results: [
      { figure: '2 minutter', text: 'tager det kunden at få en vejledende pris' },
      { figure: '3 af 4', text: 'forespørgsler kommer med billede og areal' },
    ],
  },
  'carpenter-odense': {
    firm: 'Fynsk Tømrerhåndværk',
    town: 'Odense',
    title: 'Hjemmeside med galleri over trapper, vinduer og tage',
    task: 'Værkstedet laver flot arbejde, men billederne lå spredt på tre telefoner. Den gamle side viste seks år gamle fotos og kunne ikke rettes. Mette Lund ville have et sted, hvor kunden kan se trapper, vinduer og tagkonstruktioner hver for sig.',
    solution:
      'Galleriet er delt op efter type arbejde. Hver opgave har billeder, træsort, sted og tre sætninger om det, der var svært. Nye billeder lægger de selv op fra mobilen, og siden gør dem mindre og vender dem rigtigt. Under hvert galleri kan kunden bede om pris på samme slags arbejde, så firmaet ved, hvad der faldt i smag.',
    results: [
      { figure: '5 minutter', text: 'tager det at lægge en færdig opgave op med billeder' },
      { figure: '64', text: 'opgaver sorteret efter type, da siden gik i luften' },
    ],
  },
  'electrician-brno': {
    firm: 'Elektro Vondrák',
    town: 'Brno',
    title: 'Forespørgsel online og påmindelse om eftersyn',
    task: 'Tomáš Vondrák laver elinstallationer og eftersyn. Datoerne for de næste eftersyn stod i en notesbog, og forespørgsler kom ad tre forskellige veje. Han manglede en side, der sorterer forespørgslerne, og påmindelser, der selv går ud i tide.',
    solution:
      'Den nye side spørger til opgavens art: fejl, ny installation eller eftersyn. Efter hvert eftersyn skriver teknikeren datoen ind, og siden holder øje med fristen. To måneder før får kunden en mail med link til ledige tider. Når kunden har bekræftet, står tiden i kalenderen på telefonen.',
    results: [
      { figure: '8 af 10', text: 'eftersyn bliver booket online efter påmindelsen' },
      { figure: '1 sted', text: 'til alle forespørgsler i stedet for tre veje' },
    ],
  },
  'painter-nitra': {
    firm: 'Maľovky Benko',
    town: 'Nitra',
    title: 'Én side med før- og efterbilleder',
    task: 'Milan Benko maler lejligheder og huse i og omkring Nitra. Han havde ingen hjemmeside og fik opgaverne gennem bekendte. Han ville have en enkel side, som han kan sende i en besked, med tre ting: hvordan han arbejder, hvor han kører, og hans nummer.',
    solution:
      'Alt står på én side. Øverst trækker kunden med fingeren mellem et billede af rummet før og efter. Nedenunder kommer listen over arbejde, et kort over de byer, Milan kører til, og en kort formular. Teksterne skrev jeg ud fra et enkelt opkald, og billederne er fra hans seneste fire lejligheder.',
    results: [
      { figure: '9 dage', text: 'fra underskrift til siden var i luften, weekender ikke talt med' },
      { figure: '1 tryk', text: 'og kunden ringer direkte til Milan' },
    ],
  },
  'plumber-aarhus': {
    firm: 'Brabrand VVS',
    town: 'Aarhus',
    title: 'Service på fyret booket uden et opkald',
    task: 'Én person med en telefon styrede firmaets tre servicebiler. Hvert andet opkald gik tabt i løbet af dagen, og folk ringede et andet sted hen. Jens Brabrand ville have, at kunderne selv booker almindelig service, og at fejl bliver sorteret efter, hvor meget de haster.',
    solution:
      'Kunden vælger type service, skriver adressen og ser de ledige tider hos de biler, der den dag kører i kvarteret. Et foto af fyrets typeskilt følger med, så montøren har de rigtige dele i bilen. Dagen før kommer der en sms. Akutte fejl går uden om kalenderen og direkte til vagtnummeret.',
    results: [
      { figure: '2 af 3', text: 'servicebesøg bliver booket uden et opkald' },
      { figure: '90 sekunder', text: 'tager det at booke en tid på mobilen' },
    ],
  },
  'mason-olomouc': {
    firm: 'Zednictví Hanák',
    town: 'Olomouc',
    title: 'Forespørgsler, tilbud og sager i ét system',
    task: 'Murerfirmaet med tolv mand havde forespørgsler i mails, tilbud i Word og timer på papir. Jana Hanáková skrev dem ind om aftenen. Ved månedens slutning vidste ingen, hvilken byggeplads der havde givet overskud, og hvor der manglede en faktura.',
    solution:
      'Systemet følger sagen hele vejen. Et klik gør forespørgslen til et tilbud med poster fra firmaets egen prisliste, og det underskrevne tilbud til en sag med datoer. Murerne skriver timer og materialer på telefonen. Kontoret holder udgifterne op mod tilbuddet på hver sag og sender fakturaen til regnskabet uden at taste den igen.',
    results: [
      { figure: '15 minutter', text: 'til et tilbud, der før tog en aften' },
      { figure: '0', text: 'timer brugt på at taste timesedler ind i regneark' },
    ],
  },
  'tiler-kosice': {
    firm: 'Obklady Rusnák',
    town: 'Košice',
    title: 'Fundet i tre byer med profil, anmeldelser og bysider',
    task: 'Rusnák havde en pæn side, men dukkede ikke op, når nogen søgte efter fliser i Košice. Google-profilen havde en forkert adresse, to anmeldelser og ingen billeder. Opgaverne skulle helst komme fra byen selv, fra Prešov og fra Moldava.',
    solution:
      'Jeg rettede Google-profilen og tilføjede ydelser, åbningstider og billeder af badeværelser. Efter afleveringen får kunden et kort med en QR-kode til en anmeldelse. Siden fik tre bysider, hver med opgaver fra byen og prisen for kørsel. Én gang om måneden sender jeg en oversigt over, hvor opkaldene kom fra.',
    results: [
      { figure: '19', text: 'anmeldelser efter et halvt år, mod to fra start' },
      { figure: '3 byer', text: 'hvor firmaet vises på kortet' },
    ],
  },
  'insulation-plzen': {
    firm: 'Izolace Bureš',
    town: 'Plzeň',
    title: 'Isoleringsberegner, der viser tilskuddet',
    task: 'Folk spurgte om to tal: Hvad koster isoleringen, og hvor meget dækker tilskuddet? Svaret krævede en besigtigelse og en times regnearbejde. Firmaet ville vise begge tal allerede før det første opkald.',
    solution:
      'Beregneren spørger til facadens areal, isoleringens tykkelse og husets alder. Den viser prisen for arbejdet, det forventede tilskud og det beløb, kunden selv betaler. Betingelserne for tilskud er forklaret ved siden af, og firmaet retter selv satserne, når ordningen ændres. Kunden får resultatet som PDF, firmaet som forespørgsel.',
    results: [
      { figure: '3 tal', text: 'på én skærm: pris, tilskud og egenbetaling' },
      { figure: '4 af 5', text: 'forespørgsler oplyser facadens areal' },
    ],
  },
  'contractor-aalborg': {
    firm: 'Limfjord Byg',
    town: 'Aalborg',
    title: 'Stor hjemmeside på to sprog med sider for hvert projekt',
    task: 'Limfjord Byg bygger skoler, haller og boligblokke. Hjemmesiden havde én side til det hele, kun på dansk. Til udbud sendte firmaet bilag, fordi der ikke var noget at henvise til på siden. De søgte også folk fra udlandet.',
    solution:
      'Siden er delt op efter byggeriets art. Hvert projekt har sin egen side med areal, år, firmaets rolle og billeder fra pladsen, på dansk og engelsk. Byggelederne opretter selv projekter efter en skabelon. Ledige stillinger har en kort ansøgning til mobilen. De gamle adresser fører videre til de nye, så links stadig virker.',
    results: [
      { figure: '48', text: 'projektsider på to sprog' },
      { figure: '1 link', text: 'i stedet for bilag til udbud' },
    ],
  },
};
