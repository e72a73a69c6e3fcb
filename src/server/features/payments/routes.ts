import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/payments/payments.ts';
import { bindEndpoint } from '#server/http/calls/bind-endpoint.ts';
import type { Services } from '#server/services.ts';
import { spendCredit } from './booking/spend-credit.ts';
import { bookByHand } from './booking/book-by-hand.ts';
import { refundPayment, undoPayment } from './booking/reverse-payment.ts';
import { listPayments, readLedger, readPaymentRequest } from './ledger/read-ledger.ts';
import { listPaymentRequests, sumPayments } from './list/list-payment-requests.ts';
import { cancelRequest, rejectClaim, requestPayment, stopReminders } from './requests/change-request.ts';

/** Binds the office's calls about requests for money and payments (H6, H11). */
export function bindPaymentEndpoints(app: FastifyInstance, services: Services): void {
  bindReading(app, services);
  bindBooking(app, services);
  bindRequestChanges(app, services);
}

function bindReading(app: FastifyInstance, services: Services): void {
  const { db, clock } = services;
  bindEndpoint(app, services, {
    endpoint: contract.listPaymentRequests,
    handle: ({ query: { after, ...filter } }) => listPaymentRequests(db, { ...filter, after, now: clock() }),
  });
  bindEndpoint(app, services, { endpoint: contract.sumPayments, handle: () => sumPayments(db, clock()) });
  bindEndpoint(app, services, {
    endpoint: contract.getPaymentRequest,
    handle: ({ parameters: { id } }) => readPaymentRequest(db, { id, now: clock() }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.listPayments,
    handle: ({ query }) => listPayments(db, query),
  });
  bindEndpoint(app, services, {
    endpoint: contract.readLedger,
    handle: ({ parameters: { id } }) => readLedger(db, { quoteId: id, now: clock() }),
  });
}

function bindBooking(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, services, {
    endpoint: contract.bookPayment,
    handle: ({ body, caller, idempotencyKey, audit }) =>
      bookByHand(services, { ...body, caller, idempotencyKey, audit }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.spendCredit,
    handle: async ({ parameters, body, caller, idempotencyKey, audit }) => {
      await spendCredit(services, { ...parameters, ...body, caller, idempotencyKey, audit });
      return {};
    },
  });
  bindEndpoint(app, services, {
    endpoint: contract.undoPayment,
    handle: async ({ parameters, body, caller, idempotencyKey, audit }) => {
      await undoPayment(services, { ...parameters, ...body, caller, idempotencyKey, audit });
      return {};
    },
  });
  bindEndpoint(app, services, {
    endpoint: contract.refundPayment,
    handle: async ({ parameters, body, caller, idempotencyKey, audit }) => {
      await refundPayment(services, { ...parameters, ...body, caller, idempotencyKey, audit });
      return {};
    },
  });
}

function bindRequestChanges(app: FastifyInstance, services: Services): void {
  const { db, clock } = services;
  const read = async (id: string) => (await readPaymentRequest(db, { id, now: clock() })).request;
  bindEndpoint(app, services, {
    endpoint: contract.requestPayment,
    handle: async ({ parameters: { id }, body, caller, audit }) => {
      await requestPayment(services, { id, ...body, caller, audit });
      return read(id);
    },
  });
  bindEndpoint(app, services, {
    endpoint: contract.cancelPaymentRequest,
    handle: async ({ parameters: { id }, body, caller, audit }) => {
      await cancelRequest(services, { id, ...body, caller, audit });
      return read(id);
    },
  });
  bindEndpoint(app, services, {
    endpoint: contract.rejectClaim,
    handle: async ({ parameters: { id }, body, caller, audit }) => {
      await rejectClaim(services, { id, ...body, caller, audit });
      return read(id);
    },
  });
  bindEndpoint(app, services, {
    endpoint: contract.changeReminders,
    handle: async ({ parameters: { id }, body, caller, audit }) => {
      await stopReminders(services, { id, ...body, caller, audit });
      return read(id);
    },
  });
}
