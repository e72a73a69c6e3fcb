import type { Translated } from '../translated.ts';
import type { goLive as source } from '../sk/go-live.ts';

export const goLive: Translated<typeof source> = {
  meta: {
    title: 'Před spuštěním | {{brand}}',
    description: 'Co chybí, než na web přijdou první zákazníci.',
  },
  title: 'Před spuštěním',
  lead: 'Dokud je web jen váš, ukazuje vzorový obsah. Na ostré adrese se vzory nezobrazí a části bez obsahu zmizí. Tohle ještě zbývá doplnit.',
  failedLoad: 'Seznam se nepodařilo načíst.',
  done: {
    title: 'Nic nechybí',
    text: 'Údaje, obsah, pošta i zálohy jsou připravené.',
  },
  notice: {
    title_one: 'Před spuštěním chybí {{count}} věc',
    title_few: 'Před spuštěním chybí {{count}} věci',
    title_many: 'Před spuštěním chybí {{count}} věci',
    title_other: 'Před spuštěním chybí {{count}} věcí',
    text: 'Něco vyžaduje zákon, něco by zákazníci marně hledali.',
    action: 'Zobrazit seznam',
  },
  groups: {
    agency: 'Údaje, které vyžaduje zákon',
    brand: 'Vaše značka',
    content: 'Obsah',
    operation: 'Provoz',
  },
  needs: {
    legalForm: {
      name: 'Právní forma',
      why: 'Musí být v patičce webu, v podmínkách a na dokladech. Bez ní nejde odeslat nabídka.',
      how: 'Doplnit v údajích o firmě',
    },
    companyNumber: {
      name: 'IČO',
      why: 'Musí být na webu, v e-mailech a na každém dokladu.',
      how: 'Doplnit v údajích o firmě',
    },
    register: {
      name: 'Rejstřík',
      why: 'Zákon chce vědět, kde jste zapsaní. Bez toho nejde odeslat nabídka.',
      how: 'Doplnit v údajích o firmě',
    },
    registerEntry: {
      name: 'Číslo zápisu v rejstříku',
      why: 'Patří k rejstříku na web a na doklady.',
      how: 'Doplnit v údajích o firmě',
    },
    taxNumber: {
      name: 'DIČ',
      why: 'Bez DIČ není faktura úplná.',
      how: 'Doplnit v údajích o firmě',
    },
    vatNumber: {
      name: 'DIČ pro DPH',
      why: 'Plátce DPH ho uvádí na každém dokladu.',
      how: 'Doplnit v údajích o firmě',
    },
    supervisoryBody: {
      name: 'Dozorový orgán',
      why: 'Obchodní podmínky ho musí uvést. Teď je na jeho místě mezera.',
      how: 'Doplnit v údajích o firmě',
    },
    hosting: {
      name: 'Hosting',
      why: 'Text o ochraně údajů má říct, kdo údaje uchovává a ve které zemi.',
      how: 'Doplnit v údajích o firmě',
    },
    taxStatus: {
      name: 'Vztah k DPH',
      why: 'Bez něj program neví, jakou daň připočítat, a nabídku neodešle.',
      how: 'Nastavit u nabídek',
    },
    account: {
      name: 'Bankovní účet',
      why: 'Zákazník by neměl kam zaplatit.',
      how: 'Nastavit u nabídek',
    },
    brandName: {
      name: 'Název',
      why: 'Web, e-maily i PDF nesou název vzorové agentury.',
      how: 'Změní se v souboru src/domain/brand.ts, potom je třeba web znovu sestavit.',
    },
    brandPeople: {
      name: 'Jméno a adresa',
      why: 'Pod e-maily je podepsaný vymyšlený člověk nebo je na webu vymyšlená adresa.',
      how: 'Změní se v souboru src/domain/brand.ts, potom je třeba web znovu sestavit.',
    },
    brandNumbers: {
      name: 'IČO a DIČ',
      why: 'Na webu a na dokladech jsou čísla vzorové agentury.',
      how: 'Změnit v údajích o firmě',
    },
    brandAccount: {
      name: 'Číslo účtu',
      why: 'Platby by směřovaly na účet vzorové agentury.',
      how: 'Změnit u nabídek',
    },
    brandPhone: {
      name: 'Telefon',
      why: 'Na tomto čísle vás nikdo nezastihne.',
      how: 'Změní se v souboru src/domain/brand.ts, potom je třeba web znovu sestavit.',
    },
    brandMailboxes: {
      name: 'E-maily a sociální sítě',
      why: 'Adresy na .example neexistují. Odpovědi zákazníků by se ztratily.',
      how: 'Změní se v souboru src/domain/brand.ts, potom je třeba web znovu sestavit.',
    },
    brandProducts: {
      name: 'Vlastní produkty',
      why: 'Vzorové produkty jsou vymyšlené. Na ostré adrese se nezobrazí.',
      how: 'Změní se v souboru src/domain/brand.ts, potom je třeba web znovu sestavit.',
    },
    logo: {
      name: 'Logo',
      why: 'Web, e-maily i PDF mají výchozí logo.',
      how: 'Nahrát ve vzhledu',
    },
    references: {
      name: 'Skutečné reference',
      why: 'Vzorové se na ostré adrese nezobrazí a úvodní stránka zůstane bez hlasů zákazníků.',
      how: 'Zobrazit reference',
    },
    caseStudies: {
      name: 'Skutečné případové studie',
      why: 'Vzorové se na ostré adrese nezobrazí a stránka s ukázkami zmizí z menu.',
      how: 'Otevřít případové studie',
    },
    hosts: {
      name: 'Adresa webu',
      why: 'Dokud server nezná svou adresu, nejsou v e-mailech odkazy.',
      how: 'Nastaví se proměnnou SITE_HOSTS, například cs=vasedomena.cz.',
    },
    mailServer: {
      name: 'Poštovní server',
      why: 'E-maily se teď jen zapisují do souborů. Zákazníci nedostanou nic.',
      how: 'Nastavit odesílání e-mailů',
    },
    vaultKey: {
      name: 'Klíč k heslům',
      why: 'Klíč leží na stejném disku jako data a v zálohách není. Když disk selže, hesla už nepůjde přečíst.',
      how: 'Nastaví se proměnnou VAULT_KEY, kopii uložte jinam než zálohy.',
    },
    backupSchedule: {
      name: 'Pravidelné zálohy',
      why: 'Zálohy teď vznikají jen příkazem. Když na něj zapomenete, po poruše není co obnovit.',
      how: 'Nastaví se proměnnou BACKUP_SCHEDULE, například 03:00.',
    },
    backupProof: {
      name: 'Ověření zálohy',
      why: 'Žádná záloha zatím neprošla zkouškou obnovy. Proběhne sama po první noční záloze.',
      how: 'Zobrazit stav systému',
    },
  },
};
