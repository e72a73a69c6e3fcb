import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/tax-documents/document-delivery.ts';
import { bindEndpoint } from '#server/http/calls/bind-endpoint.ts';
import type { Services } from '#server/services.ts';
import { changeEInvoiceSettings, showEInvoiceSettings } from './change-e-invoice-settings.ts';
import { deliverNow } from './deliver-now.ts';
import { readDelivery } from './read-delivery.ts';

/** Serves the delivery of structured invoices and the settings of its provider (H10). */
export function bindDeliveryEndpoints(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, services, {
    endpoint: contract.getDocumentDelivery,
    handle: ({ parameters }) => readDelivery(services, parameters.id),
  });
  bindEndpoint(app, services, {
    endpoint: contract.deliverDocument,
    handle: ({ parameters, audit }) => deliverNow(services, { id: parameters.id, audit }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.getEInvoiceSettings,
    handle: () => showEInvoiceSettings(services),
  });
  bindEndpoint(app, services, {
    endpoint: contract.changeEInvoiceSettings,
    handle: ({ body, caller, audit }) =>
      changeEInvoiceSettings(services, { change: body, language: caller.language, audit }),
  });
}
