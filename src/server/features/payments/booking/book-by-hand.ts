import type * as z from 'zod/mini';
import type { bookPayment as contract } from '#contract/payments/payments.ts';
import { isDay } from '#domain/days.ts';
import type { FieldIssue } from '#domain/field-issue.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import { announcePayments } from '#server/features/payments/requests/announce-payment.ts';
import { callerId } from '#server/features/service-requests/caller-id.ts';
import { idOfKey } from '#server/http/calls/id-of-key.ts';
import { refuseFields } from '#server/http/calls/refuse-fields.ts';
import type { Caller, Services } from '#server/services.ts';
import { bookPayment } from './book-payment.ts';

type ByHand = z.output<typeof contract.body> & { caller: Caller; idempotencyKey: string; audit: Audit };

/** Books a payment that an administrator has seen, once for a key. Throws `invalid-input`, `idempotency-key-reused`. */
export async function bookByHand(
  services: Services,
  { caller, idempotencyKey, audit, allocations, ...wish }: ByHand,
): Promise<z.output<typeof contract.output>> {
  refuseFields(dayIssues('receivedOn', wish.receivedOn), caller.language);
  const payment = {
    ...wish,
    source: 'hand',
    bankReference: '',
    account: '',
    payerAccount: '',
    variableSymbol: '',
  } as const;
  const callId = idOfKey(idempotencyKey, `payment ${callerId(caller)}`);
  const booked = await services.db.transaction().execute(async (transaction) => {
    const made = await bookPayment(services, transaction, { payment, allocations, actor: 'admin', caller, callId });
    if (made.isNew) {
      const facts = { amount: wish.amount, currency: wish.currency };
      await audit(transaction, { subjectId: made.paymentId, facts });
    }
    return made;
  });
  if (booked.isNew) {
    services.pokeJobs();
    announcePayments(services, booked.requests);
  }
  return { paymentId: booked.paymentId, credit: booked.credit };
}

/** A day that there is. */
export const dayIssues = (field: string, day: string): FieldIssue[] =>
  isDay(day) ? [] : [{ field, rule: 'required' }];
