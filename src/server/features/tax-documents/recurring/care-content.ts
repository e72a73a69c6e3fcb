import { storedTaxContent } from '#server/stored/tax-document.ts';
import type { CareRow } from './recurring-invoices-store.ts';

/** What is invoiced every month, at the rates of tax that were issued at last. */
export const careContentOf = (row: Pick<CareRow, 'id' | 'content'>) =>
  storedTaxContent.read(row.content, `recurring_invoices ${row.id}`);
