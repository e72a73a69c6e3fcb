import type { Translated } from '../translated.ts';
import type { accounts as reference } from '../sk/accounts.ts';

export const accounts: Translated<typeof reference> = {
  meta: {
    title: 'Přihlášení | Plumbline',
    description: 'Přihlášení do administrace Plumbline. Poptávky, odhady a e-maily na jednom místě.',
  },
  login: {
    title: 'Přihlášení',
    username: 'Uživatelské jméno',
    password: 'Heslo',
    submit: 'Přihlásit se',
    failure: 'Přihlášení se nezdařilo',
    success: 'Přihlášení proběhlo v pořádku',
    welcome: 'Vítejte zpět, {{username}}!',
    throttled: 'Příliš mnoho pokusů. Zkuste to znovu {{when}}.',
    scriptsOff: 'K přihlášení je potřeba v prohlížeči zapnout JavaScript.',
  },
  session: { signedInAs: 'Přihlášený účet:' },
  logout: {
    action: 'Odhlásit se',
    success: 'Odhlášení proběhlo v pořádku',
    text: 'Byli jste odhlášeni.',
    failure: 'Problém s odhlášením',
    failureText: 'Při odhlašování došlo k chybě.',
  },
  setup: {
    title: 'První administrátor',
    lead: 'Tento odkaz jde použít jen jednou. Zvolte si jméno a heslo, kterými se budete přihlašovat.',
    submit: 'Vytvořit účet',
    tooShort: 'Uživatelské jméno musí mít alespoň 3 znaky a heslo alespoň 6 znaků.',
    missing: 'V odkazu chybí klíč. Otevřete celý odkaz, který vypsal server.',
  },
};
