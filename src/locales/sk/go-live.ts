export const goLive = {
  meta: {
    title: 'Pred spustením | {{brand}}',
    description: 'Čo chýba, kým na web prídu prví zákazníci.',
  },
  title: 'Pred spustením',
  lead: 'Kým je web len váš, ukazuje vzorový obsah. Na ostrej adrese sa vzory nezobrazia a časti bez obsahu zmiznú. Toto ešte treba doplniť.',
  failedLoad: 'Zoznam sa nepodarilo načítať.',
  done: {
    title: 'Nič nechýba',
    text: 'Údaje, obsah, pošta aj zálohy sú pripravené.',
  },
  notice: {
    title_one: 'Pred spustením chýba {{count}} vec',
    title_few: 'Pred spustením chýbajú {{count}} veci',
    title_many: 'Pred spustením chýba {{count}} veci',
    title_other: 'Pred spustením chýba {{count}} vecí',
    text: 'Niečo vyžaduje zákon, niečo by zákazníci zbytočne hľadali.',
    action: 'Pozrieť zoznam',
  },
  groups: {
    agency: 'Údaje, ktoré vyžaduje zákon',
    brand: 'Vaša značka',
    content: 'Obsah',
    operation: 'Prevádzka',
  },
  needs: {
    legalForm: {
      name: 'Právna forma',
      why: 'Musí byť v pätičke webu, v podmienkach a na dokladoch. Bez nej sa nedá odoslať ponuka.',
      how: 'Doplniť v údajoch o firme',
    },
    companyNumber: {
      name: 'IČO',
      why: 'Musí byť na webe, v e-mailoch a na každom doklade.',
      how: 'Doplniť v údajoch o firme',
    },
    register: {
      name: 'Register',
      why: 'Zákon chce vedieť, kto vás má zapísaného. Bez toho sa nedá odoslať ponuka.',
      how: 'Doplniť v údajoch o firme',
    },
    registerEntry: {
      name: 'Číslo zápisu v registri',
      why: 'Patrí k registru na web a na doklady.',
      how: 'Doplniť v údajoch o firme',
    },
    taxNumber: {
      name: 'DIČ',
      why: 'Bez DIČ nie je faktúra úplná.',
      how: 'Doplniť v údajoch o firme',
    },
    vatNumber: {
      name: 'IČ DPH',
      why: 'Platiteľ DPH ho uvádza na každom doklade.',
      how: 'Doplniť v údajoch o firme',
    },
    supervisoryBody: {
      name: 'Orgán dozoru',
      why: 'Obchodné podmienky ho musia uviesť. Teraz je na jeho mieste medzera.',
      how: 'Doplniť v údajoch o firme',
    },
    hosting: {
      name: 'Hosting',
      why: 'Text o ochrane údajov má povedať, kto údaje prechováva a v ktorej krajine.',
      how: 'Doplniť v údajoch o firme',
    },
    taxStatus: {
      name: 'Vzťah k DPH',
      why: 'Bez neho program nevie, akú daň pripočítať, a ponuku neodošle.',
      how: 'Nastaviť pri ponukách',
    },
    account: {
      name: 'Bankový účet',
      why: 'Zákazník by nemal kam zaplatiť.',
      how: 'Nastaviť pri ponukách',
    },
    brandName: {
      name: 'Názov',
      why: 'Web, e-maily aj PDF nesú názov vzorovej agentúry.',
      how: 'Zmení sa v súbore src/domain/brand.ts, potom treba web znova zostaviť.',
    },
    brandPeople: {
      name: 'Meno a adresa',
      why: 'Pod e-mailmi je podpísaný vymyslený človek alebo je na webe vymyslená adresa.',
      how: 'Zmení sa v súbore src/domain/brand.ts, potom treba web znova zostaviť.',
    },
    brandNumbers: {
      name: 'IČO a DIČ',
      why: 'Na webe a na dokladoch sú čísla vzorovej agentúry.',
      how: 'Zmeniť v údajoch o firme',
    },
    brandAccount: {
      name: 'Číslo účtu',
      why: 'Platby by smerovali na účet vzorovej agentúry.',
      how: 'Zmeniť pri ponukách',
    },
    brandPhone: {
      name: 'Telefón',
      why: 'Na tomto čísle vás nikto nezastihne.',
      how: 'Zmení sa v súbore src/domain/brand.ts, potom treba web znova zostaviť.',
    },
    brandMailboxes: {
      name: 'E-maily a sociálne siete',
      why: 'Adresy na .example neexistujú. Odpovede zákazníkov by sa stratili.',
      how: 'Zmenia sa v súbore src/domain/brand.ts, potom treba web znova zostaviť.',
    },
    brandProducts: {
      name: 'Vlastné produkty',
      why: 'Vzorové produkty sú vymyslené. Na ostrej adrese sa nezobrazia.',
      how: 'Zmenia sa v súbore src/domain/brand.ts, potom treba web znova zostaviť.',
    },
    logo: {
      name: 'Logo',
      why: 'Web, e-maily aj PDF majú predvolené logo.',
      how: 'Nahrať vo vzhľade',
    },
    references: {
      name: 'Skutočné referencie',
      why: 'Vzorové sa na ostrej adrese nezobrazia a domovská stránka zostane bez hlasov zákazníkov.',
      how: 'Pozrieť referencie',
    },
    caseStudies: {
      name: 'Skutočné prípadové štúdie',
      why: 'Vzorové sa na ostrej adrese nezobrazia a stránka s ukážkami zmizne z menu.',
      how: 'Pozrieť prípadové štúdie',
    },
    hosts: {
      name: 'Adresa webu',
      why: 'Kým server nepozná svoju adresu, e-maily neobsahujú odkazy.',
      how: 'Nastaví sa premennou SITE_HOSTS, napríklad sk=vasadomena.sk.',
    },
    mailServer: {
      name: 'Poštový server',
      why: 'E-maily sa teraz len zapisujú do súborov. Zákazníci nedostanú nič.',
      how: 'Nastaviť odosielanie e-mailov',
    },
    vaultKey: {
      name: 'Kľúč k heslám',
      why: 'Kľúč leží na tom istom disku ako dáta a v zálohách nie je. Keď disk zlyhá, heslá sa už nedajú prečítať.',
      how: 'Nastaví sa premennou VAULT_KEY, kópiu uložte inde než zálohy.',
    },
    backupSchedule: {
      name: 'Pravidelné zálohy',
      why: 'Zálohy teraz vznikajú len príkazom. Keď naň zabudnete, po poruche nie je čo obnoviť.',
      how: 'Nastaví sa premennou BACKUP_SCHEDULE, napríklad 03:00.',
    },
    backupProof: {
      name: 'Overenie zálohy',
      why: 'Žiadna záloha zatiaľ neprešla skúškou obnovy. Urobí sa sama po prvej nočnej zálohe.',
      how: 'Pozrieť stav systému',
    },
  },
};
