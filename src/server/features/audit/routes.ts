import type { FastifyInstance } from 'fastify';
import { listAuditEntries } from '#contract/audit.ts';
import { bindEndpoint } from '#server/http/calls/bind-endpoint.ts';
import type { Services } from '#server/services.ts';
import { readAuditEntries } from './audit-store.ts';

/** Serves the audit log to administrators (G11). */
export function bindAuditEndpoint(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, services, {
    endpoint: listAuditEntries,
    handle: ({ query }) => readAuditEntries(services.db, query),
  });
}
