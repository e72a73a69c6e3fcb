import type { AskedWords } from '../../content/content.ts';

export const askedWords: AskedWords = {
  endings:
    'ovaniami ovanie ovania ovani eniach enia enie ujeme ujete ujem uje uju ovali oval ovat ostami osti ost kami kach kam kou iek ok ka ky ku ovi iami iach iam ami ach och om ov am ymi ych ym imi ich im eho emu ej ou iu ia ie ii ite ete ate ime eme ame is es as it et at ut li la lo il al a e i o u y',
  unimportant:
    'a aby aj ak ako aká aké akú aký áno asi až bez bol bola bolo bude budem budete budú by byť cez či čo dá dajú do ešte ho hej chcel chcela chcem chceme i iba ich ja je jeho jej k každý kde keď kto ktorá ktoré ktorý ku lebo len ma mať mám máme máte mi mne mňa mi môj moja moje môže môžem môžeme môžete my na nám naša naše náš nás ne nech než nie niečo no o od on ona oni po pod podľa potom pre pred pri prosím s sa si so som sme ste sú ta tak takto tam ten tento tie tiež to toho tu tú ty u už v vám vás váš vaša vaše ve viac viem viete vo vy z za zo že viete vieš poradiť povedať vlastne robíte robiť robia robím urobiť urobíte dostanem dostať dostaneme nejaká nejaké nejakú nejaký niekto nič koľko všetko už vie viete spraviť ďalej jeden niekoho keby mali mal mala treba chcete ľudia',
  common:
    'stojí cena kedy rýchlo rýchly web webová webstránka stránka firma maliar natierač elektrikár vodoinštalatér inštalatér kúrenár plynár pokrývač strechár klampiar murár stolár tesár obkladač podlahár zatepľovač zatepľovanie izolatér remeselník remeslo živnostník',
  entries: {
    'for-whom': 'komu zákazníci odbor remeselník živnostník maliar elektrikár murár strechár eshop obchod',
    'who-builds-it': 'človek jeden firma vývojár programátor agentúra tím ľudia subdodávateľ robíte sám osoba kto',
    'where-you-work': 'stretnutie osobne kancelária sídlo adresa Dánsko Česko video návšteva prísť stretnúť',
    languages: 'jazyk jazyková verzia preklad preložiť nemecky nemčina anglicky cudzinci zahraniční viacjazyčný',
    'answer-time': 'ozvete sa ozvať odpoveď odpíšete reagovať zavoláte kontakt spätne dokedy',
    'old-website': 'existujúci terajší súčasný prerobiť prerobenie redizajn oprava vynoviť zastaraný Google pozície',
    'just-a-page': 'jednostránkový vizitka malý jednoduchý landing jediná jedna stránka stránku',
    'price-website': 'cena cenník koľko stojí stáť vyjde drahé lacné náklady suma stránka webstránka peniaze',
    'price-calculator': 'cena kalkulačky koľko stojí výpočet ceny pre zákazníkov',
    'price-system': 'ERP CRM softvér cena systému automatizovať program evidencia zákaziek koľko stojí',
    'how-price-is-made':
      'vypočítať výpočet počítate odhad z čoho sa skladá rozpis prečo taká cena nezáväzná kalkulácia',
    urgent:
      'drahšie drahší ponáhľať ponáhľam súrne expres rýchlo skôr príplatok stihnúť dokážete termín mesiac týždeň narýchlo',
    packages: 'zľava zliav zľavy balík balíček výhodnejšie ušetriť množstvo viac funkcií lacnejšie',
    installments: 'splátky splátkach na splátky rozložiť platbu rozdeliť postupne splácať',
    'deposit-and-invoice':
      'percent dopredu preddavok záloha zaplatiť platiť platba faktúra splatnosť kedy platím vopred DPH prevodom hotovosť karta',
    'monthly-costs':
      'mesačne mesačný poplatok ročne prevádzka udržiavanie údržba hosting poplatky paušál správa následné náklady',
    phone: 'mobil mobilný telefón responzívny tablet iPhone Android smartfón displej',
    'edit-myself': 'upraviť úprava upravovať meniť zmeniť pridať sám administrácia redakčný systém CMS WordPress fotku',
    'domain-and-email': 'doména mail mailová schránka adresa webu vlastník patrí hosting vlastní vlastníctvo',
    speed: 'rýchlosť načíta načítanie pomalý pomaly sekunda rýchly',
    backups:
      'hacker hackne hacknutý napadnutý napadnutie spadne nefunguje výpadok vírus bezpečnosť zabezpečený bezpečný záloha zálohovanie',
    'personal-data': 'osobné údaje ochrana údajov cookie lišta súhlas zákon právnik',
    'accounting-links':
      'účtovný program Pohoda Omega SuperFaktúra faktúry účtovník účtovníčka export prepojenie napojiť',
    start: 'začať začíname objednať objednávka postup prvý krok spolupráca ako to prebieha prebieha dopyt',
    duration:
      'čas spravíte urobíte trvanie trvá dlho týždeň mesiac dokedy kedy hotové dokončenie dodanie termín spustenie stihnete dokážete rýchlo',
    'what-you-need': 'podklady pripraviť dodať potrebovať nachystať logo čo treba',
    'texts-and-photos': 'napísať písať texty obsah copywriter fotky fotografie fotograf obrázky musím sám',
    changes: 'rozmyslieť zmena zmeny zmeniť počas práce pripomienky úpravy návrhu iné dodatočne naviac',
    signing: 'podpis podpísať zmluva podpisovať elektronicky online dohoda',
    warranty: 'záruka reklamácia chyba chyby pokazí oprava zadarmo po spustení garancia',
    'tvorba-webu': 'web stránka firma firemný web viac stránok prezentácia podstránky',
    'webove-stranky': 'jednostránkový web vizitka malá stránka',
    'web-development': 'prestavba veľký web pobočky na mieru prepojenie',
    'web-aplikacie': 'kalkulačka rezervácia objednanie termínu kalendár rezervačný systém',
    'web-apps': 'systém ERP CRM evidencia zákaziek dochádzka sklad faktúry aplikácia',
    'seo-marketing':
      'Google vyhľadávanie vyhľadávač mapy reklama SEO pozície hodnotenia recenzie nájdu nájsť zviditeľniť',
    'maintenance-support': 'údržba správa servis starostlivosť aktualizácie podpora paušál',
  },
};
