import type * as z from 'zod/mini';
import { listTaxDocuments } from '#contract/tax-documents/tax-documents.ts';
import { addressFilter } from '../../../lib/address-filter.ts';

/** What the list can be narrowed to. */
export type DocumentFilter = Omit<z.infer<typeof listTaxDocuments.query>, 'after'>;

const { after: _after, ...shape } = listTaxDocuments.query.shape;

/** How the filter stands in the address; a page of the list is no part of it. */
export const filterAddress = addressFilter<DocumentFilter>({ shape }, () => false);
