import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/quotes/quote-answers.ts';
import { bindEndpoint } from '#server/http/calls/bind-endpoint.ts';
import type { Services } from '#server/services.ts';
import { endLink, renewLink } from './change-link.ts';
import { readQuoteAnswers } from './read-quote-answers.ts';

/** Binds what the agency reads of answers, and its hold on private links (H5). */
export function bindQuoteAnswerOffice(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, services, {
    endpoint: contract.getQuoteAnswers,
    handle: ({ parameters }) => readQuoteAnswers(services, parameters.id),
  });
  bindEndpoint(app, services, {
    endpoint: contract.endQuoteLink,
    handle: ({ parameters, caller, audit }) => endLink(services, { ...parameters, caller, audit }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.renewQuoteLink,
    handle: ({ parameters, caller, audit }) => renewLink(services, { ...parameters, caller, audit }),
  });
}
