import type { Translated } from '../translated.ts';
import type { drafts as reference } from '../sk/drafts.ts';

export const drafts: Translated<typeof reference> = {
  send: {
    text: 'Pošlu vám odkaz, kterým tuto poptávku otevřete v telefonu i v počítači. Platí 30 dní a poptávku přes něj otevře každý, kdo ho má.',
    snapshot: 'V odkazu budou odpovědi, jaké jsou teď. Co změníte potom, zůstane jen v tomto zařízení.',
    action: 'Poslat odkaz',
    done: 'Odkaz je na cestě',
    doneText: 'Poslal jsem ho na {{email}}. Platí do {{date}}.',
    failure: 'Odkaz se nepodařilo poslat. Odpovědi zůstaly, kde byly.',
  },
  link: {
    known: 'Odkaz na tuto poptávku platí do {{date}}.',
    opened: 'Otevřeno z vašeho odkazu, uloženo {{time}}',
    openedText: 'Co změníte teď, zůstane jen v tomto zařízení. Odkaz do {{date}} otevírá to, co bylo uloženo tehdy.',
    forget: 'Zrušit odkaz',
    forgetTitle: 'Zrušit odkaz?',
    forgetText:
      'Odkaz přestane platit pro každého, kdo ho má, a poptávku uloženou za ním smažu. Odpovědi v tomto zařízení zůstanou.',
    forgotten: 'Odkaz už neplatí. Poptávka, kterou otevíral, je smazaná.',
    forgetFailure: 'Odkaz se nepodařilo zrušit. Zkuste to prosím znovu.',
    invalid: 'Odkaz už neplatí',
    invalidText:
      'Uplynulo 30 dní, někdo ho zrušil nebo z něj kus chybí. Pokračujte s tím, co je v tomto zařízení, nebo začněte znovu.',
    unreachable: 'Odkaz se nepodařilo otevřít',
  },
  question: {
    title: 'Se kterou poptávkou chcete pokračovat?',
    text: 'Jsou tu dvě a liší se. Neztratí se ani jedna, druhou vám odložím.',
    here: 'V tomto zařízení',
    link: 'Z vašeho odkazu',
    account: 'Ve vašem účtu',
    saved: 'Uložená {{time}}',
    answers_one: '{{count}} zodpovězená otázka',
    answers_few: '{{count}} zodpovězené otázky',
    answers_many: '{{count}} zodpovězené otázky',
    answers_other: '{{count}} zodpovězených otázek',
    differing: 'Liší se v těchto otázkách: {{questions}}.',
    files: 'soubory',
    useHere: 'Pokračovat s poptávkou z tohoto zařízení',
    useLink: 'Pokračovat s poptávkou z odkazu',
    useAccount: 'Pokračovat s poptávkou z účtu',
    waiting: 'Čekají tu dvě různé poptávky',
    waitingText: 'Dokud si nevyberete, ukládám jen do tohoto zařízení.',
    choose: 'Vybrat',
  },
  other: {
    text: 'Druhá poptávka uložená {{time}} je odložená v tomto zařízení.',
    swap: 'Přepnout na ni',
    forget: 'Zahodit ji',
    forgetTitle: 'Zahodit odloženou poptávku?',
    forgetText: 'Její odpovědi se z tohoto zařízení natrvalo smažou.',
  },
};
