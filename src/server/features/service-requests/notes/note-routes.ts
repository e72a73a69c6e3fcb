import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/service-requests/request-changes.ts';
import { callerId } from '#server/features/service-requests/caller-id.ts';
import { recordPresence } from '#server/features/presence/record-presence.ts';
import { bindEndpoint } from '#server/http/calls/bind-endpoint.ts';
import type { Services } from '#server/services.ts';
import { addNote, deleteNote } from './notes.ts';

/** Binds the calls for internal notes, and for who has a request open (G3, G5). */
export function bindRequestNotes(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, services, {
    endpoint: contract.addRequestNote,
    handle: ({ parameters, body, caller, audit, idempotencyKey }) =>
      addNote(services, { requestId: parameters.id, body: body.body, idempotencyKey, caller, audit }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.deleteRequestNote,
    handle: async ({ parameters: { id, noteId }, caller, audit }) => {
      await deleteNote(services, { requestId: id, noteId, caller, audit });
      return {};
    },
  });
  bindEndpoint(app, services, {
    endpoint: contract.noteRequestPresence,
    handle: ({ parameters, body, caller }) =>
      recordPresence(services, { kind: 'request', recordId: parameters.id, userId: callerId(caller), ...body }),
  });
}
