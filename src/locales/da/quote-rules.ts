import type { quoteRules as reference } from '../sk/quote-rules.ts';
import type { Translated } from '../translated.ts';

export const quoteRules: Translated<typeof reference> = {
  'no-line': 'Tilføj mindst én linje.',
  unreadable: 'Det kan jeg ikke læse, så den forrige værdi gælder.',
  'no-quantity': 'Skriv et antal, der er større end 0.',
  'discount-too-large': 'Rabatten er større end linjens pris.',
  'option-bounds': 'Antallet skal ligge mellem det mindste og det største, du tilbyder.',
  'tax-rate': 'Denne momssats gælder ikke her. Vælg en af de viste.',
  'negative-total': 'Summen er negativ. Gør rabatterne mindre.',
  'day-over': 'Vælg i dag eller en senere dag.',
  'day-ahead': 'Kursen kan ikke være fra en dag i fremtiden.',
  'delivery-before-start': 'Afleveringen kan ikke ligge, før arbejdet begynder.',
  'exchange-rate-missing': 'Angiv kursen, kilden og kursdatoen. Det skal stå på tilbuddet, når du er momsregistreret.',
  'plan-no-part': 'Tilføj mindst én rate.',
  'plan-too-many-parts': 'Del prisen i højst tre rater.',
  'plan-shares': 'Raternes andele skal tilsammen give 100 %, og ingen må være 0 %.',
  'plan-milestone-missing': 'Skriv, hvilken etape der skal godkendes før betalingen.',
  'plan-signing-not-first': 'Forudbetalingen ved underskrift skal være den første rate.',
  iban: 'Kontonummeret passer ikke. Tjek IBAN eller registrerings- og kontonummer.',
  bic: 'BIC har 8 eller 11 tegn, for eksempel DABADKKK.',
  'web-address': 'Adressen begynder med https:// eller http://, for eksempel https://freetsa.org/tsr.',
  'exchange-rate': 'Skriv kursen som et positivt tal, for eksempel 7,4604.',
  'same-day': 'Der er allerede en status fra denne dag. Ret en af datoerne.',
  days: 'Skriv et helt antal dage fra {{from}} til {{to}}.',
};
