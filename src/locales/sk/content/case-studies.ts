import type { CaseStudiesContent } from '../../content/content.ts';

export const caseStudies: CaseStudiesContent = {
  'roofer-zilina': {
    firm: 'Strechy Javorka',
    town: 'Žilina',
    title: 'Cena strechy podľa plochy a fotka hneď v dopyte',
    task: 'Peter Javorka dostával denne niekoľko telefonátov s otázkou, koľko stojí nová strecha. Každou obhliadkou stratil pol dňa a väčšina ľudí si len zisťovala cenu. Chcel poznať plochu, krytinu a stav strechy skôr, než sadne do auta.',
    solution:
      'Na web som doplnil kalkulačku. Zákazník zadá rozmery domu, sklon a krytinu a vidí rozpätie ceny podľa firemných sadzieb. Potom odfotí strechu telefónom a odošle dopyt. Firme príde e-mail s výpočtom, fotkami a miestom na mape. Sadzby si Peter mení sám, keď zdražie plech alebo škridla.',
    results: [
      { figure: '2 minúty', text: 'trvá zákazníkovi zistiť orientačnú cenu strechy' },
      { figure: '3 zo 4', text: 'dopytov prichádzajú s fotkou a plochou' },
    ],
  },
  'carpenter-odense': {
    firm: 'Fynsk Tømrerhåndværk',
    town: 'Odense',
    title: 'Web s galériou schodov, okien a krovov',
    task: 'Tesárska dielňa robí krásnu prácu, no fotky z nej mala roztrúsené v troch telefónoch. Starý web ukazoval šesť rokov staré obrázky a nedal sa upraviť. Mette Lund chcela miesto, kde si zákazník pozrie schody, okná a krovy zvlášť.',
    solution:
      'Postavil som web s galériou podľa druhu práce. Každá zákazka má fotky, použité drevo, miesto a tri vety o tom, čo bolo ťažké. Nové fotky pridávajú z mobilu, web ich sám zmenší a otočí. Pod každou galériou je krátky dopyt na rovnakú prácu, takže firma vie, čo sa zákazníkovi páčilo.',
    results: [
      { figure: '5 minút', text: 'zaberie pridať hotovú zákazku aj s fotkami' },
      { figure: '64', text: 'zákaziek zoradených podľa druhu práce už pri spustení' },
    ],
  },
  'electrician-brno': {
    firm: 'Elektro Vondrák',
    town: 'Brno',
    title: 'Dopyt z telefónu a revízie, na ktoré sa nezabudne',
    task: 'Tomáš Vondrák robí elektroinštalácie a revízie. Termíny ďalších revízií si viedol v zošite, dopyty chodili cez tri rôzne kanály. Potreboval web, ktorý dopyt roztriedi, a pripomienky, ktoré zákazníkovi odídu včas a samy.',
    solution:
      'Nový web má dopyt s otázkami podľa práce: porucha, nová inštalácia alebo revízia. Po každej revízii technik zadá dátum a web si postráži lehotu. Dva mesiace vopred pošle zákazníkovi e-mail s odkazom na voľné termíny. Potvrdený termín sa zapíše do kalendára v telefóne.',
    results: [
      { figure: '8 z 10', text: 'pripomenutých revízií si zákazník objedná online' },
      { figure: '1 miesto', text: 'pre všetky dopyty namiesto troch kanálov' },
    ],
  },
  'painter-nitra': {
    firm: 'Maľovky Benko',
    town: 'Nitra',
    title: 'Jedna stránka s fotkami pred a po',
    task: 'Milan Benko maľuje byty a domy v Nitre a okolí. Web nemal, zákazky mu dohadzovali známi. Chcel jednoduchú stránku, ktorú pošle v správe, a na nej tri veci: ako robí, kam jazdí a telefónne číslo.',
    solution:
      'Pripravil som jednu stránku. Hore je posuvník, na ktorom zákazník potiahne prstom medzi fotkou izby pred maľovaním a po ňom. Nižšie je zoznam prác, mapa obcí, kam Milan jazdí, a krátky formulár. Texty som napísal z jedného telefonátu, fotky dodal Milan z posledných štyroch bytov.',
    results: [
      { figure: '9 dní', text: 'od podpisu ponuky po spustenie, bez víkendov' },
      { figure: '1 ťuknutie', text: 'a zákazník volá rovno Milanovi' },
    ],
  },
  'plumber-aarhus': {
    firm: 'Brabrand VVS',
    town: 'Aarhus',
    title: 'Servis kotla objednaný bez telefonovania',
    task: 'Tri servisné autá firmy riadil jeden človek s telefónom. Počas dňa mu ušiel každý druhý hovor a ľudia volali inam. Jens Brabrand chcel, aby si bežný servis objednali zákazníci sami a poruchy sa triedili podľa naliehavosti.',
    solution:
      'Na webe si zákazník vyberie druh servisu, napíše adresu a vidí voľné časy áut, ktoré v ten deň jazdia v jeho štvrti. Priloží fotku štítku kotla, aby technik vzal správne diely. Deň vopred príde SMS. Akútne poruchy idú mimo kalendára rovno na pohotovostné číslo.',
    results: [
      { figure: '2 z 3', text: 'servisov sa objednajú bez telefonátu' },
      { figure: '90 sekúnd', text: 'trvá objednať termín z mobilu' },
    ],
  },
  'mason-olomouc': {
    firm: 'Zednictví Hanák',
    town: 'Olomouc',
    title: 'Dopyt, ponuka a zákazka v jednom systéme',
    task: 'Murárska firma s dvanástimi ľuďmi viedla dopyty v e-maile, ponuky vo Worde a hodiny na papieri. Jana Hanáková ich večer prepisovala. Na konci mesiaca nikto nevedel, ktorá stavba zarobila a ktorej chýba faktúra.',
    solution:
      'Systém drží celú cestu zákazky. Z dopytu sa jedným klikom stane ponuka s položkami z vlastného cenníka, z podpísanej ponuky zákazka s termínmi. Murári zapisujú hodiny a materiál v telefóne. Kancelária vidí pri každej stavbe náklady oproti ponuke a faktúru pošle do účtovníctva bez prepisovania.',
    results: [
      { figure: '15 minút', text: 'na ponuku, ktorá predtým zabrala večer' },
      { figure: '0', text: 'hodín prepisovania výkazov do tabuľky' },
    ],
  },
  'tiler-kosice': {
    firm: 'Obklady Rusnák',
    town: 'Košice',
    title: 'Kúpeľne z Košíc, ktoré sa dajú nájsť na mape',
    task: 'Obkladač Rusnák mal pekný web, no pri hľadaní obkladov v Košiciach sa neukázal. Profil na Googli mal zlú adresu, dve recenzie a žiadne fotky. Zákazky chcel najmä z mesta, Prešova a Moldavy.',
    solution:
      'Opravil som profil firmy na Googli, doplnil služby, otváracie hodiny a fotky kúpeľní. Zákazník dostane po odovzdaní kartičku s QR kódom na recenziu. Na web pribudli tri miestne stránky, každá s prácami z daného mesta a s cestovným. Raz mesačne pošlem prehľad, odkiaľ prišli telefonáty.',
    results: [
      { figure: '19', text: 'recenzií po pol roku, na začiatku boli dve' },
      { figure: '3 mestá', text: 'v ktorých sa firma ukazuje v mapách' },
    ],
  },
  'insulation-plzen': {
    firm: 'Izolace Bureš',
    town: 'Plzeň',
    title: 'Cena zateplenia aj po odpočítaní dotácie',
    task: 'Ľudia sa firmy pýtali na dve čísla: koľko bude stáť zateplenie a koľko z toho preplatí dotácia. Odpoveď vyžadovala obhliadku a hodinu počítania. Firma chcela obe čísla ukázať ešte pred prvým telefonátom.',
    solution:
      'Kalkulačka sa pýta na plochu fasády, hrúbku izolantu a vek domu. Ukáže cenu prác, odhad dotácie a sumu, ktorú zákazník zaplatí sám. Podmienky dotácie sú vysvetlené vedľa výpočtu a firma si ich sadzby upraví, keď sa program zmení. Výsledok odíde zákazníkovi v PDF, firme ako dopyt.',
    results: [
      { figure: '3 čísla', text: 'na jednej obrazovke: cena, dotácia, doplatok' },
      { figure: '4 z 5', text: 'dopytov obsahujú plochu fasády' },
    ],
  },
  'contractor-aalborg': {
    firm: 'Limfjord Byg',
    town: 'Aalborg',
    title: 'Veľký web v dvoch jazykoch so stránkami stavieb',
    task: 'Stavebná firma stavia školy, haly a bytové domy. Jej web mal jednu stránku pre všetko a len po dánsky. Na výberové konania posielali prílohy, lebo sa na web nemali ako odkázať. Hľadali aj ľudí zo zahraničia.',
    solution:
      'Web som rozdelil podľa druhu stavieb. Každý projekt má vlastnú stránku s rozlohou, rokom, úlohou firmy a fotkami zo stavby, v dánčine a angličtine. Stavbyvedúci dopĺňajú projekty sami podľa predlohy. Stránka voľných miest má krátku prihlášku z mobilu. Staré adresy vedú na nové, takže odkazy ostali funkčné.',
    results: [
      { figure: '48', text: 'stránok stavieb v dvoch jazykoch' },
      { figure: '1 odkaz', text: 'nahradil prílohy pri výberových konaniach' },
    ],
  },
};
