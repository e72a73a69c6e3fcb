import type { CaseStudiesContent } from '../../content/content.ts';

export const caseStudies: CaseStudiesContent = {
  'roofer-zilina': {
    firm: 'Strechy Javorka',
    town: 'Žilina',
    title: 'Kalkulačka ceny podle plochy střechy',
    task: 'Pokrývač jezdil na obhlídky po celém kraji a polovina z nich skončila větou „to jsme nečekali, že to bude tolik“. Potřeboval, aby zákazník znal přibližnou cenu předem a poslal i fotku střechy.',
    solution:
      'Zákazník zadá půdorys domu, sklon a krytinu a hned vidí cenové rozpětí. K poptávce přidá tři fotky přímo z telefonu, ty se před odesláním samy zmenší. Ceny za metr si firma mění v jednoduché tabulce. Poptávka chodí e-mailem i s výpočtem, takže se na místě začíná od stejných čísel.',
    results: [
      { figure: '2 minuty', text: 'trvá zákazníkovi spočítat cenu a poslat fotky' },
      { figure: '1/3', text: 'výjezdů odpadla, protože cena zákazníkovi neseděla' },
    ],
  },
  'carpenter-odense': {
    firm: 'Fynsk Tømrerhåndværk',
    town: 'Odense',
    title: 'Web s galerií truhlářské a tesařské práce',
    task: 'Dílna měla stovky fotek schodů, oken a přístaveb rozházené po telefonech. Starý web ukazoval šest z nich a nešlo na něm poznat, kdo ve firmě pracuje ani jaké zakázky hledá.',
    solution:
      'Vybral jsem s nimi šedesát fotek a roztřídil je podle druhu práce a dřeva. U každé zakázky stojí, co se řešilo, jak dlouho to trvalo a kdo ji vedl. Nové fotky přidávají sami z telefonu. Pod každou galerií je tlačítko, kterým zákazník pošle poptávku s odkazem na vybraný kus.',
    results: [
      { figure: '60', text: 'fotek roztříděných podle druhu práce a dřeva' },
      { figure: '9 z 10', text: 'nových zákazníků se v poptávce odkáže na konkrétní zakázku' },
    ],
  },
  'electrician-brno': {
    firm: 'Elektro Vondrák',
    town: 'Brno',
    title: 'Web s poptávkou online a připomínkami revizí',
    task: 'Firma dělala instalace i revize, ale termíny příštích revizí držela v sešitě. Zákazníci na ně zapomínali a poptávky chodily esemeskami bez adresy. Starý web navíc v telefonu skoro nešel přečíst.',
    solution:
      'Web dostal tři hlavní stránky: instalace, revize, hromosvody. Poptávkový formulář se ptá na typ objektu, počet okruhů a adresu. Po každé hotové revizi se uloží datum té příští a zákazníkovi odejde měsíc předem e-mail s návrhem termínu. Potvrdí ho jedním kliknutím.',
    results: [
      { figure: '3 ze 4', text: 'opakovaných revizí se objednají přímo z připomínky' },
      { figure: '1 den', text: 'od poptávky k nabídce, protože v ní nic nechybí' },
    ],
  },
  'painter-nitra': {
    firm: 'Maľovky Benko',
    town: 'Nitra',
    title: 'Jedna stránka s fotkami před a po',
    task: 'Malíř pracoval sám a zakázky měl jen z doporučení. Když ho někdo hledal podle jména, nenašel nic. Chtěl jednu stránku, kterou pošle v esemesce a na které je vidět, jakou odvádí práci.',
    solution:
      'Jedna stránka, nahoře jméno, město a telefon na jedno klepnutí. Pod tím osm dvojic fotek, mezi kterými se posouvá prstem. Následuje seznam prací, ceny za metr od–do a krátký formulář. Texty jsme sepsali po telefonu, fotky vybral sám a já je srovnal do stejného světla.',
    results: [
      { figure: '9 dní', text: 'od podepsané nabídky po spuštění' },
      { figure: '8', text: 'zakázek ukázaných před a po' },
    ],
  },
  'plumber-aarhus': {
    firm: 'Brabrand VVS',
    town: 'Aarhus',
    title: 'Rezervace servisních návštěv',
    task: 'Instalatérská firma s třemi auty brala všechny objednávky po telefonu. Majitel zvedal hovory během práce, termíny psal na ruku a zhruba dvakrát do měsíce se stalo, že k zákazníkovi dorazila dvě auta.',
    solution:
      'Zákazník vybere druh servisu a městskou část a nabídnou se mu jen časy, kdy tam některé auto opravdu jezdí. Rezervace se zapíše do kalendáře v telefonu, den předem odejde esemeska. Havárie mají vlastní tlačítko, které rovnou volá. Přesunout termín může zákazník sám až do předchozího večera.',
    results: [
      { figure: '−40', text: 'hovorů měsíčně kvůli domlouvání termínu' },
      { figure: '0', text: 'dvojitých výjezdů od spuštění' },
    ],
  },
  'mason-olomouc': {
    firm: 'Zednictví Hanák',
    town: 'Olomouc',
    title: 'Poptávky, nabídky a zakázky v jednom systému',
    task: 'Rodinná firma se sedmi zedníky vedla poptávky v e-mailu, nabídky v tabulkách a hodiny na papíře. Majitelka každý měsíc skládala podklady k fakturám dva dny a stejně v nich něco vždycky chybělo.',
    solution:
      'Všechno začíná poptávkou, ze které se na pár kliknutí stane nabídka s položkami z vlastního ceníku. Po podpisu z ní vznikne zakázka. Zedníci do ní z telefonu zapisují hodiny, materiál a fotky. Na konci měsíce systém připraví fakturu a ukáže, kolik na zakázce skutečně zbylo.',
    results: [
      { figure: '25 minut', text: 'trvá nabídka, dříve dvě hodiny' },
      { figure: '2 dny', text: 'měsíčně ušetřené na podkladech k fakturám' },
    ],
  },
  'tiler-kosice': {
    firm: 'Obklady Rusnák',
    town: 'Košice',
    title: 'Obkladač, kterého v okolí najdou',
    task: 'Obkladač měl slušný web, ale na dotaz „obkladač Košice“ se objevoval až na třetí straně. Profil na Googlu založil kdysi někdo jiný, telefon v něm neplatil a recenze byly všehovšudy dvě.',
    solution:
      'Získal jsem zpět profil, opravil údaje a doplnil dvacet fotek koupelen. Pro tři oblasti, kam nejvíc jezdí, vznikly samostatné stránky s tamními zakázkami. Po předání každé koupelny odejde zákazníkovi zpráva s odkazem na recenzi. Jednou měsíčně dostane majitel přehled na půl strany.',
    results: [
      { figure: '3', text: 'místní stránky pro město a okolí' },
      { figure: '2 → 19', text: 'recenzí za první půlrok' },
    ],
  },
  'insulation-plzen': {
    firm: 'Izolace Bureš',
    town: 'Plzeň',
    title: 'Kalkulačka zateplení s vyčíslenou dotací',
    task: 'Lidé se ptali vždy na totéž: kolik bude stát fasáda a kolik z toho vrátí stát. Firma to každému počítala ručně a většina zájemců se po odeslání čísel už neozvala.',
    solution:
      'Kalkulačka se zeptá na plochu stěn, tloušťku izolace a stáří domu. Ukáže cenu, odhad dotace a částku, která zbude zákazníkovi. Sazby dotace má firma v jedné tabulce a upraví je, když se program změní. Výpočet si zákazník pošle na e-mail a může si k němu rovnou domluvit zaměření.',
    results: [
      { figure: '5 otázek', text: 'stačí k ceně včetně odhadu dotace' },
      { figure: '4 z 10', text: 'výpočtů pokračují domluveným zaměřením' },
    ],
  },
  'contractor-aalborg': {
    firm: 'Limfjord Byg',
    town: 'Aalborg',
    title: 'Velký web ve dvou jazycích se stránkami staveb',
    task: 'Stavební firma s vlastními četami i subdodavateli měla web poslepovaný z několika vrstev po různých dodavatelích. Anglická část byla poloviční, stavby neměly vlastní stránky a přidat fotku uměl jediný člověk.',
    solution:
      'Začal jsem soupisem všech dvou set stránek a vyřadil ty, které nikdo nečte. Zůstala jasná kostra v dánštině a angličtině a čtyřicet staveb, každá s rozsahem, rokem a fotkami. Staré adresy vedou na nové, takže se odkazy nerozbily. Obsah dnes upravují tři lidé, každý svou část.',
    results: [
      { figure: '40', text: 'staveb s vlastní stránkou ve dvou jazycích' },
      { figure: '200 → 70', text: 'stránek, které se dají udržet aktuální' },
    ],
  },
};
