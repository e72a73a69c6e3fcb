import type { Translated } from '../translated.ts';
import type { errors as reference } from '../sk/errors.ts';

export const errors: Translated<typeof reference> = {
  codes: {
    'invalid-input': 'Některé údaje nejsou správně. Zkontrolujte označená pole.',
    'malformed-body': 'Údaje dorazily poškozené. Načtěte stránku znovu a zkuste to ještě jednou.',
    'sign-in-required': 'Nejdřív se přihlaste.',
    'wrong-credentials': 'Nesprávné uživatelské jméno nebo heslo.',
    'second-factor-needed': 'Zadejte ještě kód z ověřovací aplikace.',
    'wrong-code': 'Tento kód neplatí. Počkejte na další, nebo použijte záložní kód.',
    'passkey-refused': 'Přístupový klíč se nepodařilo ověřit. Zkuste to znovu, nebo se přihlaste heslem.',
    'password-wrong': 'Současné heslo není správné.',
    'second-factor-required': 'Nejdřív si zapněte dvoufázové ověření.',
    'username-taken': 'Uživatelské jméno už existuje. Zvolte si jiné.',
    'changed-meanwhile': 'Mezitím to změnil někdo jiný. Obnovte stránku a udělejte změnu znovu.',
    'link-invalid': 'Odkaz už neplatí. Požádejte o nový.',
    'csrf-token-invalid': 'Platnost formuláře (CSRF) vypršela. Zkuste to znovu.',
    'access-denied': 'K tomu nemáte oprávnění.',
    'foreign-origin': 'Formulář přišel z cizí stránky. Otevřete ho znovu na mém webu.',
    'not-found': 'Tady nic takového není.',
    'idempotency-key-reused':
      'Tento formulář už byl odeslán s jinými údaji. Načtěte stránku znovu a odešlete ho ještě jednou.',
    'setup-link-invalid': 'Odkaz už neplatí. Restartujte server, vypíše nový.',
    'body-too-large': 'Údajů je příliš mnoho. Zkraťte popis projektu.',
    'unsupported-media-type': 'Údaje v tomto formátu nepřijímám.',
    'sent-too-fast': 'To bylo příliš rychlé. Zkuste to za pár sekund znovu.',
    'too-many-requests': 'Příliš mnoho pokusů. Zkuste to za chvíli znovu.',
    'internal-error': 'Došlo k chybě. Zkuste to prosím znovu.',
    'database-unavailable': 'Databáze teď neodpovídá. Nic se neztratilo, zkuste to za chvíli.',
  },
  throttled: 'Příliš mnoho pokusů. Zkuste to znovu {{when}}.',
  network: { title: 'Problém s připojením', text: 'Zkontrolujte připojení k internetu a zkuste to znovu.' },
  aiService: { title: 'AI služba není dostupná', text: 'AI služba je dočasně nedostupná. Zkuste to za chvíli znovu.' },
  generic: { title: 'Došlo k chybě', text: 'Něco se pokazilo. Zkuste to znovu.' },
  pdf: 'PDF se nepodařilo připravit. Zkuste to prosím znovu.',
  submit: 'Poptávku se nepodařilo odeslat. Odpovědi máte uložené, zkuste to prosím znovu.',
  generate: 'Cenu se nepodařilo spočítat. Zkuste to prosím znovu.',
};
