import type { Translated } from '../translated.ts';
import type { errorCodes as reference } from '../sk/error-codes.ts';

export const errorCodes: Translated<typeof reference> = {
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
  'move-not-allowed': 'Z tohoto stavu tam poptávku přesunout nejde.',
  'reason-required': 'Napište důvod.',
  'request-is-bound': 'Poptávku s odeslanou nabídkou, podpisem nebo platbou smazat nejde. Můžete ji archivovat.',
  'undo-too-late': 'Vrátit zpět to už nejde. Mezitím přišla další změna nebo uplynula minuta.',
  'reply-has-left': 'Odpověď už odešla, vrátit ji nejde.',
  'too-many-selected': 'Najednou lze změnit nejvýše 10 000 poptávek. Zužte výběr filtrem.',
  'last-administrator': 'Toto je poslední administrátor. Nejdřív přidejte dalšího.',
  'customer-known': 'Zákazník s tímto e-mailem už existuje.',
  'customer-has-requests': 'Zákazník má poptávky, proto ho smazat nejde. Můžete ho anonymizovat nebo sloučit s jiným.',
  'mail-not-resendable':
    'Tento e-mail znovu poslat nejde. Buď na odeslání ještě čeká, nebo v něm byl odkaz, který už neplatí.',
  'estimate-not-generated': 'Nejdřív spočítejte cenu.',
  'attachment-type': 'Přiložit lze fotky JPEG, PNG a WebP a dokumenty PDF.',
  'attachment-too-large':
    'Soubor je příliš velký. Fotka nebo PDF může mít nejvýše 15 MB, fotka nejvýše 60 megapixelů a PDF 100 stran.',
  'attachment-too-many': 'Víc souborů přiložit nejde, nejvýš jich je 10.',
  'attachment-unsafe':
    'V souboru je skript, příloha nebo heslo, proto ho nepřijímám. Uložte ho znovu jako obyčejné PDF.',
  'attachment-unreadable': 'Soubor nejde přečíst. Zkuste ho uložit znovu nebo přiložte jiný.',
  'attachment-busy': 'Soubor se právě zpracovává. Za chvíli to bude samo pokračovat.',
  'files-unavailable':
    'Úložiště souborů teď neodpovídá nebo je plné. Nic se neztratilo, nahrávání bude za chvíli samo pokračovat.',
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
};
