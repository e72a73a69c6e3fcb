import type { LegalDocument } from '../../content/content.ts';

export const privacy: LegalDocument = {
  title: 'Ochrana osobných údajov',
  lead: 'Aké údaje o vás mám, prečo ich mám, ako dlho si ich nechám a čo s tým môžete urobiť. Platí pre web {{host}}, kalkulačku ceny aj zákaznícky portál.',
  sections: [
    {
      id: 'controller',
      title: 'Kto za údaje zodpovedá',
      blocks: [
        'Prevádzkovateľom je {{company}}, {{address}}, IČO {{companyNumber}}.',
        'Vo veciach osobných údajov píšte na {{mailbox}} alebo volajte na {{phone}}. Zodpovednú osobu som neurčil, zákon mi to neukladá. Odpovie vám priamo {{developer}}.',
        'Riadim sa nariadením Európskeho parlamentu a Rady (EÚ) 2016/679 (GDPR) a zákonom č. 18/2018 Z. z. o ochrane osobných údajov.',
      ],
    },
    {
      id: 'what-data',
      title: 'Aké údaje mám',
      blocks: [
        'Väčšinu mi dávate sami, zvyšok vzniká používaním webu:',
        [
          'Dopyt: meno, e-mail, telefón, firma, remeslo, vybrané funkcie, popis projektu, rozpočet, termín a vypočítaný odhad ceny.',
          'Správy: čo mi napíšete cez formulár, e-mailom, v chate alebo v portáli, aj s prílohami.',
          'Ponuka a zákazka: fakturačné údaje, rozsah, cena, váš podpis s časom, IP adresou a druhom prehliadača.',
          'Účet v portáli: meno, e-mail, jazyk, heslo uložené tak, že ho neprečítam ani ja, a čas prihlásenia.',
          'Faktúry a platby: sumy, dátumy, variabilný symbol a číslo účtu, z ktorého ste platili.',
          'Technické údaje: čas, adresa stránky, druh prehliadača a IP adresa v záznamoch servera, pri chybe aj jej popis.',
          'Meranie návštevnosti: ktoré stránky ste čítali, len ak ste s tým súhlasili.',
        ],
        'Otázka, ktorú napíšete na stránke s častými otázkami, sa neukladá ani nezaznamenáva. Plán projektu, ku ktorému nepošlete dopyt, zmažem po 90 dňoch.',
        'Rozpísaný dopyt ostáva vo vašom prehliadači a čítať ho začnem až po odoslaní. Na server sa dostane skôr len vtedy, keď si naň necháte poslať odkaz, keď ste prihlásení v účte alebo keď k nemu pridáte súbory.',
        'Osobitné kategórie údajov, napríklad o zdraví, nepotrebujem. Neposielajte mi ich.',
      ],
    },
    {
      id: 'why',
      title: 'Prečo ich spracúvam',
      blocks: [
        'Každý účel má svoj právny základ:',
        [
          'Odpoveď na dopyt, odhad a ponuka: kroky pred uzavretím zmluvy na vašu žiadosť (čl. 6 ods. 1 písm. b) GDPR).',
          'Vedenie zákazky, portál, odovzdanie a záruka: plnenie zmluvy (čl. 6 ods. 1 písm. b)).',
          'Faktúry a účtovníctvo: zákonná povinnosť (čl. 6 ods. 1 písm. c)), najmä zákon č. 431/2002 Z. z. o účtovníctve a zákon o DPH.',
          'Bezpečnosť webu, ochrana pred robotmi a vymáhanie nárokov: oprávnený záujem (čl. 6 ods. 1 písm. f)), aby služba fungovala a dohody platili.',
          'Text alebo odpoveď od jazykového modelu: krok pred uzavretím zmluvy, o ktorý ste sami požiadali (čl. 6 ods. 1 písm. b)). Bez vášho kliknutia model nič nedostane.',
          'Kontakt na vás, ak píšete za firmu: oprávnený záujem (čl. 6 ods. 1 písm. f)) na tom, aby som sa s ňou dohodol.',
          'Meranie návštevnosti, uloženie vašich nastavení a chat: súhlas (čl. 6 ods. 1 písm. a)), ktorý môžete kedykoľvek odvolať.',
        ],
        'Bez povinných polí nemám ako odpovedať. Bez fakturačných údajov nemôžem vystaviť faktúru. Ostatné údaje sú dobrovoľné.',
        'Odhad ceny počíta program podľa vašich odpovedí. Nie je to rozhodnutie, ktoré by malo pre vás právne účinky, a záväznú ponuku pripravujem ja. Údaje nepredávam a reklamu, o ktorú ste nepožiadali, neposielam.',
      ],
    },
    {
      id: 'how-long',
      title: 'Ako dlho ich mám',
      blocks: [
        [
          'Faktúry a účtovné doklady: {{keepBilling}}.',
          'Projektové podklady, ponuky a správy k zákazke: {{keepProjects}} po jej skončení.',
          'Dopyt, z ktorého nevznikla zmluva: {{keepRequests}} od posledného kontaktu, na vašu žiadosť ho zmažem skôr.',
          'Rozpísaný dopyt za odkazom, ktorý ste si nechali poslať: {{keepDraftLinks}}, alebo kým odkaz nezrušíte či dopyt neodošlete.',
          'Rozpísaný dopyt v účte: kým ho neodošlete, nezačnete nový alebo účet nezrušíte.',
          'Súbory k neodoslanému dopytu: {{keepUploads}}.',
          'Účet v portáli: kým nepožiadate o jeho zrušenie, najdlhšie do uplynutia lehoty pre projektové podklady.',
          'E-mail, ktorý mi príde a nepatrí k žiadnemu dopytu: {{keepLooseMails}}. Pôvodné znenie ostatných e-mailov: {{keepRawMails}}, ich text ostáva pri dopyte.',
          'E-maily, ktoré vám pošle portál a nepatria k dopytu ani zákazke: {{keepSentMails}}.',
          'Prihlásenie v portáli: {{keepSessions}}. Záznam o vašej voľbe o cookies: {{keepConsentRecords}}. Denné súčty návštev kalkulačky, z ktorých vás nemožno určiť: {{keepAnalytics}}.',
          'Vaša žiadosť týkajúca sa údajov: meno a adresa {{keepSubjectRequests}} po vybavení.',
          'Záznamy servera: najviac {{keepServerLogs}}. Hlásenia o chybách: {{keepErrorReports}}.',
          'Cookies: nastavenia a vaša voľba 12 mesiacov, meranie návštevnosti 2 roky, chat 6 mesiacov. Podrobnosti sú na stránke o cookies.',
        ],
        'Keď lehota uplynie, údaje zmažem alebo ich upravím tak, aby vás nebolo možné určiť. V zálohách môžu ostať ešte krátko, kým záloha nevyprší, a poslúžia len na obnovu. Ak prebieha spor, nechám si potrebné údaje do jeho konca.',
      ],
    },
    {
      id: 'who-else',
      title: 'Kto ďalší ich vidí',
      blocks: [
        'Údaje dostane len ten, kto ich potrebuje na svoju časť práce:',
        [
          'poskytovateľ servera a e-mailových schránok,',
          'účtovník a banka, ak ide o faktúry a platby,',
          'Google (Tag Manager a Analytics), iba ak súhlasíte s meraním,',
          'Smartsupp, ktorý prevádzkuje chat, iba ak ho povolíte,',
          'prevádzkovateľ jazykového modelu, ak ho web používa: keď si necháte napísať popis či plán projektu alebo položíte otázku, dostane vaše odpovede o projekte alebo znenie otázky. Kontakt, e-mailové a webové adresy, telefónne čísla, názvy firiem a mená, ktorými sa v texte predstavíte, z nich web predtým vynechá. Iné mená v texte nerozpozná, preto ich doň nepíšte,',
          'fotograf, prekladateľ alebo iný odborník, s ktorým ste v ponuke súhlasili,',
          'úrady, súdy a právny zástupca, ak to ukladá zákon alebo ak treba vymôcť či obhájiť nárok.',
        ],
        'So sprostredkovateľmi mám zmluvu podľa čl. 28 GDPR. Údaje používajú iba na to, čo som im zadal.',
      ],
    },
    {
      id: 'where',
      title: 'Kde sú uložené',
      blocks: [
        'Web, databáza aj zálohy sú v dátovom centre poskytovateľa hostingu, na ktorého serveroch beží {{host}}. Kto to je a v ktorej krajine, stojí v údajoch na začiatku tejto stránky; ak tam ešte nie je, napíšem vám to na požiadanie.',
        'Jazykový model prevádzkuje jeho poskytovateľ na vlastných serveroch. Ktorý to je a v ktorej krajine, vám napíšem na požiadanie.',
        'Mimo Európskeho hospodárskeho priestoru prenášam údaje len na základe rozhodnutia Európskej komisie o primeranosti (čl. 45 GDPR), kam patrí aj rámec ochrany údajov EÚ – USA, alebo na základe štandardných zmluvných doložiek (čl. 46 GDPR). Ak povolíte meranie návštevnosti, časť údajov môže na niektorom z týchto základov spracúvať Google v USA. Bez súhlasu sa do spoločnosti Google nedostane nič. Kópiu záruk vám na požiadanie pošlem.',
      ],
    },
    {
      id: 'your-rights',
      title: 'Vaše práva',
      blocks: [
        'Máte právo na:',
        [
          'prístup k svojim údajom a ich kópiu,',
          'opravu toho, čo nesedí,',
          'vymazanie, ak údaje netreba na zmluvu alebo zo zákona,',
          'obmedzenie spracúvania, kým sa vec nevyjasní,',
          'prenos údajov v bežnom súbore, ktorý prečíta aj iný program,',
          'odvolanie súhlasu. To, čo sa stalo predtým, ostáva v súlade so zákonom.',
        ],
        'Právo namietať: proti spracúvaniu, ktoré stojí na mojom oprávnenom záujme, môžete kedykoľvek namietať z dôvodov vo vašej situácii. Údaje prestanem spracúvať, ak nepreukážem závažnejší dôvod alebo ich nepotrebujem na právny nárok. Reklame môžete namietať aj bez dôvodu.',
        'Stačí napísať na {{mailbox}}. Kópiu údajov aj ich vymazanie vybavím na požiadanie e-mailom. Odpoviem bezplatne a najneskôr do jedného mesiaca. Pri zložitej žiadosti môžem lehotu predĺžiť o dva mesiace, dôvod vám oznámim vopred. Ak si nebudem istý, že píšete vy, požiadam vás o overenie.',
      ],
    },
    {
      id: 'complaints',
      title: 'Sťažnosti',
      blocks: [
        'Ak si myslíte, že s údajmi nenakladám správne, ozvite sa najprv mne, väčšinu vecí vyriešime rýchlo.',
        'Bez ohľadu na to sa môžete obrátiť na Úrad na ochranu osobných údajov Slovenskej republiky v Bratislave, dataprotection.gov.sk. Ak žijete v Česku, aj na Úřad pro ochranu osobních údajů v Prahe, uoou.gov.cz, v inom štáte Únie na tamojší úrad. Ostáva vám aj právo obrátiť sa na súd.',
      ],
    },
    {
      id: 'security',
      title: 'Ako ich chránim',
      blocks: [
        [
          'Spojenie s webom je šifrované.',
          'Heslá ukladám len ako odtlačok, z ktorého sa nedajú vyčítať.',
          'Prihlasovanie je chránené proti hádaniu hesiel.',
          'Do administrácie sa dostanú iba oprávnení ľudia.',
          'Zálohy robím pravidelne a ich obnovu skúšam.',
          'Formuláre sú chránené pred robotmi bez sledovania ľudí.',
        ],
        'Ak by napriek tomu údaje unikli a hrozilo vám riziko, oznámim to úradu do 72 hodín odvtedy, čo sa o tom dozviem. Pri vysokom riziku dám vedieť bez zbytočného odkladu aj vám a poviem, čo robiť.',
      ],
    },
    {
      id: 'changes',
      title: 'Zmeny tohto textu',
      blocks: [
        'Keď sa zmení spracúvanie alebo zákon, text upravím a uvediem nový dátum účinnosti. O podstatnej zmene napíšem zákazníkom s bežiacou zákazkou vopred e-mail. Kde je potrebný súhlas, vyžiadam si ho znova. Staršie znenie pošlem na požiadanie.',
      ],
    },
  ],
};
