import type { quoteRules as reference } from '../sk/quote-rules.ts';
import type { Translated } from '../translated.ts';

export const quoteRules: Translated<typeof reference> = {
  'no-line': 'Add at least one line.',
  unreadable: 'I can’t read this, so the previous value counts.',
  'no-quantity': 'Enter a quantity above 0.',
  'discount-too-large': 'The discount is more than the price of the line.',
  'option-bounds': 'The quantity must lie between the smallest and the largest.',
  'tax-rate': 'This VAT rate does not apply here. Choose one of those offered.',
  'negative-total': 'The total is negative. Reduce the discounts.',
  'day-over': 'Choose today or a later day.',
  'day-ahead': 'The rate cannot be of a day still to come.',
  'delivery-before-start': 'Delivery cannot be before the start.',
  'exchange-rate-missing': 'Add the exchange rate, its source and its day. A VAT payer must state them.',
  'plan-no-part': 'Add at least one payment.',
  'plan-too-many-parts': 'Split the price into three payments at most.',
  'plan-shares': 'The shares must add up to 100%, and none may be 0%.',
  'plan-milestone-missing': 'Name the milestone after which the payment is due.',
  'plan-signing-not-first': 'The deposit on signing must be the first payment.',
  iban: 'This account number is not right. Check the IBAN.',
  bic: 'A BIC has 8 or 11 characters, such as TATRSKBX.',
  'exchange-rate': 'Enter the rate as a positive number, such as 25.125.',
  'same-day': 'There is a status from this day already. Change one of the dates.',
  days: 'Enter a whole number of days from {{from}} to {{to}}.',
};
