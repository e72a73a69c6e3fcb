import type { FastifyInstance } from 'fastify';
import {
  getTaxDocument,
  issueTaxDocument,
  listAdvancesToDocument,
  listTaxDocuments,
  mailTaxDocument,
} from '#contract/tax-documents/tax-documents.ts';
import { bindEndpoint } from '#server/http/calls/bind-endpoint.ts';
import type { Services } from '#server/services.ts';
import { listAdvancesDue } from './advances/list-advances-due.ts';
import { bindDeliveryEndpoints } from './delivery/delivery-routes.ts';
import { bindDraftDocuments } from './drafts/draft-routes.ts';
import { issueDocument } from './issuing/issue-document.ts';
import { listDocuments } from './list/list-documents.ts';
import { bindDocumentFiles } from './files/document-file-routes.ts';
import { mailDocument } from './mailing/mail-document.ts';
import { bindMonth } from './month/month-routes.ts';
import { readDocument } from './read-document.ts';
import { bindRecurringInvoices } from './recurring/recurring-routes.ts';

/** Binds the calls about tax documents (H11). */
export function bindTaxDocuments(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, services, {
    endpoint: listTaxDocuments,
    handle: ({ query }) => listDocuments(services, query),
  });
  bindEndpoint(app, services, {
    endpoint: getTaxDocument,
    handle: ({ parameters: { id }, caller }) => readDocument(services, id, caller.language),
  });
  bindEndpoint(app, services, {
    endpoint: listAdvancesToDocument,
    handle: () => listAdvancesDue(services),
  });
  bindEndpoint(app, services, {
    endpoint: mailTaxDocument,
    handle: ({ parameters: { id }, caller, idempotencyKey, audit }) =>
      mailDocument(services, { id, caller, idempotencyKey, audit }),
  });
  bindDraftDocuments(app, services);
  bindDocumentFiles(app, services);
  bindMonth(app, services);
  bindEndpoint(app, services, {
    endpoint: issueTaxDocument,
    handle: ({ parameters: { id }, body, ...call }) => issueDocument(services, { id, ...body, ...call }),
  });
  bindRecurringInvoices(app, services);
  bindDeliveryEndpoints(app, services);
}
