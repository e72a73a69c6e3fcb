import type { LegalDocument } from '../../content/content.ts';

export const terms: LegalDocument = {
  title: 'Obchodní podmínky',
  lead: 'Pravidla, podle kterých spolu pracujeme: od odhadu ceny po záruku.',
  sections: [
    {
      id: 'scope',
      title: 'Koho a čeho se podmínky týkají',
      blocks: [
        'Podmínky platí pro návrh, vývoj a údržbu webů, kalkulaček, aplikací a firemních systémů, které dodává {{company}}, {{address}}, Slovensko, IČO {{companyNumber}}, DIČ (daňové číslo) {{taxNumber}}, IČ DPH {{vatNumber}} (dále „dodavatel“). Kontakt: {{mailbox}}, {{phone}}.',
        'Zákazníkem je ten, kdo u dodavatele práci objedná. Podmínky jsou součástí smlouvy. Pokud je v podepsané nabídce něco dohodnuto jinak, platí nabídka.',
      ],
    },
    {
      id: 'ordering',
      title: 'Odhad, nabídka a objednávka',
      blocks: [
        [
          'Odhad ceny z kalkulačky je orientační rozpětí. Nezavazuje zákazníka ani dodavatele.',
          'Poptávka je žádost o nabídku. Dodavatel na ni odpoví do 24 hodin.',
          'Nabídka obsahuje rozsah práce, pevnou cenu, termín a dobu, po kterou platí.',
        ],
        'Smlouva vzniká, když zákazník nabídku podepíše. Podepsat ji může online, bez tisku, a podepsané znění dostane e-mailem v PDF. Dodavatel začíná pracovat po zaplacení zálohy, pokud je v nabídce sjednána.',
      ],
    },
    {
      id: 'price',
      title: 'Cena',
      blocks: [
        'Ceny jsou v eurech a bez DPH. Zobrazí-li web jinou měnu, například koruny, jde o přepočet pro lepší představu. Rozhodující je částka a měna uvedená v podepsané nabídce. DPH se uplatní podle předpisů platných v den zdanitelného plnění.',
        'Cena z nabídky se mění jen dohodou. Práce nad sjednaný rozsah se provede až poté, co zákazník odsouhlasí její cenu a vliv na termín. Za práci ve spěšném termínu lze sjednat příplatek až 30 %.',
        'Poplatky třetích stran, například za doménu, hosting, SMS nebo reklamu, v ceně nejsou, pokud to nabídka výslovně neuvádí.',
      ],
    },
    {
      id: 'payment',
      title: 'Placení',
      blocks: [
        [
          'Faktura je splatná do 14 dnů od vystavení a zasílá se e-mailem.',
          'Není-li v nabídce jinak, platí se 50 % předem a 50 % po dokončení. U větších projektů činí záloha 30–50 %.',
          'Nad {{installmentsAbove}} lze cenu po dohodě rozdělit na 2 až 3 části.',
          'Zálohu lze zaplatit bankovním převodem nebo platebním QR kódem.',
        ],
        'Při prodlení s platbou může dodavatel po upozornění práci přerušit a požadovat úrok z prodlení ve výši podle zákona. Termín se o dobu přerušení posouvá.',
      ],
    },
    {
      id: 'delivery',
      title: 'Termín a předání',
      blocks: [
        'Termín je uveden v nabídce. Obvykle trvá malý projekt 1–2 týdny, střední 3–4 a velký 5–8 týdnů. Lhůta běží od podpisu nabídky, zaplacení zálohy a předání podkladů, které nabídka označuje jako nutné pro zahájení.',
        'Průběh zákazník sleduje v zákaznickém portálu. Hrozí-li zpoždění, dodavatel to oznámí hned, jakmile se o něm dozví, a navrhne nový termín.',
      ],
    },
    {
      id: 'cooperation',
      title: 'Co je potřeba od zákazníka',
      blocks: [
        [
          'Určí jednu osobu, která za něj rozhoduje.',
          'Dodá texty, fotky, přístupy a další podklady v dohodnutých dnech.',
          'K předloženým částem se vyjádří zpravidla do 5 pracovních dnů.',
          'Odpovídá za to, že má k dodaným podkladům práva a že údaje v nich jsou pravdivé.',
        ],
        'Čeká-li se na zákazníka, prodlužuje se termín o stejnou dobu. Trvá-li čekání přes výzvu déle než 60 dnů, může dodavatel vyúčtovat práci, kterou dosud odvedl.',
      ],
    },
    {
      id: 'acceptance',
      title: 'Převzetí',
      blocks: [
        'Hotové dílo dodavatel ukáže na zkušební adrese a vyzve zákazníka ke kontrole. Zákazník má 10 pracovních dnů na to, aby dílo převzal, nebo sepsal, co neodpovídá nabídce. Vytčené vady dodavatel odstraní a dílo předloží znovu.',
        'Neozve-li se zákazník v této lhůtě, považuje se dílo za převzaté. Totéž platí, začne-li je veřejně užívat. Drobné vady, které nebrání užívání, převzetí neodkládají a dodavatel je odstraní. Práva, která dává spotřebiteli zákon, tím nejsou dotčena.',
      ],
    },
    {
      id: 'warranty',
      title: 'Doladění a záruka',
      blocks: [
        'Po spuštění dodavatel dílo 30 dní bezplatně dolaďuje a na vady poskytuje záruku 6 měsíců. Obě doby běží ode dne spuštění. Nespouští-li se dílo veřejně, ode dne převzetí.',
        [
          'Doladění zahrnuje drobné úpravy textů, fotek a nastavení v rozsahu nabídky.',
          'Vadou je, když dílo nefunguje tak, jak popisuje nabídka.',
          'Vadu zákazník oznámí e-mailem nebo v portálu a popíše, jak se projevuje.',
          'Dodavatel vadu bezplatně odstraní do 7 pracovních dnů od oznámení. Nedovolí-li to povaha vady, navrhne náhradní řešení a nové datum.',
        ],
        'Záruka se nevztahuje na vady způsobené zásahem někoho jiného, změnou služby třetí strany nebo nesprávným užíváním. Je-li zákazník spotřebitelem, má vedle této záruky všechna práva z vadného plnění, která mu dává zákon.',
      ],
    },
    {
      id: 'ownership',
      title: 'Komu dílo patří',
      blocks: [
        'Úplným zaplacením získává zákazník k dílu nevýhradní licenci bez omezení času, území a způsobu užití. Dílo může sám nebo s pomocí jiných upravovat a převést ho spolu s firmou. Ke grafice, textům a fotkám vytvořeným jen pro něj získává licenci výhradní.',
        'Doména, účty a obsah zákazníka patří zákazníkovi od začátku. Části s vlastní licencí, například otevřené knihovny, se řídí jí. Dodavatel smí dílo uvést mezi svými pracemi, ledaže to zákazník odmítne.',
      ],
    },
    {
      id: 'liability',
      title: 'Odpovědnost',
      blocks: [
        'Každá strana odpovídá za škodu, kterou způsobí porušením smlouvy. Vůči podnikatelům je náhrada škody omezena cenou dotčené zakázky a nezahrnuje ušlý zisk. Omezení neplatí pro škodu způsobenou úmyslně nebo z hrubé nedbalosti, na zdraví ani vůči spotřebitelům.',
        'Dodavatel neodpovídá za výpadky služeb třetích stran, za pořadí ve vyhledávačích ani za obsah, který dodal zákazník.',
      ],
    },
    {
      id: 'withdrawal',
      title: 'Ukončení a odstoupení',
      blocks: [
        'Odstoupit od smlouvy lze, když ji druhá strana podstatně poruší a nenapraví to ani v dodatečné lhůtě 14 dnů. Zákazník může zakázku ukončit i bez důvodu, zaplatí pak práci odvedenou do té doby. Péče o web se vypovídá ke konci kalendářního měsíce.',
        'Spotřebitel může od smlouvy uzavřené na dálku odstoupit bez udání důvodu do 14 dnů od jejího uzavření, stačí e-mail na {{mailbox}}. Požádá-li výslovně o zahájení práce dříve, uhradí při odstoupení poměrnou část ceny. Byla-li služba na jeho výslovnou žádost dokončena, právo odstoupit zaniká.',
      ],
    },
    {
      id: 'personal-data',
      title: 'Osobní údaje a mlčenlivost',
      blocks: [
        'Jak dodavatel nakládá s údaji zákazníka, popisuje stránka Ochrana osobních údajů. Zpracovává-li při údržbě údaje zákazníkových klientů, uzavřou strany smlouvu podle čl. 28 GDPR. Účetní doklady dodavatel uchovává 10 let, podklady k zakázce 3 roky po jejím skončení. Obě strany zachovávají mlčenlivost o neveřejných věcech, které se při práci dozvědí.',
      ],
    },
    {
      id: 'final',
      title: 'Závěrečná ustanovení',
      blocks: [
        'Smlouva se řídí právem Slovenské republiky, kde má dodavatel sídlo. Spory mezi podnikateli rozhodují slovenské soudy. Spotřebitele z Česka to nezbavuje ochrany, kterou mu dává české právo a od které se nelze odchýlit, ani možnosti obrátit se na soud v místě bydliště.',
        'Spory se strany snaží vyřešit dohodou. Spotřebitel se může obrátit také na Slovenskou obchodní inspekci (www.soi.sk), která spory řeší mimosoudně. V Česku mu s přeshraničním sporem zdarma pomůže Evropské spotřebitelské centrum při České obchodní inspekci (www.evropskyspotrebitel.cz).',
        'Pro smlouvu platí znění podmínek účinné v den podpisu nabídky. Je-li některé ustanovení neplatné, ostatní platí dál. Tyto podmínky jsou účinné od 1. 1. 2025.',
      ],
    },
  ],
};
