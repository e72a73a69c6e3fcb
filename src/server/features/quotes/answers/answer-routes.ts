import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/quotes/private-quote.ts';
import { bindEndpoint } from '#server/http/calls/bind-endpoint.ts';
import type { Services } from '#server/services.ts';
import { acceptQuote } from './accept-quote.ts';
import { askAboutQuote } from './questions/ask-about-quote.ts';
import { declineQuote, requestChanges } from './refuse-quote.ts';
import { sendCode } from '#server/features/quotes/codes/send-code.ts';
import { undoAnswer } from './undo-answer.ts';
import { undoQuestion } from './questions/undo-question.ts';

/** Binds the calls by which recipients answer a quote (H5). */
export function bindQuoteAnswers(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, services, {
    endpoint: contract.askAboutQuote,
    handle: ({ parameters, body, caller, idempotencyKey }) =>
      askAboutQuote(services, { ...parameters, ...body, caller, idempotencyKey }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.undoQuestion,
    handle: ({ parameters, caller }) => undoQuestion(services, { ...parameters, caller }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.declineQuote,
    handle: ({ parameters, body, caller }) => declineQuote(services, { ...parameters, ...body, caller }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.requestQuoteChanges,
    handle: ({ parameters, body, caller }) => requestChanges(services, { ...parameters, ...body, caller }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.undoQuoteAnswer,
    handle: ({ parameters, caller }) => undoAnswer(services, { ...parameters, caller }),
  });
  bindSigning(app, services);
}

function bindSigning(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, services, {
    endpoint: contract.sendSigningCode,
    handle: ({ parameters, caller }) => sendCode(services, { ...parameters, caller }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.acceptQuote,
    handle: ({ parameters, body, caller, idempotencyKey }) =>
      acceptQuote(services, { ...parameters, ...body, caller, idempotencyKey }),
  });
}
