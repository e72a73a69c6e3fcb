import type { Translated } from '../translated.ts';
import type { personalData as reference } from '../sk/personal-data.ts';

export const personalData: Translated<typeof reference> = {
  meta: {
    title: 'Vaše údaje | {{brand}}',
    description: 'Kopie všech vašich údajů a smazání účtu.',
  },
  title: 'Vaše údaje',
  back: 'Zpět do nastavení',
  section: {
    title: 'Vaše údaje',
    lead: 'Kopie všeho, co o vás mám, a smazání účtu.',
    open: 'Stáhnout nebo smazat údaje',
  },
  copy: {
    title: 'Kopie údajů',
    lead: 'Připravím vám archiv ZIP se vším, co o vás mám: účet, poptávky, zprávy, soubory, nabídky, projekty, platby a doklady. Otevřete ho v každém počítači.',
    ask: 'Připravit kopii',
    waiting: {
      title: 'Připravuji kopii',
      mailed: 'Můžete odejít, odkaz vám přijde e-mailem.',
      stay: 'Za chvíli si ji stáhnete přímo tady.',
      progress: 'Průběh',
      steps: '{{done}} z {{of}}',
      refresh: 'Obnovit stav',
    },
    ready: {
      title: 'Kopie je připravená',
      text: 'Stáhnout se dá do {{date}} {{time}}.',
      download: 'Stáhnout ZIP ({{size}})',
    },
    over: 'Poslední kopie už vypršela. Další si můžete vyžádat po {{date}} {{time}}.',
    failed: { title: 'Kopii se nepodařilo připravit', text: 'Nic se neztratilo. Zkuste to znovu.' },
  },
  deletion: {
    title: 'Smazání účtu',
    lead: 'Smazání se nedá vrátit. Pokud si chcete něco nechat, stáhněte si nejdřív kopii údajů.',
    goes: {
      title: 'Co smažu',
      items: {
        account: 'účet, přihlášení, ověřovací aplikaci i přístupové klíče,',
        work: 'poptávky, zprávy, soubory a rozpracovaná zadání,',
        quotes: 'nabídky, které jste nepodepsali, a e-maily v obou směrech,',
        person: 'vaše jméno, adresu, telefon i firmu všude, kde je mít nemusím.',
      },
      open: 'Otevřené poptávky a nabídky se tím stáhnou.',
    },
    stays: {
      title: 'Co musím nechat a dokdy',
      nothing: 'Nic. Zůstanou jen počty a částky do statistik, bez jména a kontaktu.',
      kinds: {
        'tax-document_one': '{{count}} doklad',
        'tax-document_few': '{{count}} doklady',
        'tax-document_many': '{{count}} dokladu',
        'tax-document_other': '{{count}} dokladů',
        'payment-request_one': '{{count}} platba',
        'payment-request_few': '{{count}} platby',
        'payment-request_many': '{{count}} platby',
        'payment-request_other': '{{count}} plateb',
        quote_one: '{{count}} podepsaná nabídka',
        quote_few: '{{count}} podepsané nabídky',
        quote_many: '{{count}} podepsané nabídky',
        quote_other: '{{count}} podepsaných nabídek',
        project_one: '{{count}} projekt',
        project_few: '{{count}} projekty',
        project_many: '{{count}} projektu',
        project_other: '{{count}} projektů',
      },
      until: 'do {{date}}',
      hidden: 'V seznamech ani ve vyhledávání už je neuvidím a po posledním dni se smažou samy.',
    },
    staff: 'Účet, který patří ke správě webu, smaže jiný administrátor v uživatelích.',
    obstacles: {
      title: 'Účet teď smazat nejde',
      projects:
        'Projekt ještě běží. Účet potřebujete ke schvalování a potřebuji ho i já, abych dodal, na čem jsme se dohodli.',
      payments: 'Něco je ještě potřeba zaplatit.',
      colleagues: 'Ve firmě jsou další lidé. Nejdřív ji předejte kolegovi, nebo jim odeberte přístup.',
      care: 'Máte domluvenou měsíční péči. Napište mi a ukončím ji.',
      afterwards: 'Až to bude hotové, smažete ho tady.',
    },
    password: 'Vaše heslo',
    ask: 'Poslat potvrzovací odkaz',
    askNow: 'Smazat účet natrvalo',
    mailedHint: 'Na ověřený e-mail vám pošlu odkaz. Účet se smaže, až když ho otevřete a potvrdíte.',
    unmailedHint: 'Nemáte ověřený e-mail, proto se účet smaže hned.',
    sent: {
      title: 'Podívejte se do pošty',
      text: 'Odkaz k potvrzení platí do {{date}} {{time}}. Dokud ho neotevřete, nic se nesmaže.',
    },
    confirm: {
      title: 'Opravdu smazat účet?',
      text: 'Jste poslední krok od smazání. Potom se už nepřihlásíte a vrátit se to nedá.',
      submit: 'Ano, smazat účet natrvalo',
      leave: 'Ne, nechat účet',
    },
    failure: 'Nepodařilo se to',
    done: {
      title: 'Účet je zavřený',
      text: 'Odhlásil jsem vás všude a údaje se právě mažou, obvykle to trvá pár minut. Co musím nechat a dokdy, je v e-mailu, pokud jste měli ověřenou adresu.',
      home: 'Na úvodní stránku',
    },
  },
  kept: {
    billing: 'Doklady a platby si musím nechat pro účetnictví a daně, nejdéle do {{date}}. Potom se smažou.',
    contract:
      'Podepsané nabídky a podklady k projektům si nechám tři roky po skončení pro případ reklamace nebo sporu, nejdéle do {{date}}. Potom se smažou.',
  },
  groups: {
    account: {
      title: 'Účet a přihlášení',
      text: 'Jméno, e-mail, zařízení, přístupové klíče a co se s účtem dělo. Hesla a tajné klíče tu nejsou.',
    },
    customer: { title: 'Kontaktní údaje', text: 'Vaše jméno, firma, adresa a další osoby, které jste mi uvedli.' },
    requests: { title: 'Poptávky a zprávy', text: 'Co jste mi poslali, odhady, průběh, zprávy a soubory.' },
    mails: { title: 'E-maily', text: 'E-maily, které jsem vám poslal, a ty, které přišly od vás.' },
    quotes: { title: 'Cenové nabídky', text: 'Nabídky tak, jak jsem je poslal, a podpisy. Podepsané jsou i v PDF.' },
    projects: { title: 'Projekty', text: 'Projekty, milníky a co jsem předal.' },
    payments: { title: 'Platby', text: 'O co jsem žádal a co přišlo.' },
    documents: { title: 'Faktury a doklady', text: 'Vystavené doklady, i v PDF.' },
  },
  index: {
    title: 'Kopie vašich údajů',
    fileName: 'moje-udaje',
    lead: 'Všechno k účtu {{username}}, jak to bylo {{date}}.',
    formats:
      'Každá tabulka je tu dvakrát: JSON pro programy a CSV pro tabulkový editor. Časy jsou v milisekundách od roku 1970, částky v centech či haléřích.',
    rows_one: '{{count}} záznam',
    rows_few: '{{count}} záznamy',
    rows_many: '{{count}} záznamu',
    rows_other: '{{count}} záznamů',
  },
};
