import { sellerCountries } from '../tax/tax-rates.ts';

/** Where buyers abroad are, as the setting tells them apart; the row of the agency's own country is never read. */
export const advanceMarkets = [...sellerCountries, 'other'] as const;
export type AdvanceMarket = (typeof advanceMarkets)[number];

/**
 * Which payments from abroad get a tax document of their own: those on which the agency owes tax, within 15 days; all of them, within 15
 * days; all, those without tax by the 15th of the next month (Directive 2006/112/EC art. 222); none.
 */
export const advanceRules = ['taxed', 'fifteen-days', 'next-month', 'never'] as const;
export type AdvanceRule = (typeof advanceRules)[number];

/** The rule of each market. */
export type AdvanceRules = Readonly<Record<AdvanceMarket, AdvanceRule>>;

/** What holds until the owner has asked an accountant: abroad as at home, where tax is owed. */
export const firstAdvanceRules = (): AdvanceRules => ({ SK: 'taxed', CZ: 'taxed', DK: 'taxed', other: 'taxed' });

/** The markets that are abroad for an agency of a country. */
export const marketsAbroad = (home: AdvanceMarket): AdvanceMarket[] =>
  advanceMarkets.filter((market) => market !== home);
