import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/quotes/quote-answers.ts';
import { bindEndpoint } from '#server/http/calls/bind-endpoint.ts';
import type { Services } from '#server/services.ts';
import { acceptOnBehalf } from './accept-on-behalf.ts';
import { answerQuestion } from '#server/features/quotes/answers/questions/answer-question.ts';
import { declineOnBehalf } from './decline-on-behalf.ts';
import { bindEvidenceFile } from '#server/features/quotes/answers/evidence/evidence-file-route.ts';
import { readQuoteAnswers } from '#server/features/quotes/answers/read-quote-answers.ts';

/** Binds the calls of the office about what customers have answered (H5). */
export function bindOfficeAnswers(app: FastifyInstance, services: Services): void {
  bindEvidenceFile(app, services);
  bindEndpoint(app, services, {
    endpoint: contract.getQuoteAnswers,
    handle: ({ parameters }) => readQuoteAnswers(services, parameters.id),
  });
  bindEndpoint(app, services, {
    endpoint: contract.answerQuestion,
    handle: ({ parameters, body, caller, audit }) =>
      answerQuestion(services, { ...parameters, ...body, caller, audit }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.acceptOnBehalf,
    handle: ({ parameters, body, caller, idempotencyKey, audit }) =>
      acceptOnBehalf(services, { ...parameters, ...body, caller, idempotencyKey, audit }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.declineOnBehalf,
    handle: ({ parameters, body, caller, audit }) =>
      declineOnBehalf(services, { ...parameters, ...body, caller, audit }),
  });
}
