import type { LegalDocument } from '../../content/content.ts';

export const terms: LegalDocument = {
  title: 'Obchodní podmínky',
  lead: 'Pravidla, podle kterých spolu pracujeme: od odhadu ceny po záruku.',
  sections: [
    {
      id: 'scope',
      title: 'Koho a čeho se podmínky týkají',
      blocks: [
        'Podmínky platí pro návrh, vývoj a údržbu webů, kalkulaček, aplikací a firemních systémů, které dodává {{company}}, {{address}}, {{country}}, IČO {{companyNumber}} (dále „dodavatel“). Kontakt: {{mailbox}}, {{phone}}.',
        'Zákazníkem je ten, kdo u dodavatele práci objedná. Podmínky jsou součástí smlouvy. Pokud je v podepsané nabídce něco dohodnuto jinak, platí nabídka. Podmínky jsou psány pro podnikatele. Pro spotřebitele platí i ustanovení zákona, od kterých se nelze odchýlit, a mají přednost.',
      ],
    },
    {
      id: 'ordering',
      title: 'Odhad, nabídka a objednávka',
      blocks: [
        [
          'Odhad ceny z kalkulačky je orientační rozpětí. Nezavazuje zákazníka ani dodavatele.',
          'Poptávka je žádost o nabídku. Dodavatel na ni odpoví do 24 hodin.',
          'Nabídka obsahuje rozsah práce, pevnou cenu, termín, platební podmínky a dobu, po kterou platí.',
        ],
        'Smlouva vzniká, když zákazník nabídku v době její platnosti podepíše nebo písemně potvrdí, stačí e-mailem. Kdo podepisuje za firmu, potvrzuje, že je k tomu oprávněn. Podepsané znění dostane zákazník e-mailem v PDF. Změny se dohodnou písemně, stačí e-mail.',
      ],
    },
    {
      id: 'price',
      title: 'Cena',
      blocks: [
        'Ceny jsou v eurech a bez DPH. Zobrazí-li web jinou měnu, například koruny, jde o přepočet pro lepší představu. Rozhodující je částka a měna uvedená v podepsané nabídce. DPH se uplatní podle předpisů platných v den zdanitelného plnění. U zákazníka registrovaného k DPH v jiném státě Unie se může přenést daňová povinnost. Spotřebitel najde v nabídce i cenu se všemi daněmi.',
        'Cena z nabídky se mění jen dohodou. Práce nad sjednaný rozsah se provede až poté, co zákazník odsouhlasí její cenu a vliv na termín. Spěšný termín může cenu zvýšit nejvýše o 30 %. Od {{starterFrom}}, {{growthFrom}} nebo {{premiumFrom}} funkcí je sleva {{starterPercent}}, {{growthPercent}} nebo {{premiumPercent}} % z ceny všech funkcí; přidáním další funkce však cena nikdy neklesne.',
        'Poplatky třetích stran, například za doménu, hosting, licence nebo reklamu, v ceně nejsou, pokud to nabídka výslovně neuvádí.',
      ],
    },
    {
      id: 'payment',
      title: 'Placení',
      blocks: [
        [
          'Faktura je splatná do 14 dnů od vystavení a zasílá se e-mailem.',
          'Není-li v nabídce jinak, platí se 50 % předem a 50 % po dokončení. U větších projektů činí záloha 30–50 %.',
          'Nad {{installmentsAbove}} lze cenu rozdělit na 2 až 3 části s daty uvedenými v nabídce.',
          'Platí se bankovním převodem.',
          'Péče se účtuje měsíčně.',
        ],
        'Práce začíná po připsání zálohy. Při prodlení s platbou může dodavatel po upozornění práci přerušit a požadovat úrok z prodlení ve výši podle zákona. Termín se o dobu přerušení posouvá.',
      ],
    },
    {
      id: 'delivery',
      title: 'Termín a předání',
      blocks: [
        'Termín je uveden v nabídce. Obvykle trvá malý projekt 1–2 týdny, střední 3–4 a velký 5–8 týdnů. Lhůta běží od podpisu nabídky, zaplacení zálohy a předání dohodnutých podkladů.',
        'Hotové části dodavatel ukazuje na zkušební adrese. Hrozí-li zpoždění, dodavatel to oznámí hned, jakmile se o něm dozví, spolu s novým termínem. Při vyšší moci, například při dlouhodobém výpadku sítě, se termín prodlužuje o dobu jejího trvání.',
      ],
    },
    {
      id: 'cooperation',
      title: 'Co je potřeba od zákazníka',
      blocks: [
        [
          'Určí jednu osobu, která za něj rozhoduje.',
          'Dodá texty, fotky, přístupy a další podklady v dohodnutých dnech.',
          'K předloženým částem se vyjádří zpravidla do 5 pracovních dnů.',
          'Odpovídá za to, že má k dodaným podkladům práva a že údaje v nich jsou pravdivé.',
        ],
        'Čeká-li se na zákazníka, prodlužuje se termín o stejnou dobu. Neozve-li se zákazník přes výzvu 60 dnů, může dodavatel vyúčtovat práci, kterou dosud odvedl, a zakázku pozastavit.',
      ],
    },
    {
      id: 'acceptance',
      title: 'Převzetí',
      blocks: [
        'Hotové dílo dodavatel ukáže na zkušební adrese a vyzve zákazníka ke kontrole. V této zprávě připomene lhůtu i to, co znamená mlčení. Zákazník má 10 pracovních dnů na to, aby dílo převzal, nebo sepsal, co neodpovídá nabídce. Vytčené vady dodavatel odstraní a dílo předloží znovu.',
        'Neozve-li se zákazník v této lhůtě, považuje se dílo za převzaté. Totéž platí, začne-li je veřejně užívat. Drobné vady, které nebrání užívání, převzetí neodkládají a dodavatel je odstraní. Práva, která dává spotřebiteli zákon, tím nejsou dotčena.',
      ],
    },
    {
      id: 'warranty',
      title: 'Doladění a záruka',
      blocks: [
        'Po spuštění dodavatel dílo 30 dní bezplatně dolaďuje a na vady poskytuje záruku 6 měsíců. Obě doby běží ode dne spuštění. Nespouští-li se dílo veřejně, ode dne převzetí.',
        [
          'Doladění zahrnuje drobné úpravy textů, fotek a nastavení v rozsahu nabídky.',
          'Vadou je, když dílo nefunguje tak, jak popisuje nabídka.',
          'Vadu zákazník oznámí na {{mailbox}} nebo {{phone}} a popíše, jak se projevuje.',
          'Dodavatel vadu bezplatně odstraní do 7 pracovních dnů od oznámení, ledaže její povaha vyžaduje víc času. Pak ji odstraní do data, na kterém se strany dohodnou.',
        ],
        'Záruka se nevztahuje na vady způsobené zásahem někoho jiného, změnou služby třetí strany, nesprávným užíváním nebo obsahem, který vložil zákazník. Je-li zákazník spotřebitelem, má vedle této záruky všechna práva z vadného plnění, která mu dává zákon, i když trvají déle.',
      ],
    },
    {
      id: 'ownership',
      title: 'Komu dílo patří',
      blocks: [
        'Texty, fotky, údaje a doména zákazníka jsou po celou dobu jeho. Úplným zaplacením získává zákazník k tomu, co dodavatel vytvořil pro něj, výhradní licenci bez omezení času, území a způsobu užití. Dílo smí měnit, dát měnit jiným a převést spolu s firmou. Odměna za licenci je v ceně díla.',
        'Ke knihovnám, nástrojům a obecným částem kódu, které dodavatel do díla přináší, má zákazník v jeho rámci nevýhradní licenci ve stejném rozsahu. Části jiných autorů s vlastní licencí, například otevřené knihovny a písma, se řídí jí. Mezi svými pracemi dodavatel dílo ukáže jen se souhlasem zákazníka.',
      ],
    },
    {
      id: 'liability',
      title: 'Odpovědnost',
      blocks: [
        'Dodavatel odpovídá za škodu, kterou způsobí porušením svých povinností. Vůči podnikatelům je náhrada škody omezena cenou dotčené zakázky a nezahrnuje ušlý zisk. Omezení neplatí pro škodu způsobenou úmyslně nebo z hrubé nedbalosti, pro újmu na zdraví ani tam, kde je zákon zakazuje.',
        'Dodavatel neodpovídá za výpadky služeb třetích stran, za pořadí ve vyhledávačích, za výsledky reklamy ani za obsah, který dodal zákazník. Výpočty kalkulaček stojí na sazbách, které zákazník zadal a odsouhlasil.',
      ],
    },
    {
      id: 'withdrawal',
      title: 'Ukončení a odstoupení',
      blocks: [
        'Zákazník může zakázku písemně, stačí e-mailem, ukončit kdykoli před dokončením, i bez důvodu. Zaplatí práci odvedenou do té doby a dostane ji. Záloha se na ni započte a zbytek dodavatel vrátí do 14 dnů. Odstoupit lze, když druhá strana smlouvu podstatně poruší a nenapraví to ani v dodatečné lhůtě 14 dnů. Péči lze vypovědět e-mailem s měsíční výpovědní dobou ke konci kalendářního měsíce.',
        'Spotřebitel může od smlouvy uzavřené na dálku odstoupit bez udání důvodu do 14 dnů od jejího uzavření, stačí e-mail na {{mailbox}}. Požádá-li výslovně o zahájení práce dříve, uhradí při odstoupení poměrnou část ceny. Byla-li služba na jeho výslovnou žádost zcela dokončena a byl o tom poučen, právo odstoupit zaniká.',
      ],
    },
    {
      id: 'consumers',
      title: 'Jste-li spotřebitel',
      blocks: [
        'Reklamace: vadu vytkněte e-mailem na {{mailbox}}, telefonicky nebo poštou na adresu dodavatele. Dodavatel přijetí ihned písemně potvrdí a uvede, dokdy vadu odstraní, nejpozději do 30 dnů. Oprava je bezplatná. Není-li vada odstraněna nebo se opakuje, má spotřebitel právo na přiměřenou slevu nebo na odstoupení od smlouvy.',
        'U digitálního plnění dodaného najednou odpovídá dodavatel za vady, které se projeví do 2 let od dodání, u průběžného plnění po celou dobu jeho trvání. V prvním roce, u průběžného plnění po celou dobu, prokazuje dodavatel, že plnění při dodání vadu nemělo.',
        'Zahájení práce před uplynutím 14 dnů: „Žádám, abyste službu začali poskytovat před uplynutím lhůty pro odstoupení od smlouvy. Vím, že odstoupím-li poté, zaplatím poměrnou část ceny, a že úplným dodáním služby právo odstoupit zaniká.“ Bez této věty práce začne až po uplynutí lhůty.',
        'Vzor odstoupení, který spotřebitel může, ale nemusí použít:',
        [
          'Komu: {{company}}, {{address}}, {{mailbox}}',
          'Tímto odstupuji od smlouvy o poskytnutí této služby: …',
          'Datum objednání:',
          'Jméno a adresa spotřebitele:',
          'Datum a podpis (jen zasíláte-li odstoupení na papíře):',
        ],
        'Peníze dodavatel vrátí do 14 dnů od doručení odstoupení, stejným způsobem, jakým byly zaplaceny.',
      ],
    },
    {
      id: 'personal-data',
      title: 'Osobní údaje a mlčenlivost',
      blocks: [
        'Jak dodavatel nakládá s údaji zákazníka, popisuje stránka Ochrana osobních údajů. Zpracovává-li při údržbě údaje zákazníkových klientů, uzavřou strany smlouvu podle čl. 28 GDPR. Účetní doklady dodavatel uchovává 10 let, podklady k zakázce 3 roky po jejím skončení. Obě strany zachovávají mlčenlivost o neveřejných věcech, které se při práci dozvědí.',
      ],
    },
    {
      id: 'final',
      title: 'Závěrečná ustanovení',
      blocks: [
        'Smlouva se řídí právem Slovenské republiky, kde má dodavatel sídlo. Spory mezi podnikateli rozhodují slovenské soudy. Spotřebitele to nezbavuje ochrany, kterou mu dává právo země jeho bydliště a od které se nelze odchýlit, ani možnosti obrátit se na soud v místě bydliště.',
        'Spotřebitel se může nejdřív obrátit se žádostí o nápravu na dodavatele. Zamítne-li ji dodavatel nebo na ni do 30 dnů neodpoví, může spotřebitel navrhnout mimosoudní řešení sporu, například Slovenské obchodní inspekci (www.soi.sk), která je i orgánem dozoru. V Česku mu s přeshraničním sporem zdarma pomůže Evropské spotřebitelské centrum při České obchodní inspekci (www.evropskyspotrebitel.cz).',
        'Jazyková znění těchto podmínek říkají totéž. Kdyby se lišila, platí znění v jazyce, ve kterém byla podepsána nabídka. Pro smlouvu platí podmínky účinné v den podpisu nabídky. Je-li některé ustanovení neplatné, ostatní platí dál. Tyto podmínky jsou účinné od 1. 1. 2025.',
      ],
    },
  ],
};
