import * as z from 'zod/mini';
import { listPaymentRequests, listPayments } from '#contract/payments/payments.ts';
import { addressFilter } from '../../../lib/address-filter.ts';

const { after: _after, ...requests } = listPaymentRequests.query.shape;
const { after: _next, ...movements } = listPayments.query.shape;

/** What requests for money can be narrowed to. */
export type PaymentFilter = Omit<z.infer<typeof listPaymentRequests.query>, 'after'>;
/** What payments can be narrowed to. */
export type MovementFilter = Omit<z.infer<typeof listPayments.query>, 'after'>;

const shape = { ...requests, ...movements, view: z.optional(z.enum(['movements'])) };
/** What the screen shows: requests by their filter, or payments by theirs. */
export type PaymentScreenFilter = PaymentFilter & MovementFilter & { view?: 'movements' | undefined };

/** How the filter stands in the address; a page of the list is no part of it. */
export const paymentAddress = addressFilter<PaymentScreenFilter>({ shape }, () => false);
