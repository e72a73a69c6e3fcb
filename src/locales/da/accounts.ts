import type { Translated } from '../translated.ts';
import type { accounts as reference } from '../sk/accounts.ts';

export const accounts: Translated<typeof reference> = {
  meta: {
    title: 'Log ind | Plumbline',
    description:
      'Log ind i administrationen af Plumbline. Her ligger forespørgsler, prisoverslag og de mails, der er sendt til kunderne.',
  },
  login: {
    title: 'Log ind',
    username: 'Brugernavn',
    password: 'Adgangskode',
    submit: 'Log ind',
    failure: 'Du blev ikke logget ind',
    success: 'Logget ind',
    welcome: 'Velkommen tilbage, {{username}}!',
    throttled: 'For mange forsøg. Prøv igen {{when}}.',
    scriptsOff: 'Slå JavaScript til i browseren for at logge ind.',
  },
  session: { signedInAs: 'Logget ind som:' },
  logout: {
    action: 'Log ud',
    success: 'Logget ud',
    text: 'Du er nu logget ud.',
    failure: 'Du blev ikke logget ud',
    failureText: 'Der opstod en fejl, da du skulle logges ud',
  },
  setup: {
    title: 'Den første administrator',
    lead: 'Linket virker kun én gang. Vælg det brugernavn og den adgangskode, du vil logge ind med.',
    submit: 'Opret konto',
    tooShort: 'Brugernavnet skal være på mindst 3 tegn og adgangskoden på mindst 6 tegn.',
    missing: 'Nøglen mangler i linket. Åbn hele det link, som serveren har skrevet.',
  },
};
