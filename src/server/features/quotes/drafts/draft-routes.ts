import type { FastifyInstance } from 'fastify';
import {
  createQuote as creation,
  deleteQuote as deletion,
  noteQuotePresence,
  reviseQuote as revision,
  saveQuote as saving,
} from '#contract/quotes/quotes.ts';
import { recordPresence } from '#server/features/presence/record-presence.ts';
import { callerId } from '#server/features/service-requests/caller-id.ts';
import { bindEndpoint } from '#server/http/calls/bind-endpoint.ts';
import type { Services } from '#server/services.ts';
import { createQuote } from './create-quote.ts';
import { deleteDraft } from './delete-draft.ts';
import { reviseQuote } from './revise-quote.ts';
import { saveQuote } from './save-quote.ts';

/** Binds the calls about drafts of quotes, and for who has one open (G5, H2, H7). */
export function bindDraftQuotes(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, services, {
    endpoint: creation,
    handle: ({ body: { source }, ...call }) => createQuote(services, { ...call, source }),
  });
  bindEndpoint(app, services, {
    endpoint: saving,
    handle: ({ parameters: { id }, body }) => saveQuote(services, { id, ...body }),
  });
  bindEndpoint(app, services, {
    endpoint: deletion,
    handle: async ({ parameters: { id }, body, audit }) => {
      await deleteDraft(services, { id, ...body, audit });
      return {};
    },
  });
  bindEndpoint(app, services, {
    endpoint: revision,
    handle: ({ parameters: { id }, caller, audit }) => reviseQuote(services, { id, caller, audit }),
  });
  bindEndpoint(app, services, {
    endpoint: noteQuotePresence,
    handle: ({ parameters, body, caller }) =>
      recordPresence(services, { kind: 'quote', recordId: parameters.id, userId: callerId(caller), ...body }),
  });
}
