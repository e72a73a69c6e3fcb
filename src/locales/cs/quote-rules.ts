import type { quoteRules as reference } from '../sk/quote-rules.ts';
import type { Translated } from '../translated.ts';

export const quoteRules: Translated<typeof reference> = {
  'no-line': 'Přidejte alespoň jednu položku.',
  unreadable: 'Tomu nerozumím, počítám s předchozí hodnotou.',
  'no-quantity': 'Zadejte množství větší než 0.',
  'discount-too-large': 'Sleva je vyšší než cena položky.',
  'option-bounds': 'Množství musí být mezi nejmenším a největším, které nabízíte.',
  'tax-rate': 'Tato sazba DPH tu neplatí. Vyberte jednu z nabízených.',
  'negative-total': 'Součet je záporný. Snižte slevy.',
  'day-over': 'Vyberte dnešní nebo pozdější den.',
  'day-ahead': 'Kurz nemůže být z budoucího dne.',
  'delivery-before-start': 'Předání nemůže být dřív než zahájení prací.',
  'exchange-rate-missing': 'Doplňte kurz, jeho zdroj a den. Plátce DPH je musí uvést.',
  'plan-no-part': 'Přidejte alespoň jednu platbu.',
  'plan-too-many-parts': 'Rozdělte cenu nejvýš na tři platby.',
  'plan-shares': 'Podíly plateb musí dát dohromady 100 % a žádný nesmí být 0 %.',
  'plan-milestone-missing': 'Pojmenujte etapu, po které se platí.',
  'plan-signing-not-first': 'Záloha při podpisu musí být první platbou.',
  iban: 'Toto číslo účtu nesedí. Zkontrolujte IBAN.',
  bic: 'BIC má 8 nebo 11 znaků, například KOMBCZPP.',
  'web-address': 'Adresa začíná na https:// nebo http://, například https://freetsa.org/tsr.',
  'exchange-rate': 'Zadejte kurz jako kladné číslo, například 25,125.',
  'same-day': 'Od tohoto dne už jeden stav platí. Změňte jedno z dat.',
  days: 'Zadejte celý počet dní od {{from}} do {{to}}.',
};
