import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import {
  type PaymentRequestRow,
  bookPayment,
  cancelPaymentRequest,
  changeReminders,
  getPaymentRequest,
  listPaymentRequests,
  listPayments,
  readLedger,
  refundPayment,
  rejectClaim,
  requestPayment,
  spendCredit,
  sumPayments,
  undoPayment,
} from '#contract/payments/payments.ts';
import { callEndpoint } from '../../lib/http/api.ts';
import { asSignedIn } from '../../lib/http/as-signed-in.ts';
import { forgetIdempotencyKey, idempotencyKeyOf } from '../../lib/http/idempotency-key.ts';
import { usePages } from '../../lib/http/use-pages.ts';
import type { MovementFilter, PaymentFilter } from './list/payment-filter-address.ts';

/** Every failure is shown in its place. */
const meta = { isHandled: true };

/** Requests for money by a filter, by pages that are loaded one after another. */
export function usePaymentList(filter: PaymentFilter) {
  return usePages([listPaymentRequests.path, filter], (place) =>
    callEndpoint(listPaymentRequests, { query: { ...filter, ...place } }),
  );
}

/** Payments by a filter, by pages that are loaded one after another. */
export function useMovements(filter: MovementFilter) {
  return usePages([listPayments.path, filter], (place) =>
    callEndpoint(listPayments, { query: { ...filter, ...place } }),
  );
}

/** What is open and overdue, per currency, and how many requests each tab shows. */
export function usePaymentSums() {
  return useQuery({
    queryKey: [sumPayments.path],
    queryFn: () => asSignedIn(() => callEndpoint(sumPayments, {})),
    staleTime: 0,
    meta,
  });
}

/** What is asked for a signed quote and what was paid of it. */
export function useLedger(quoteId: string) {
  return useQuery({
    queryKey: [readLedger.path, quoteId],
    queryFn: () => asSignedIn(() => callEndpoint(readLedger, { parameters: { id: quoteId } })),
    staleTime: 0,
    meta,
  });
}

/** Whose requests are meant: the customer's, or those of the quote where the customer is not known. */
export type Payer = Pick<PaymentRequestRow, 'customerId' | 'quoteId'>;

/** Open requests of a payer in a currency, those that are due first; none are asked for where the payer is not known. */
export function useOpenRequests({ customerId, quoteId, currency }: Payer & Pick<PaymentRequestRow, 'currency'>) {
  const whose = customerId === null ? quoteId !== null && { quote: quoteId } : { customer: customerId };
  return useQuery({
    queryKey: [listPaymentRequests.path, 'open', whose, currency],
    queryFn: () => {
      const query = { tab: 'open', currency, ...whose } as const;
      return asSignedIn(() => callEndpoint(listPaymentRequests, { query }));
    },
    enabled: whose !== false,
    staleTime: 0,
    meta,
  });
}

/** Puts credit of a payment on another request; a press that is repeated after a failure does it once. */
export function useSpendCredit(paymentId: string) {
  const onSuccess = useRenewPayments();
  return useMutation({
    mutationKey: ['payments', 'credit'],
    mutationFn: (body: z.infer<typeof spendCredit.body>) =>
      once(`credit ${paymentId} ${JSON.stringify(body)}`, (idempotencyKey) =>
        callEndpoint(spendCredit, { parameters: { id: paymentId }, body, idempotencyKey }),
      ),
    onSuccess,
    meta,
  });
}

type Booking = z.infer<typeof bookPayment.body>;

/** Books a payment; a press that is repeated after a failure books it once. */
export function useBookPayment() {
  const onSuccess = useRenewPayments();
  return useMutation({
    mutationKey: ['payments', 'book'],
    mutationFn: (body: Booking) =>
      once(`payment ${JSON.stringify(body)}`, (idempotencyKey) => callEndpoint(bookPayment, { body, idempotencyKey })),
    onSuccess,
    meta,
  });
}

type Reversal = { paymentId: string; receivedOn: string; reason: string };

/** Takes a payment back that was booked by mistake, or notes that money went back to its payer. */
export function useReversePayment() {
  const onSuccess = useRenewPayments();
  return useMutation({
    mutationKey: ['payments', 'reverse'],
    mutationFn: ({ paymentId: id, amount, ...body }: Reversal & { amount: number | null }) =>
      once(`reverse ${id} ${amount} ${JSON.stringify(body)}`, async (idempotencyKey) =>
        amount === null
          ? callEndpoint(undoPayment, { parameters: { id }, body, idempotencyKey })
          : callEndpoint(refundPayment, { parameters: { id }, body: { ...body, amount }, idempotencyKey }),
      ),
    onSuccess,
    meta,
  });
}

type Named = Pick<PaymentRequestRow, 'id' | 'version'>;

/** What is done with a request beside booking: asked for, cancelled, a claim rejected, reminders stopped or resumed. */
export type RequestMove =
  | { kind: 'ask' }
  | { kind: 'cancel' | 'reject'; reason: string }
  | { kind: 'reminders'; isStopped: boolean };

/** Does something with a request, in the version that was read. */
export function useMovePayment({ id, version }: Named) {
  const onSuccess = useRenewPayments();
  return useMutation({
    mutationKey: ['payments', 'move'],
    mutationFn: (move: RequestMove) => asSignedIn(() => callMove({ id, version }, move)),
    onSuccess,
    meta,
  });
}

function callMove({ id, version }: Named, move: RequestMove): Promise<PaymentRequestRow> {
  const parameters = { id };
  if (move.kind === 'ask') return callEndpoint(requestPayment, { parameters, body: { version } });
  if (move.kind === 'reminders') {
    return callEndpoint(changeReminders, { parameters, body: { version, isStopped: move.isStopped } });
  }
  const endpoint = move.kind === 'cancel' ? cancelPaymentRequest : rejectClaim;
  return callEndpoint(endpoint, { parameters, body: { version, reason: move.reason } });
}

/** Makes a call with the key of its content, which gets another one after a success. */
async function once<Answer>(content: string, call: (idempotencyKey: string) => Promise<Answer>): Promise<Answer> {
  const answer = await asSignedIn(() => call(idempotencyKeyOf(content)));
  forgetIdempotencyKey(content);
  return answer;
}

/** What a change of money makes old: lists, sums and ledgers. */
function useRenewPayments(): () => Promise<void> {
  const client: QueryClient = useQueryClient();
  const paths = [
    listPaymentRequests.path,
    sumPayments.path,
    readLedger.path,
    getPaymentRequest.path,
    listPayments.path,
  ];
  return async () => {
    await Promise.all(paths.map((path) => client.invalidateQueries({ queryKey: [path] })));
  };
}
