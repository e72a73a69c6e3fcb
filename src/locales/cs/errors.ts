import type { Translated } from '../translated.ts';
import type { errors as reference } from '../sk/errors.ts';

export const errors: Translated<typeof reference> = {
  codes: {
    'invalid-input': 'Některé údaje nejsou správně. Zkontrolujte označená pole.',
    'malformed-body': 'Údaje dorazily poškozené. Načtěte stránku znovu a zkuste to ještě jednou.',
    'sign-in-required': 'Nejdřív se přihlaste.',
    'wrong-credentials': 'Nesprávné uživatelské jméno nebo heslo.',
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
  network: { title: 'Problém s připojením', text: 'Zkontrolujte připojení k internetu a zkuste to znovu.' },
  generic: { title: 'Došlo k chybě', text: 'Něco se pokazilo. Zkuste to znovu.' },
  errorId: 'ID chyby: {{id}}',
  page: {
    title: 'Stránka se nenačetla',
    text: 'Zkuste ji načíst znovu. Pokud to nepomůže, napište mi a připojte ID chyby.',
  },
  pdf: 'PDF se nepodařilo připravit. Zkuste to prosím znovu.',
  submit: 'Poptávku se nepodařilo odeslat. Odpovědi máte uložené, zkuste to prosím znovu.',
  generate: 'Cenu se nepodařilo spočítat. Zkuste to prosím znovu.',
};
