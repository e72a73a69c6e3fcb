import type * as z from 'zod/mini';
import { listPaymentRequests } from '#contract/payments/payments.ts';
import { addressFilter } from '../../../lib/address-filter.ts';

/** What the list can be narrowed to. */
export type PaymentFilter = Omit<z.infer<typeof listPaymentRequests.query>, 'after'>;

const { after: _after, ...shape } = listPaymentRequests.query.shape;

/** How the filter stands in the address; a page of the list is no part of it. */
export const paymentAddress = addressFilter<PaymentFilter>({ shape }, () => false);
