import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import * as contract from '#contract/service-requests/request-changes.ts';
import { listAdministrators as listAdministratorsEndpoint } from '#contract/service-requests/service-requests.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { bindEndpoint } from '#server/http/calls/bind-endpoint.ts';
import { callerId } from '#server/features/service-requests/caller-id.ts';
import { deleteRequest } from '#server/features/service-requests/deletion/delete-request.ts';
import { findSettled } from '#server/features/service-requests/deletion/request-deletion-store.ts';
import type { Services } from '#server/services.ts';
import { listAdministrators, namesOf } from './administrators-store.ts';
import { changeDetails } from './change-details.ts';
import { changeOne } from './change-one.ts';
import { changeTogether } from './change-together.ts';
import { lockQuotesOf, withdrawQuotesOf } from './open-quotes-store.ts';
import { markRead } from './mark-read.ts';
import { planArchive } from './plan-archive.ts';
import { demandAdministrator, planAssign } from './plan-assign.ts';
import { planPriority } from './plan-priority.ts';
import { planStatus } from './plan-status.ts';
import { tellAssignee } from './tell-assignee.ts';
import { undoChanges } from './undo-changes.ts';

/** Binds the calls that change requests (G2-G5, G10). */
export function bindRequestChanges(app: FastifyInstance, services: Services): void {
  bindChangesOfOne(app, services);
  bindDetails(app, services);
  bindChangesOfMany(app, services);
  bindEndpoint(app, services, {
    endpoint: listAdministratorsEndpoint,
    handle: async () => ({ administrators: await listAdministrators(services.db) }),
  });
}

function bindChangesOfOne(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, services, {
    endpoint: contract.changeRequestStatus,
    handle: ({ parameters, body: { version, to, reason }, caller, audit }) => {
      const { clock, newId } = services;
      const cancelling = { actor: 'admin', actorId: callerId(caller), now: clock(), newId, reason } as const;
      const holdBefore = (transaction: Transaction<DatabaseSchema>) => lockQuotesOf(transaction, [parameters.id]);
      const change = { ...parameters, version, caller, audit, holdBefore };
      return changeOne(services, change, async (transaction, request) => ({
        plan: planStatus({ ...cancelling, to, settled: await findSettled(transaction, [request]) }),
        facts: { from: request.status, to },
        ...(to === 'cancelled' && { along: () => withdrawQuotesOf(transaction, [request.id], cancelling) }),
      }));
    },
  });
  bindEndpoint(app, services, {
    endpoint: contract.assignRequest,
    handle: ({ parameters, body: { version, assigneeId }, caller, audit }) => {
      const holdBefore = (transaction: Transaction<DatabaseSchema>) => demandAdministrator(transaction, assigneeId);
      const change = { ...parameters, version, caller, audit, holdBefore };
      return changeOne(services, change, async (transaction, request) => {
        const before = request.assignee_id;
        const names = await namesOf(transaction, [before, assigneeId]);
        return {
          plan: planAssign(assigneeId, names),
          facts: { from: before, to: assigneeId },
          along: () => tellAssignee(services, transaction, { assigneeId, requests: [request], caller }),
        };
      });
    },
  });
  bindEndpoint(app, services, {
    endpoint: contract.changeRequestPriority,
    handle: ({ parameters, body: { version, priority }, caller, audit }) =>
      changeOne(services, { ...parameters, version, caller, audit }, async (_, request) => ({
        plan: planPriority(priority),
        facts: { from: request.priority, to: priority },
      })),
  });
  bindEndpoint(app, services, {
    endpoint: contract.archiveRequest,
    handle: ({ parameters, body: { version, isArchived }, caller, audit }) =>
      changeOne(services, { ...parameters, version, caller, audit }, async () => ({
        plan: planArchive(isArchived),
        facts: { isArchived },
      })),
  });
  bindEndpoint(app, services, {
    endpoint: contract.markRequestRead,
    handle: async ({ parameters, body }) => {
      await markRead(services, { ...parameters, ...body });
      return {};
    },
  });
}

function bindDetails(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, services, {
    endpoint: contract.changeRequestDetails,
    handle: ({ parameters, body: { version, ...details }, caller, audit }) =>
      changeDetails(services, { ...parameters, version, details, caller, audit }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.deleteRequest,
    handle: async ({ parameters, body, caller, audit }) => {
      await deleteRequest(services, { ...parameters, ...body, caller, audit });
      return {};
    },
  });
}

function bindChangesOfMany(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, services, {
    endpoint: contract.changeRequestsTogether,
    handle: ({ body, caller, audit }) => changeTogether(services, { ...body, caller, audit }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.undoRequestChanges,
    handle: ({ body, caller, audit }) => undoChanges(services, { ...body, caller, audit }),
  });
}
