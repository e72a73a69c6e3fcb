import type { FastifyInstance } from 'fastify';
import * as files from '#contract/projects/project-files.ts';
import * as contract from '#contract/threads.ts';
import { callerId } from '#server/features/service-requests/caller-id.ts';
import { bindEndpoint } from '#server/http/calls/bind-endpoint.ts';
import type { Services } from '#server/services.ts';
import { changeMessage } from './change-message.ts';
import { listOwnProjectFiles, listProjectFiles } from './files/list-project-files.ts';
import { findOfficeThread, findOwnThread } from './find-thread.ts';
import { markSeen, noteTyping } from './follow-thread.ts';
import { bindOwnThreadFiles } from './own-file-routes.ts';
import { readOfficePage, readOwnPage } from './read-thread.ts';
import { listUnread } from './unread-store.ts';
import { writeAsAgency, writeAsCustomer } from './write-message.ts';

/** Binds the calls about threads of messages, the portal's and the office's (I2). */
export function bindThreads(app: FastifyInstance, services: Services): void {
  bindOwnThreads(app, services);
  bindOwnThreadFiles(app, services);
  bindOfficeThreads(app, services);
  bindProjectFiles(app, services);
}

/** The list of a project's files, for its customer and for the agency. */
function bindProjectFiles(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, services, {
    endpoint: files.listOwnProjectFiles,
    handle: ({ parameters, query, caller }) =>
      listOwnProjectFiles(services, { ...parameters, ...query, asked: { userId: callerId(caller) } }),
  });
  bindEndpoint(app, services, {
    endpoint: files.listProjectFiles,
    handle: ({ parameters, query }) => listProjectFiles(services, { ...parameters, ...query }),
  });
}

function bindOwnThreads(app: FastifyInstance, services: Services): void {
  const side = 'customer' as const;
  bindEndpoint(app, services, {
    endpoint: contract.readOwnThread,
    async handle({ parameters, query, caller }) {
      const userId = callerId(caller);
      const thread = await findOwnThread(services.db, { ...parameters, userId });
      return readOwnPage(services, { thread, userId, before: query.before });
    },
  });
  bindEndpoint(app, services, {
    endpoint: contract.sendOwnMessage,
    handle: ({ parameters, body, caller, idempotencyKey }) =>
      writeAsCustomer(services, { ...parameters, ...body, caller, idempotencyKey }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.markOwnThreadSeen,
    handle: ({ parameters, body, caller }) => markSeen(services, { ...parameters, ...body, side, caller }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.noteOwnTyping,
    handle: ({ parameters, caller }) => noteTyping(services, { ...parameters, side, caller }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.editOwnMessage,
    handle: ({ parameters, body, caller }) => changeMessage(services, { ...parameters, ...body, side, caller }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.deleteOwnMessage,
    handle: ({ parameters, caller }) => changeMessage(services, { ...parameters, body: null, side, caller }),
  });
}

function bindOfficeThreads(app: FastifyInstance, services: Services): void {
  const side = 'agency' as const;
  bindEndpoint(app, services, {
    endpoint: contract.listUnreadThreads,
    handle: async ({ caller }) => ({ threads: await listUnread(services.db, callerId(caller)) }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.readThread,
    async handle({ parameters, query, caller }) {
      const thread = await findOfficeThread(services.db, parameters);
      return readOfficePage(services, { thread, userId: callerId(caller), before: query.before });
    },
  });
  bindEndpoint(app, services, {
    endpoint: contract.sendMessage,
    handle: ({ parameters, body, caller, idempotencyKey, audit }) =>
      writeAsAgency(services, { ...parameters, ...body, caller, idempotencyKey, audit }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.markThreadSeen,
    handle: ({ parameters, body, caller }) => markSeen(services, { ...parameters, ...body, side, caller }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.noteTyping,
    handle: ({ parameters, caller }) => noteTyping(services, { ...parameters, side, caller }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.editMessage,
    handle: ({ parameters, body, caller, audit }) =>
      changeMessage(services, { ...parameters, ...body, side, caller, audit }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.deleteMessage,
    handle: ({ parameters, caller, audit }) =>
      changeMessage(services, { ...parameters, body: null, side, caller, audit }),
  });
}
