import { homeCountry } from '../settings/quote-settings.ts';
import type { DocumentBuyer } from './tax-document.ts';

/** From this day on Slovak payers of tax send structured invoices to domestic firms (Act 385/2025, §85o). */
const dutyFrom = '2027-01-01';

type Occasion = { buyer: Pick<DocumentBuyer, 'kind' | 'country'>; isPayer: boolean; day: string };

/** Whether a PDF alone no longer does for a document of a day (`YYYY-MM-DD`): advances included, consumers and abroad not. */
export const needsStructured = ({ buyer, isPayer, day }: Occasion): boolean =>
  homeCountry() === 'SK' && isPayer && buyer.kind === 'business' && buyer.country === 'SK' && day >= dutyFrom;
