import type { quoteRules as reference } from '../sk/quote-rules.ts';
import type { Translated } from '../translated.ts';

export const quoteRules: Translated<typeof reference> = {
  'no-line': 'Tilføj mindst én linje.',
  unreadable: 'Det kan jeg ikke læse, så den forrige værdi gælder.',
  'no-quantity': 'Skriv et antal, der er større end 0.',
  'discount-too-large': 'Rabatten er større end linjens pris.',
  'option-bounds': 'Antallet skal ligge mellem det mindste og det største.',
  'tax-rate': 'Denne momssats gælder ikke her. Vælg en af de viste.',
  'negative-total': 'Summen er negativ. Gør rabatterne mindre.',
  'day-over': 'Vælg i dag eller en senere dag.',
  'day-ahead': 'Kursen kan ikke være fra en dag, der ikke er kommet endnu.',
  'delivery-before-start': 'Leveringen kan ikke ligge før starten.',
  'exchange-rate-missing': 'Angiv kursen, dens kilde og dag. Det skal en momsregistreret virksomhed.',
  'plan-no-part': 'Tilføj mindst én betaling.',
  'plan-too-many-parts': 'Del prisen i højst tre betalinger.',
  'plan-shares': 'Betalingernes andele skal tilsammen give 100 %, og ingen må være 0 %.',
  'plan-milestone-missing': 'Giv den milepæl et navn, der udløser betalingen.',
  'plan-signing-not-first': 'Forudbetalingen ved underskrift skal være den første betaling.',
  iban: 'Kontonummeret passer ikke. Tjek IBAN eller registrerings- og kontonummer.',
  bic: 'BIC har 8 eller 11 tegn, for eksempel DABADKKK.',
  'exchange-rate': 'Skriv kursen som et positivt tal, for eksempel 7,4604.',
  'same-day': 'Der er allerede en status fra denne dag. Ret en af datoerne.',
  days: 'Skriv et helt antal dage fra {{from}} til {{to}}.',
};
