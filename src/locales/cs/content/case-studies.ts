import type { CaseStudiesContent } from '../../content/content.ts';

export const caseStudies: CaseStudiesContent = {
  'roofer-zilina': {
    firm: 'Strechy Javorka',
    town: 'Žilina',
    title: 'Kalkulačka ceny podle plochy střechy',
    task: 'Petru Javorkovi volalo denně několik lidí, kolik stojí nová střecha. Na každé obhlídce nechal půl dne a většina zájemců jen zjišťovala cenu. Chtěl znát plochu, krytinu a stav střechy dřív, než sedne do auta.',
    solution:
      'Zákazník na webu zadá rozměry domu, sklon a krytinu a vidí cenové rozpětí podle sazeb firmy. Střechu vyfotí telefonem a poptávku odešle. Firmě přijde e-mail s výpočtem, fotkami a místem na mapě, takže se na obhlídce začíná od stejných čísel. Sazby si Peter mění sám, když plech nebo tašky zdraží.',
    results: [
      { figure: '2 minuty', text: 'trvá zákazníkovi zjistit orientační cenu střechy' },
      { figure: '3 ze 4', text: 'poptávek přijdou s fotkou i plochou' },
    ],
  },
  'carpenter-odense': {
    firm: 'Fynsk Tømrerhåndværk',
    town: 'Odense',
    title: 'Web s galerií schodů, oken a krovů',
    task: 'Dílna odvádí krásnou práci, ale fotky z ní ležely ve třech telefonech. Starý web ukazoval šest let staré obrázky a nešel upravit. Mette Lund chtěla místo, kde si zákazník prohlédne schody, okna a krovy každé zvlášť.',
    solution:
      'Galerii jsem rozdělil podle druhu práce. U každé zakázky jsou fotky, použité dřevo, místo a tři věty o tom, co na ní bylo těžké. Nové fotky přidávají z telefonu, web je sám zmenší a otočí. Pod každou galerií je krátká poptávka na stejnou práci, takže firma ví, co se zákazníkovi líbilo.',
    results: [
      { figure: '5 minut', text: 'stačí na přidání hotové zakázky i s fotkami' },
      { figure: '64', text: 'zakázek roztříděných podle druhu práce už při spuštění' },
    ],
  },
  'electrician-brno': {
    firm: 'Elektro Vondrák',
    town: 'Brno',
    title: 'Web s poptávkou online a připomínkami revizí',
    task: 'Tomáš Vondrák dělá elektroinstalace a revize. Termíny příštích revizí si vedl v sešitě a poptávky mu chodily třemi různými cestami. Potřeboval web, který poptávky roztřídí, a připomínky, které zákazníkům odejdou včas a bez něj.',
    solution:
      'Poptávkový formulář se na novém webu ptá podle druhu práce: porucha, nová instalace, nebo revize. Po každé hotové revizi technik zadá datum a web lhůtu pohlídá. Dva měsíce předem pošle zákazníkovi e-mail s odkazem na volné termíny. Potvrzený termín se zapíše do kalendáře v telefonu.',
    results: [
      { figure: '8 z 10', text: 'připomenutých revizí si zákazník objedná online' },
      { figure: '1 místo', text: 'pro všechny poptávky místo tří cest' },
    ],
  },
  'painter-nitra': {
    firm: 'Maľovky Benko',
    town: 'Nitra',
    title: 'Jedna stránka s fotkami před a po',
    task: 'Milan Benko maluje byty a domy v Nitře a okolí. Web neměl a zakázky mu dohazovali známí. Chtěl jednoduchou stránku, kterou pošle v esemesce, a na ní tři věci: jak pracuje, kam jezdí a telefonní číslo.',
    solution:
      'Stačila jedna stránka. Nahoře zákazník prstem posouvá mezi fotkou pokoje před malováním a po něm. Níž je seznam prací, mapa obcí, kam Milan jezdí, a krátký formulář. Texty jsem sepsal z jediného telefonátu. Fotky dodal Milan z posledních čtyř bytů a já je srovnal do stejného světla.',
    results: [
      { figure: '9 dní', text: 'od podepsané nabídky po spuštění, bez víkendů' },
      { figure: '1 klepnutí', text: 'a zákazník volá přímo Milanovi' },
    ],
  },
  'plumber-aarhus': {
    firm: 'Brabrand VVS',
    town: 'Aarhus',
    title: 'Rezervace servisních návštěv',
    task: 'Tři servisní auta řídil jeden člověk s telefonem. Přes den mu utekl každý druhý hovor a lidé zavolali jinam. Jens Brabrand chtěl, aby si běžný servis objednali zákazníci sami a poruchy se třídily podle naléhavosti.',
    solution:
      'Zákazník vybere druh servisu, napíše adresu a vidí volné časy aut, která ten den jezdí v jeho čtvrti. Přidá fotku štítku kotle, aby technik vzal správné díly. Den předem přijde esemeska. Havárie do kalendáře nechodí, mají vlastní tlačítko, které rovnou volá na pohotovostní číslo.',
    results: [
      { figure: '2 ze 3', text: 'servisů se objednají bez telefonátu' },
      { figure: '90 sekund', text: 'trvá objednat termín z telefonu' },
    ],
  },
  'mason-olomouc': {
    firm: 'Zednictví Hanák',
    town: 'Olomouc',
    title: 'Poptávky, nabídky a zakázky v jednom systému',
    task: 'Zednická firma s dvanácti lidmi vedla poptávky v e-mailu, nabídky ve Wordu a hodiny na papíře. Jana Hanáková je po večerech přepisovala. Na konci měsíce nikdo nevěděl, která stavba vydělala a které chybí faktura.',
    solution:
      'Systém drží zakázku pohromadě od začátku. Z poptávky se jedním kliknutím stane nabídka s položkami z vlastního ceníku, z podepsané nabídky zakázka s termíny. Zedníci do ní z telefonu zapisují hodiny a materiál. Kancelář vidí u každé stavby náklady proti nabídce a fakturu pošle do účetnictví bez přepisování.',
    results: [
      { figure: '15 minut', text: 'trvá nabídka, na kterou dřív padl večer' },
      { figure: '0', text: 'hodin přepisování výkazů do tabulky' },
    ],
  },
  'tiler-kosice': {
    firm: 'Obklady Rusnák',
    town: 'Košice',
    title: 'Obkladač, kterého v okolí najdou',
    task: 'Obkladač Rusnák měl pěkný web, ale když někdo hledal obklady v Košicích, neukázal se. Profil na Googlu měl špatnou adresu, dvě recenze a žádné fotky. Zakázky chtěl hlavně z města, z Prešova a z Moldavy.',
    solution:
      'Opravil jsem profil, doplnil služby, otevírací dobu a fotky koupelen. Po předání dostane zákazník kartičku s QR kódem na recenzi. Na webu přibyly tři místní stránky, každá s pracemi z daného města a s cenou za dopravu. Jednou měsíčně posílám přehled, odkud přišly telefonáty.',
    results: [
      { figure: '19', text: 'recenzí po půl roce, na začátku byly dvě' },
      { figure: '3 města', text: 've kterých se firma ukazuje v mapách' },
    ],
  },
  'insulation-plzen': {
    firm: 'Izolace Bureš',
    town: 'Plzeň',
    title: 'Kalkulačka zateplení s vyčíslenou dotací',
    task: 'Lidé se ptali na dvě čísla: na kolik zateplení vyjde a kolik z toho pokryje dotace. Odpověď stála obhlídku a hodinu počítání. Firma chtěla obě čísla ukázat ještě před prvním telefonátem.',
    solution:
      'Kalkulačka se zeptá na plochu fasády, tloušťku izolace a stáří domu. Ukáže cenu prací, odhad dotace a částku, kterou zákazník zaplatí sám. Podmínky dotace jsou vysvětlené vedle výpočtu a sazby si firma upraví, když se program změní. Výsledek odejde zákazníkovi v PDF, firmě jako poptávka.',
    results: [
      { figure: '3 čísla', text: 'na jedné obrazovce: cena, dotace, doplatek' },
      { figure: '4 z 5', text: 'poptávek obsahují plochu fasády' },
    ],
  },
  'contractor-aalborg': {
    firm: 'Limfjord Byg',
    town: 'Aalborg',
    title: 'Velký web ve dvou jazycích se stránkami staveb',
    task: 'Firma staví školy, haly a bytové domy. Web měla jen dánsky a všechno bylo na jedné stránce. Do výběrových řízení posílala přílohy, protože na webu neměla na co odkázat. Hledala také lidi ze zahraničí.',
    solution:
      'Web jsem rozdělil podle druhu staveb. Každý projekt má vlastní stránku s rozlohou, rokem, úlohou firmy a fotkami ze stavby, dánsky a anglicky. Stavbyvedoucí je přidávají sami podle předlohy. Na stránce volných míst je krátká přihláška z telefonu. Staré adresy vedou na nové, takže se odkazy nerozbily.',
    results: [
      { figure: '48', text: 'stránek staveb ve dvou jazycích' },
      { figure: '1 odkaz', text: 'nahradil přílohy do výběrových řízení' },
    ],
  },
};
