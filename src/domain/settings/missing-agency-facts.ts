import type { Currency } from '../money.ts';
import { taxStatusOn } from '../tax/decide-tax.ts';
import type { AgencyFacts } from './agency-facts.ts';
import { type QuoteSettings, accountFor, homeCountry } from './quote-settings.ts';

/** What the agency may still have to fill in before a quote can be sent, in the order of the settings. */
export const sendingNeeds = [
  'legalForm',
  'companyNumber',
  'register',
  'registerEntry',
  'taxNumber',
  'vatNumber',
  'taxStatus',
  'account',
] as const;
export type SendingNeed = (typeof sendingNeeds)[number];

type Occasion = { settings: QuoteSettings; currency: Currency; day: string };

/**
 * Returns what is missing of the agency before a quote in a currency can be sent on a day (H1): documents carry legal form,
 * numbers and register entry (SK §3a of the Commercial Code, CZ §435 of the Civil Code), and an account to pay to.
 */
export function missingAgencyFacts(facts: AgencyFacts, { settings, currency, day }: Occasion): SendingNeed[] {
  const isDanish = homeCountry() === 'DK';
  const isNeeded: Record<SendingNeed, boolean> = {
    legalForm: facts.legalForm === '',
    companyNumber: facts.companyNumber === '',
    register: !isDanish && facts.register === '',
    registerEntry: !isDanish && facts.registerEntry === '',
    // Only Slovak firms have a tax number apart from the VAT number.
    taxNumber: homeCountry() === 'SK' && facts.taxNumber === '',
    vatNumber: !isDanish && facts.vatNumber === '' && taxStatusOn(settings.taxStatuses, day) !== 'not-payer',
    taxStatus: !settings.taxStatuses.some(({ from }) => from <= day),
    account: accountFor(settings, currency) === null,
  };
  return sendingNeeds.filter((need) => isNeeded[need]);
}
