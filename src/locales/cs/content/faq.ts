import type { FaqContent } from '../../content/content.ts';

export const faq: FaqContent = {
  'for-whom': {
    question: 'Pro koho weby děláte?',
    answer:
      'Pro řemeslníky a stavební firmy, od živnostníka po firmu s pobočkami. V kalkulačce si vyberete z osmi řemesel, mezi nimi malíř, elektrikář, instalatér, pokrývač nebo zedník. Jiné do ní napíšete vlastními slovy. E-shopy nedělám.',
  },
  'who-builds-it': {
    question: 'Kdo web opravdu postaví?',
    answer:
      'Já, {{developer}}. Se mnou mluvíte o zadání, já web nakreslím, naprogramuji a předám. Kdyby zakázka potřebovala někoho dalšího, třeba fotografa, uvidíte ho v nabídce na samostatném řádku a rozhodnete, jestli ho chcete.',
  },
  'where-you-work': {
    question: 'Pracujete i u nás?',
    answer:
      'Ano, pracuji pro firmy v Česku, na Slovensku a v Dánsku. Většinu věcí vyřídíme po telefonu nebo přes video, na zadání stačí hodina. Když je potřeba vidět dílnu nebo kancelář, přijedu. Cestu domluvíme předem a bude v nabídce.',
  },
  languages: {
    question: 'V jakých jazycích web připravíte?',
    answer:
      'Česky, slovensky, dánsky a anglicky. Web může mít jeden jazyk nebo několik, každý s vlastními adresami. Každý další jazyk cenu zvýší, protože texty nejen překládám, ale i upravuji pro danou zemi. Jiný jazyk, například němčinu, doplním s překladatelem, jeho práce je v nabídce zvlášť.',
  },
  'answer-time': {
    question: 'Kdy se mi ozvete?',
    answer:
      'Do 24 hodin od odeslání poptávky. Hned po odeslání dostanete e-mail s číslem poptávky a souhrnem odpovědí. Pak vám zavolám nebo napíšu, podle toho, co jste vyplnili. Když spěcháte, volejte přímo, číslo najdete na stránce Kontakt.',
  },
  'old-website': {
    question: 'Máme starý web. Musíme začínat od nuly?',
    answer:
      'Nemusíte. Nejdřív web projdu a řeknu, co stojí za zachování: doména, texty, fotky, místo ve vyhledávání. Někdy stačí přestavba, jindy vyjde levněji začít znovu. Původní web běží až do dne, kdy ho nový nahradí, takže o poptávky nepřijdete.',
  },
  'just-a-page': {
    question: 'Stačí mi jedna stránka. Uděláte i to?',
    answer:
      'Ano. Jednostránkový web s telefonem, fotkami a krátkým formulářem bývá hotový za 1–2 týdny. Patří k nejlevnějším pracím, které nabízím. Až se vám práce rozroste, další stránky přidám a to hotové zůstane.',
  },
  'price-website': {
    question: 'Kolik stojí web?',
    answer:
      'Web pro firmu stojí obvykle {{websites}} bez DPH. Na spodní hranici je jedna stránka pro živnostníka, na horní web s více službami, galerií a texty na klíč. Přesnější odhad ceny dostanete v kalkulačce za minutu, pevnou cenu pak v nabídce.',
  },
  'price-calculator': {
    question: 'Kolik stojí cenová kalkulačka na web?',
    answer:
      'Kalkulačka stojí {{calculators}} bez DPH. Jednoduchá počítá z plochy a materiálu, složitější má podmínky, dopravu a nabídku v PDF. Vložit ji většinou jde i do webu, který jste si nechali udělat jinde, předem to ověřím. Ceny v ní si měníte sami.',
  },
  'price-system': {
    question: 'Kolik stojí automatizace nebo systém na zakázky?',
    answer:
      'Jedna automatizace, například nabídky z poptávek, stojí {{automations}}. Celý systém na řízení zakázek stojí {{erp}}. Obojí je bez DPH. Systém stavím po částech, každá má svou cenu a svůj termín, takže můžete začít jednou a o dalších rozhodnout podle zkušenosti.',
  },
  'how-price-is-made': {
    question: 'Jak cena vzniká?',
    answer:
      'Cena je součet řádků a u každého je napsané proč. Základ určuje typ a velikost projektu, k němu se přičtou funkce, případný příplatek za spěch a odečte se sleva balíčku. Odhad z kalkulačky je rozpětí a nikoho nezavazuje. Zavazuje až nabídka, kterou podepíšete.',
  },
  urgent: {
    question: 'Kolik si připlatím, když web potřebuji rychle?',
    answer:
      'Spěšná práce může cenu zvýšit až o 30 %. Příplatek vidíte v odhadu jako zvláštní řádek ještě před odesláním poptávky. Když termín posunete, příplatek zmizí. Když se termín nedá stihnout, odhad nabídne nejbližší možný a příplatek nepočítá.',
  },
  packages: {
    question: 'Jak fungují slevy za balíčky?',
    answer:
      'Podle počtu vybraných funkcí. Od {{starterFrom}} funkcí ušetříte {{starterPercent}} % z ceny všech, od {{growthFrom}} funkcí {{growthPercent}} % a od {{premiumFrom}} funkcí {{premiumPercent}} %. Sleva má jedinou mez: přidáním další funkce cena nikdy neklesne. Kalkulačka ji započítá sama a ukáže na vlastním řádku. Neberte ale funkci jen kvůli slevě, raději ji přidáme, až bude potřeba.',
  },
  installments: {
    question: 'Dá se platit po částech?',
    answer:
      'Ano, nad {{installmentsAbove}} lze cenu rozdělit na 2 až 3 části. Každá má v nabídce své datum a částku, obvykle podle toho, co je hotové. Za rozdělení si nic neúčtuji. Stačí o něm říct, než nabídku podepíšete.',
  },
  'deposit-and-invoice': {
    question: 'Kolik zaplatím předem a jaká je splatnost?',
    answer:
      'Obvykle 50 % předem a 50 % po dokončení, u větších projektů je záloha 30–50 %. Zálohu zaplatíte převodem po podpisu nabídky. Faktury mají splatnost 14 dní a chodí e-mailem. Částky v nabídce jsou bez DPH.',
  },
  'monthly-costs': {
    question: 'Budu po spuštění něco platit měsíčně?',
    answer:
      'Povinně jen doménu a hosting, a ty platíte přímo poskytovateli. Péče o web je dobrovolná a stojí {{maintenance}} měsíčně bez DPH podle rozsahu. Zahrnuje aktualizace, zálohy, hlídání a drobné změny. Vypovědět ji můžete s měsíční lhůtou ke konci měsíce.',
  },
  phone: {
    question: 'Bude web fungovat na telefonu?',
    answer:
      'Ano, pro telefon ho kreslím nejdřív a pro počítač až potom. Tlačítka jsou dost velká i pro palec v rukavici, texty čitelné na slunci a číslo se vytočí jedním klepnutím. Před spuštěním web zkouším na iPhonu i na Androidu.',
  },
  'edit-myself': {
    question: 'Budu si moct web upravovat sám?',
    answer:
      'Ano, když si vyberete funkci Vlastní úpravy. Texty a fotky pak změníte z telefonu i z počítače, bez znalosti kódu, a rozbít vzhled přitom nejde. Při předání vám to ukážu a nechám krátký návod. Komu se do toho nechce, pošle změnu mně, v rámci péče nebo za cenu dohodnutou předem.',
  },
  'domain-and-email': {
    question: 'Zařídíte doménu a firemní e-mail?',
    answer:
      'Ano. Doménu zaregistruji na vaši firmu, takže zůstane vám, ať se stane cokoli. Pokud už nějakou máte, použijeme ji. Schránku s adresou firmy nastavím v telefonu i v počítači. Při přesunu schránky si dám pozor i na staré zprávy.',
  },
  speed: {
    question: 'Jak rychlý web bude?',
    answer:
      'Na běžném mobilním připojení se má obsah ukázat zhruba do dvou sekund. Dosahuji toho zmenšenými fotkami, vlastním kódem bez šablon a tím, že na stránce není nic navíc. Před předáním rychlost změřím veřejným nástrojem Googlu a výsledek vám pošlu.',
  },
  backups: {
    question: 'Co když se web rozbije nebo ho někdo napadne?',
    answer:
      'Obnovím ho ze zálohy. V rámci péče web pravidelně zálohuji na jiné místo, než kde běží, a obnovu zkouším. Výpadek hlásí automatické hlídání, takže o něm vím bez vašeho telefonátu a řeším ho přednostně. Bez péče dostanete zálohu při předání, další si děláte sami a opravu nacením předem.',
  },
  'personal-data': {
    question: 'Jak je to s GDPR a cookies?',
    answer:
      'Web postavím tak, aby mohl být v souladu. Lišta se ptá srozumitelně, před volbou běží jen nezbytné cookies a formulář sbírá jen to, co potřebujete. Připravím návrh zásad ochrany údajů. Správcem údajů zůstáváte vy. Zpracovávám-li je při práci, uzavřeme o tom smlouvu. Zvláštní případy ať projde právník.',
  },
  'accounting-links': {
    question: 'Propojíte web s naším účetním programem?',
    answer:
      'Většinou ano. Rozhoduje, jestli program umí přijímat data, třeba Pohoda, iDoklad nebo Fakturoid. Napište mi jeho název a verzi, ověřím to před nabídkou. Když přímá cesta není, připravím export, který účetní načte jedním souborem.',
  },
  start: {
    question: 'Jak začneme?',
    answer:
      'Odpovězte v kalkulačce na čtyři otázky, trvá to do 60 sekund. Podrobná verze s funkcemi a popisem zabere 3–5 minut. Uvidíte cenové rozpětí, a pokud dává smysl, poptávku odešlete. Do 24 hodin se ozvu. Zatím vás to k ničemu nezavazuje.',
  },
  duration: {
    question: 'Jak dlouho práce trvá?',
    answer:
      'Malý web 1–2 týdny, střední 3–4 a velký 5–8 týdnů. Počítá se, jakmile mám podpis, zálohu a dohodnuté podklady. Nejčastěji se čeká na fotky a schválení textů, proto vám na začátku pošlu seznam s daty, kdy co potřebuji.',
  },
  'what-you-need': {
    question: 'Co budete potřebovat od nás?',
    answer:
      'Hodinu času, fotky zakázek a jednoho člověka, který rozhoduje. K tomu přístup k doméně, pokud ji máte, a údaje firmy jako IČO a kontakt. Ostatní si zjistím otázkami. Co chybí, vám vždy napíšu v jednom seznamu.',
  },
  'texts-and-photos': {
    question: 'Kdo dodá texty a fotky?',
    answer:
      'Texty mohu napsat já z našeho rozhovoru, vy je jen opravíte. Psaní je v ceně samostatná položka. Fotky stačí z telefonu, vyberu je, srovnám a zmenším. Poradím také, jak příští zakázku vyfotit, aby byla na webu vidět práce, a ne lešení. Hotové podklady od vás cenu sníží.',
  },
  changes: {
    question: 'Co když během práce něco změníme?',
    answer:
      'Úpravy náčrtu v dohodnutém rozsahu jsou v ceně, drobnosti v tom rozsahu i potom. Novou věc napřed nacením, napíšu, co udělá s termínem, a začnu až po vašem souhlasu. Na faktuře tak nenajdete nic, o čem jste nevěděli. Hotové části celou dobu vidíte na zkušební adrese.',
  },
  signing: {
    question: 'Jak se podepisuje nabídka?',
    answer:
      'Na dálku, nic se netiskne ani neposílá poštou. Nabídku v PDF vám pošlu e-mailem, přečtete si položky, cenu i termín a podepíšete ji v telefonu nebo v počítači, případně ji e-mailem potvrdíte. Zálohu pak zaplatíte převodem. Máte-li výhradu, napište mi a pošlu novou verzi.',
  },
  warranty: {
    question: 'Jakou dáváte záruku?',
    answer:
      'Na chyby 6 měsíců, k tomu 30 dní bezplatného dolaďování po spuštění. Doladění jsou drobnosti, které se ukážou až v provozu. Chyba je, když něco nefunguje podle nabídky. Opravím ji zdarma do 7 pracovních dnů od nahlášení, a vyžaduje-li její povaha víc času, do dne, na kterém se dohodneme.',
  },
};
