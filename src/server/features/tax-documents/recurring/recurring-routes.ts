import type { FastifyInstance } from 'fastify';
import {
  changeRecurringInvoice,
  listRecurringInvoices,
  startRecurringInvoice,
} from '#contract/tax-documents/recurring-invoices.ts';
import { bindEndpoint } from '#server/http/calls/bind-endpoint.ts';
import type { Services } from '#server/services.ts';
import { changeRecurring } from './change-recurring.ts';
import { listCare } from './read-care.ts';
import { startCare } from './start-care.ts';

/** Binds the calls about monthly care (H11). */
export function bindRecurringInvoices(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, services, {
    endpoint: listRecurringInvoices,
    handle: async ({ query }) => ({ rows: await listCare(services, query.quote) }),
  });
  bindEndpoint(app, services, {
    endpoint: startRecurringInvoice,
    handle: ({ body, audit }) => startCare(services, { ...body, audit }),
  });
  bindEndpoint(app, services, {
    endpoint: changeRecurringInvoice,
    handle: ({ parameters: { id }, body, audit }) => changeRecurring(services, { id, ...body, audit }),
  });
}
