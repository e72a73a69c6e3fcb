import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/projects/project-time.ts';
import { callerId } from '#server/features/service-requests/caller-id.ts';
import { bindEndpoint } from '#server/http/calls/bind-endpoint.ts';
import type { Services } from '#server/services.ts';
import { bindTimeExport } from './export-time.ts';
import { changeTime, noteTime, removeTime } from './note-time.ts';
import { presentTime } from './present-time.ts';
import { discardTimer, startTimer, stopTimer } from './run-timer.ts';

/** Binds the calls about time that is noted for projects (I1). */
export function bindTime(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, services, {
    endpoint: contract.readTime,
    handle: ({ parameters: { id }, caller }) => presentTime(services.db, { id, userId: callerId(caller) }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.noteTime,
    handle: ({ parameters, body: facts, caller, audit, idempotencyKey }) =>
      noteTime(services, { ...parameters, facts, caller, audit, idempotencyKey }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.changeTime,
    handle: ({ parameters, body: { version, ...facts }, caller, audit }) =>
      changeTime(services, { ...parameters, version, facts, caller, audit }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.removeTime,
    handle: ({ parameters, body, caller, audit }) => removeTime(services, { ...parameters, ...body, caller, audit }),
  });
  bindTimer(app, services);
  bindTimeExport(app, services);
}

function bindTimer(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, services, {
    endpoint: contract.startTimer,
    handle: ({ parameters, body, caller }) => startTimer(services, { ...parameters, ...body, caller }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.stopTimer,
    handle: ({ body, caller, audit }) => stopTimer(services, { ...body, caller, audit }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.discardTimer,
    handle: ({ body, caller }) => discardTimer(services, { ...body, caller }),
  });
}
