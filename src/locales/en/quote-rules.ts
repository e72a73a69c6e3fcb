import type { quoteRules as reference } from '../sk/quote-rules.ts';
import type { Translated } from '../translated.ts';

export const quoteRules: Translated<typeof reference> = {
  'no-line': 'Add at least one item.',
  unreadable: 'I can’t read this, so the previous value counts.',
  'no-quantity': 'Enter a quantity above 0.',
  'discount-too-large': 'The discount is more than the price of the item.',
  'option-bounds': 'The quantity must be between the smallest and the largest you offer.',
  'tax-rate': 'This VAT rate does not apply here. Choose one of those offered.',
  'negative-total': 'The total is negative. Reduce the discounts.',
  'day-over': 'Choose today or a later day.',
  'day-ahead': 'The rate cannot be from a future date.',
  'delivery-before-start': 'Delivery cannot be before work starts.',
  'exchange-rate-missing': 'Add the exchange rate, its source and its date. A VAT-registered business must state them.',
  'plan-no-part': 'Add at least one instalment.',
  'plan-too-many-parts': 'Split the price into three instalments at most.',
  'plan-shares': 'The shares must add up to 100%, and none may be 0%.',
  'plan-milestone-missing': 'Name the milestone after which the payment is due.',
  'plan-signing-not-first': 'The deposit on signing must be the first instalment.',
  iban: 'This account number is not right. Check the IBAN.',
  bic: 'A BIC has 8 or 11 characters, such as TATRSKBX.',
  'web-address': 'The address starts with https:// or http://, such as https://freetsa.org/tsr.',
  'exchange-rate': 'Enter the rate as a positive number, such as 25.125.',
  'same-day': 'There is already a status from this day. Change one of the dates.',
  days: 'Enter a whole number of days from {{from}} to {{to}}.',
};
