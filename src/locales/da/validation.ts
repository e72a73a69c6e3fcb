import type { Translated } from '../translated.ts';
import type { validation as reference } from '../sk/validation.ts';

export const validation: Translated<typeof reference> = {
  required: 'Feltet skal udfyldes.',
  email: 'Skriv en gyldig mailadresse, for eksempel navn@example.com.',
  phone: 'Skriv et gyldigt telefonnummer med landekode, for eksempel +45 12 34 56 78, eller lad feltet stå tomt.',
  tooShort_one: 'Skriv mindst {{count}} tegn.',
  tooShort_other: 'Skriv mindst {{count}} tegn.',
  tooLong_one: 'Skriv højst {{count}} tegn.',
  tooLong_other: 'Skriv højst {{count}} tegn.',
  notANumber: 'Skriv beløbet med tal og uden decimaler.',
  budgetTooLow: 'Budgettet skal være mindst {{amount}}.',
  budgetTooHigh: 'Budgettet må højst være {{amount}}.',
  choose: {
    mode: 'Vælg hurtig eller detaljeret pris.',
    serviceType: 'Vælg, hvad jeg skal bygge.',
    objectives: 'Vælg mindst ét mål.',
    trade: 'Vælg dit fag.',
    customTrade: 'Skriv navnet på dit fag.',
    description: 'Beskriv projektet med et par sætninger.',
    size: 'Vælg projektets størrelse.',
    budget: 'Vælg et budget.',
    customBudget: 'Skriv et beløb.',
    timeline: 'Vælg en tidsramme.',
    name: 'Skriv dit fulde navn.',
    email: 'Skriv din mailadresse.',
    username: 'Skriv dit brugernavn.',
    password: 'Skriv din adgangskode.',
  },
  account: {
    tooShort: 'Brugernavnet skal være på mindst 3 tegn og adgangskoden på mindst {{minimum}} tegn.',
    newPasswordTooShort: 'Den nye adgangskode skal være på mindst {{minimum}} tegn',
    commonPassword: 'Adgangskoden er lækket eller er et kendt ord eller navn. Vælg en anden.',
  },
};
